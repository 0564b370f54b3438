import { studioDay, toStudioIso } from '@detroit-well/config/studio-time';
import { fromCents, laterPlans, refundDue, schedule, toCents } from '@detroit-well/pricing';
import { checkCard } from '@detroit-well/validation/card';
import type { contract, ParsedBody, PaymentPlan, Registration } from '../../contract/index.ts';
import { fakeProblem } from '../fakes/fake-problem.ts';
import { fieldsOf, signedIn, text } from './handler-input.ts';
import { declined, type MockRegistration, type MockState } from './mock-state.ts';
import { liveOf } from './live-of.ts';
import type { MockCall, MockHandlers } from './mock-call.ts';
import { newPerson } from './people-handlers.ts';

/** The response of a registration: with a payment where the provider was involved. */
function resultOf({ view, paidCents, clientSecret }: MockRegistration) {
  const asked = clientSecret !== null && view.status === 'held';
  const amount = asked ? (view.instalments[0]?.amount ?? view.price) : fromCents(paidCents);
  return {
    registration: view,
    payment:
      asked || paidCents > 0
        ? {
            status: asked ? 'requires_action' : 'succeeded',
            client_secret: asked ? clientSecret : null,
            amount,
          }
        : null,
    message: asked ? 'Please confirm the payment.' : 'You are registered.',
  };
}

function refundOf({ view, paidCents }: MockRegistration, state: MockState) {
  return refundDue({ paidCents, startsAt: view.start_datetime, now: state.now(), cancelledBy: 'member' });
}

/** Cancels, or repeats the response of an earlier cancellation. */
function cancel(registration: MockRegistration, state: MockState) {
  const { view, paidCents } = registration;
  if (view.status === 'cancelled') return cancellationOf(registration);
  if (view.status !== 'confirmed' || Date.parse(view.start_datetime) <= state.now().getTime())
    throw fakeProblem('cannot_cancel');
  const { refundCents } = refundOf(registration, state);
  const isRefunded = refundCents > 0;
  const cancelled: Registration = {
    ...view,
    status: 'cancelled',
    payment_status: isRefunded ? 'refunded' : paidCents > 0 ? view.payment_status : 'void',
    instalments: view.instalments.map((each) =>
      each.status === 'due' ? { ...each, status: 'dropped' } : each,
    ),
  };
  return cancellationOf(state.replace(view.public_id, { view: cancelled, refundCents }));
}

const cancellationOf = ({ view, refundCents = 0 }: MockRegistration) => ({
  registration: view,
  refund: {
    amount: fromCents(refundCents),
    status: refundCents > 0 ? 'succeeded' : 'none',
    returned_amount: fromCents(refundCents),
    owed_amount: '0.00',
    parts:
      refundCents > 0
        ? [{ to: 'card' as const, amount: fromCents(refundCents), returned_amount: fromCents(refundCents) }]
        : [],
  },
  message: `Your registration for ${view.session_title} is cancelled.`,
});

/** Starts a plan of a reserved seat from today on, before its first payment. */
function inPlan(registration: MockRegistration, plan: PaymentPlan, state: MockState): MockRegistration {
  const { view } = registration;
  const priceCents = toCents(view.price);
  const today = studioDay(state.now());
  const days = { today, sessionDay: studioDay(new Date(view.start_datetime)) };
  const seat = { plan: view.payment_plan, priceCents, instalments: view.instalments };
  if (!laterPlans(seat, days).includes(plan)) throw fakeProblem('plan_unavailable');
  const instalments = schedule(priceCents, plan, today).map(({ dueOn, cents }) => ({
    due_on: dueOn,
    amount: fromCents(cents),
    status: 'due' as const,
  }));
  return { ...registration, view: { ...view, payment_plan: plan, instalments } };
}

/** Pays one instalment, the given one or the next. */
function pay(registration: MockRegistration, number: number | undefined, state: MockState): MockRegistration {
  const { view } = registration;
  const index =
    number === undefined ? view.instalments.findIndex(({ status }) => status !== 'paid') : number - 1;
  const due = view.instalments[index];
  if (due === undefined || due.status === 'paid') throw fakeProblem('nothing_to_pay');
  const instalments = view.instalments.map((each, at) =>
    at === index ? { ...each, status: 'paid' as const } : each,
  );
  const paidCents = registration.paidCents + toCents(due.amount);
  const isPaid = instalments.every(({ status }) => status === 'paid');
  return state.replace(view.public_id, {
    paidCents,
    view: { ...view, instalments, payment_status: isPaid ? 'paid' : 'pending' },
  });
}

const registeredSession = (registration: MockRegistration, call: MockCall) => ({
  ...call.state.sessionFor(registration.view.session_id, call.person),
  registration: registration.view,
});

