import { inside, text, type Form } from './form.ts';
import {
  FakeStripeError,
  invalid,
  missing,
  newId,
  recordEvent,
  type FakeIntent,
  type FakeMethod,
  type FakeState,
} from './state.ts';

/** An intent as Stripe sends it; with the whole card if the request expands it. */
export function shown({ methods }: FakeState, intent: FakeIntent, withCard: boolean) {
  const method = methods.get(intent.payment_method ?? '');
  const card = method && {
    id: method.id,
    object: 'payment_method',
    type: method.type,
    customer: method.customer,
    ...(method.type === 'card' ? { card: cardOf(method) } : { link: { email: 'payer@link.test' } }),
  };
  return {
    ...intent,
    object: 'payment_intent',
    currency: 'usd',
    amount_received: intent.status === 'succeeded' ? intent.amount : 0,
    payment_method: withCard && card ? card : intent.payment_method,
  };
}

export const cardOf = ({ last4, wallet }: FakeMethod) => ({
  brand: 'visa',
  last4,
  exp_month: 12,
  exp_year: 2035,
  wallet: wallet && { type: wallet, dynamic_last4: null },
});

function requireUsable(
  method: FakeMethod,
  { customer, types }: Pick<FakeIntent, 'customer' | 'types'>,
): void {
  const belongs = method.customer === null ? !method.spent : method.customer === customer;
  if (!belongs) throw invalid('payment_method_unexpected_state');
  if (!types.includes(method.type)) throw invalid('payment_intent_incompatible_payment_method');
}

/** Without a payment method, the intent waits for one, which its confirmation brings. */
export function createIntent(state: FakeState, form: Form): FakeIntent {
  const named = text(form, 'payment_method');
  const method = named === undefined ? null : state.methods.get(named);
  if (method === undefined) throw missing();
  const customer = text(form, 'customer') ?? null;
  const types = Object.values(inside(form, 'allowed_payment_method_types'));
  if (method !== null) requireUsable(method, { customer, types });
  if (customer !== null && !state.customers.has(customer)) throw missing();
  const id = newId('pi');
  const intent: FakeIntent = {
    id,
    amount: Number(text(form, 'amount')),
    client_secret: `${id}_secret_${newId('s')}`,
    metadata: inside(form, 'metadata'),
    customer,
    types,
    setup_future_usage: text(form, 'setup_future_usage') ?? null,
    first_method: method?.id ?? null,
    created: Math.floor(Date.now() / 1000),
    payment_method: method?.id ?? null,
    status: method === null ? 'requires_payment_method' : 'requires_confirmation',
    last_payment_error: null,
  };
  state.intents.set(id, intent);
  return intent;
}

/** Makes a payment method of a confirmation token and gives it to the intent. A token is used once, also by a declined card. */
function takeToken(state: FakeState, intent: FakeIntent, id: string): FakeMethod {
  const token = state.tokens.get(id);
  if (token === undefined) throw missing();
  if (token.expires_at === null) throw invalid('token_already_used');
  if (token.expires_at * 1000 <= Date.now()) throw missing();
  const { setup_future_usage: usage = intent.setup_future_usage } = token;
  if (usage !== intent.setup_future_usage) throw invalid('parameter_invalid');
  requireUsable(token.method, intent);
  token.expires_at = null;
  state.methods.set(token.method.id, token.method);
  intent.payment_method = token.method.id;
  intent.first_method ??= token.id;
  return token.method;
}

export function confirmIntent(state: FakeState, id: string, form: Form): FakeIntent {
  const intent = state.intents.get(id);
  if (intent === undefined) throw missing();
  const token = text(form, 'confirmation_token');
  const waits = token === undefined ? 'requires_confirmation' : 'requires_payment_method';
  if (intent.status !== waits) throw invalid('payment_intent_unexpected_state');
  const method =
    token === undefined ? state.methods.get(intent.payment_method ?? '') : takeToken(state, intent, token);
  if (method === undefined) throw missing();
  const offSession = text(form, 'off_session') === 'true';
  if (method.behaviour === 'succeeds') return succeed(state, intent);
  if (method.behaviour === 'asks' && !offSession) {
    intent.status = 'requires_action';
    recordEvent(state, 'payment_intent.requires_action', shown(state, intent, false));
    return intent;
  }
  if (method.behaviour === 'asks') throw declineCard(state, intent, 'authentication_required');
  const isGeneric = method.behaviour === 'declines' || method.behaviour === 'unsupported';
  throw declineCard(state, intent, 'card_declined', isGeneric ? 'generic_decline' : method.behaviour);
}

/** The cardholder's response to the 3-D Secure challenge, given in the browser. */
export function authenticateIntent(state: FakeState, secret: string, approve: boolean): void {
  const intent = [...state.intents.values()].find(({ client_secret }) => client_secret === secret);
  if (intent?.status !== 'requires_action') return;
  if (approve) succeed(state, intent);
  else declineCard(state, intent, 'payment_intent_authentication_failure');
}

export function cancelIntent(state: FakeState, id: string): FakeIntent {
  const intent = state.intents.get(id);
  if (intent === undefined) throw missing();
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw invalid('payment_intent_unexpected_state');
  }
  intent.status = 'canceled';
  recordEvent(state, 'payment_intent.canceled', shown(state, intent, false));
  return intent;
}

function succeed(state: FakeState, intent: FakeIntent): FakeIntent {
  intent.status = 'succeeded';
  const method = state.methods.get(intent.payment_method ?? '');
  if (method && intent.setup_future_usage !== null) method.customer = intent.customer;
  else if (method) method.spent = true;
  recordEvent(state, 'payment_intent.succeeded', shown(state, intent, false));
  return intent;
}

function declineCard(
  state: FakeState,
  intent: FakeIntent,
  code: string,
  decline_code?: string,
): FakeStripeError {
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.last_payment_error = {
    code,
    ...(decline_code === undefined ? {} : { decline_code }),
  };
  recordEvent(state, 'payment_intent.payment_failed', shown(state, intent, false));
  const { last_payment_error: error } = intent;
  return new FakeStripeError(402, 'card_error', code, {
    ...error,
    payment_intent: shown(state, intent, false),
  });
}
