import { text, type Form } from './form.ts';
import { cardOf } from './intents.ts';
import { FakeStripeError, invalid, missing, newId, type FakeState } from './state.ts';

/** Stores a card without a charge, confirmed in the request that creates it. A token is used once, also by a declined card. */
export function setUp(state: FakeState, form: Form): object {
  const customer = text(form, 'customer') ?? '';
  if (!state.customers.has(customer)) throw missing();
  const token = state.tokens.get(text(form, 'confirmation_token') ?? '');
  if (token?.expires_at === null) throw invalid('token_already_used');
  const method = token?.method ?? state.methods.get(text(form, 'payment_method') ?? '');
  if (method === undefined) throw missing();
  if (method.spent || (method.customer !== null && method.customer !== customer))
    throw invalid('payment_method_unexpected_state');
  if (token) token.expires_at = null;
  state.methods.set(method.id, method);
  const { behaviour } = method;
  if (behaviour !== 'succeeds' && behaviour !== 'asks')
    throw new FakeStripeError(402, 'card_error', 'card_declined', { decline_code: 'generic_decline' });
  const isStored = behaviour === 'succeeds';
  if (isStored) method.customer = customer;
  return {
    id: newId('seti'),
    object: 'setup_intent',
    status: isStored ? 'succeeded' : 'requires_action',
    customer,
    usage: 'off_session',
    last_setup_error: null,
    payment_method: {
      id: method.id,
      object: 'payment_method',
      type: method.type,
      customer,
      card: cardOf(method),
    },
  };
}