/** Cards, registrations and the registered sessions that result. */
export const registrationHandlers: MockHandlers = {
  'payments.config': () => ({ provider: 'sandbox', publishable_key: null }),
  'payments.createSandboxMethod': ({ body, state }) => {
    const checked = checkCard(
      body as ParsedBody<typeof contract.payments.createSandboxMethod>,
      studioDay(state.now()),
    );
    if (!checked.ok) throw fakeProblem('validation_failed', checked.fields);
    const { digits, brand, last4 } = checked.card;
    return { payment_method_id: state.addCard(digits), brand, last4 };
  },
  'payments.confirmSandbox': ({ body, state }) => {
    const { client_secret: secret, approve } = fieldsOf(body);
    const held = state.registrations.find(({ clientSecret }) => clientSecret === secret);
    if (held === undefined) throw fakeProblem('not_found');
    if (approve) {
      pay(held, 1, state);
    } else {
      state.replace(held.view.public_id, {
        view: { ...held.view, status: 'expired', payment_status: 'failed' },
      });
    }
    return { status: approve ? 'succeeded' : 'failed' };
  },
  'registrations.register': (call) => {
    const body = fieldsOf(call.body);
    const expected = body['amount'];
    const session = call.state.sessionFor(text(body['session_id']), signedIn(call));
    if (expected !== undefined && toCents(text(expected)) !== toCents(session.price))
      throw fakeProblem('price_changed', { price: session.price });
    return resultOf(
      call.state.register({
        person: signedIn(call),
        sessionId: session.public_id,
        plan: (body['payment_plan'] as Registration['payment_plan'] | undefined) ?? 'full',
        paymentMethodId: text(body['payment_method_id']) || undefined,
      }),
    );
  },
  'registrations.guestRegister': ({ body, state }) => {
    const form = body as ParsedBody<typeof contract.registrations.guestRegister>;
    const { email, first_name, last_name, password, date_of_birth } = form.user_data;
    if (state.people.some(({ profile }) => profile.email === email)) throw fakeProblem('account_exists');
    const person = newPerson(state, { email, password, first_name, last_name, date_of_birth }, true);
    try {
      const registration = state.register({
        person,
        sessionId: form.session_id,
        plan: form.payment_plan ?? 'full',
        paymentMethodId: form.payment_method_id || undefined,
      });
      return { ...resultOf(registration), account: { email, verification_sent: true } };
    } catch (error) {
      state.people.splice(state.people.indexOf(person), 1);
      throw error;
    }
  },
  'registrations.list': (call) => {
    const { profile } = signedIn(call);
    return call.state.registrations
      .filter(
        ({ personId, view }) =>
          personId === profile.public_id && (!call.query['status'] || view.status === call.query['status']),
      )
      .map(({ view }) => view)
      .toReversed();
  },
  'registrations.cancel': (call) =>
    cancel(call.state.registrationOf(call.params['id'] ?? '', signedIn(call)), call.state),
  'registrations.confirmPayment': (call) => {
    const { state } = call;
    const id = call.params['id'] ?? '';
    const held = state.registrations.find(({ view }) => view.public_id === id);
    if (held === undefined || held.clientSecret !== fieldsOf(call.body)['client_secret'])
      throw fakeProblem('not_found');
    if (held.view.status === 'expired') throw fakeProblem('payment_failed');
    if (held.view.status === 'held' && held.paidCents === 0) return resultOf(held);
    const view: Registration = { ...held.view, status: 'confirmed', hold_expires_at: null };
    return resultOf(state.replace(id, { view }));
  },
  'registrations.pay': (call) => {
    const { state, params } = call;
    const registration = state.registrationOf(params['id'] ?? '', signedIn(call));
    const { payment_method_id: card, instalment, payment_plan: plan } = fieldsOf(call.body);
    if (registration.view.payment_status !== 'pending') throw fakeProblem('nothing_to_pay');
    const startsPlan = plan !== undefined && plan !== registration.view.payment_plan;
    const begun = startsPlan ? inPlan(registration, plan as PaymentPlan, state) : registration;
    const behavior = state.charge(text(card));
    if (behavior !== 'succeeds' && behavior !== 'asks') throw declined(behavior);
    return resultOf(pay(begun, instalment as number | undefined, state));
  },
  'registeredSessions.list': (call) => {
    const { profile } = signedIn(call);
    return call.state.registrations
      .filter(({ personId, view }) => personId === profile.public_id && view.status === 'confirmed')
      .map((registration) => registeredSession(registration, call));
  },
  'registeredSessions.detail': (call) => {
    const registration = liveOf(call);
    const { refundCents, deadline } = refundOf(registration, call.state);
    const session = registeredSession(registration, call);
    const paid = {
      public_id: `pay_${registration.view.public_id}`,
      kind: 'charge',
      method: 'card',
      amount: fromCents(registration.paidCents),
      status: 'succeeded',
    };
    return {
      ...session,
      registration: {
        ...session.registration,
        payments: registration.paidCents > 0 ? [{ ...paid, created_at: registration.view.created_at }] : [],
        cancellation: {
          can_cancel: registration.view.status === 'confirmed',
          refund_amount: fromCents(refundCents),
          refund_deadline: toStudioIso(deadline),
        },
        feedback: null,
      },
    };
  },
  'registeredSessions.cancelPreview': (call) => {
    const registration = liveOf(call);
    const { refundCents, fullRefund, deadline } = refundOf(registration, call.state);
    return {
      can_cancel: registration.view.status === 'confirmed',
      paid_amount: fromCents(registration.paidCents),
      refund_amount: fromCents(refundCents),
      refund_credit: '0.00',
      full_refund: fullRefund,
      refund_deadline: toStudioIso(deadline),
      pass_credit: null,
      included_session: null,
      open_instalments: registration.view.instalments.filter(({ status }) => status === 'due').length,
    };
  },
  'registeredSessions.cancel': (call) => cancel(liveOf(call), call.state),
};
