import { studioDay, toStudioIso } from '@detroit-well/config/studio-time';
import { fromCents, refundDue, toCents } from '@detroit-well/pricing';
import { contract } from '../../contract/index.ts';
import type { Body, ParsedBody, Registration, Session } from '../../contract/index.ts';
import { exampleReply } from '../example-reply.ts';
import { fakeProblem } from '../fake-problem.ts';
import type { MockPerson } from './mock-data.ts';
import type { MockRegistration, MockState } from './mock-state.ts';
import type { CallName, MockCall, MockHandler } from './mock-studio.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const fieldsOf = (value: unknown): Record<string, unknown> => (value ?? {}) as Record<string, unknown>;
const signedIn = ({ person }: MockCall): MockPerson => {
  if (person === null) throw fakeProblem('not_authenticated');
  return person;
};

const membership = (person: MockPerson) =>
  person.isMember ? { ...exampleReply(contract.profile.dashboard).memberships[0]!, is_active: true } : null;
const userOf = ({ profile: { public_id, email } }: MockPerson) => ({ public_id, email, is_active: true });

/** The sessions of a list, by the filters of SPEC-B 7.5. */
function matching(call: MockCall, isUpcoming: boolean): Session[] {
  const { query, person, state } = call;
  const { category, program, exclude_session: except, start_date: from, end_date: to } = query;
  const isNamed = (name: unknown, value: string) => !name || text(name).toLowerCase() === value.toLowerCase();
  return state.sessionsFor(person).filter((session) => {
    const startsAt = new Date(session.start_datetime);
    const day = studioDay(startsAt);
    return (
      (!(isUpcoming || query['upcoming_only']) || startsAt > state.now()) &&
      (!query['available_only'] || (session.registration_open && !session.is_full)) &&
      isNamed(category, session.program.category_name) &&
      isNamed(program, session.program.title) &&
      session.public_id !== except &&
      (!from || day >= text(from)) &&
      (!to || day <= text(to))
    );
  });
}

const pageOf = <T>(all: readonly T[], { query }: MockCall): T[] => {
  const offset = Number(query['offset'] ?? 0);
  return all.slice(offset, offset + Number(query['limit'] ?? 50));
};

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

function cancel(registration: MockRegistration, state: MockState) {
  const { view, paidCents } = registration;
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
  state.replace(view.public_id, { view: cancelled });
  return {
    registration: cancelled,
    refund: {
      amount: fromCents(refundCents),
      status: isRefunded ? 'succeeded' : 'none',
      returned_amount: fromCents(refundCents),
      owed_amount: '0.00',
    },
    message: `Your registration for ${view.session_title} is cancelled.`,
  };
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

const liveOf = (call: MockCall): MockRegistration => {
  const person = signedIn(call);
  const found = call.state.registrations.find(
    ({ view, personId }) =>
      view.session_id === call.params['id'] &&
      personId === person.profile.public_id &&
      view.status !== 'expired',
  );
  if (found === undefined) throw fakeProblem('not_found');
  return found;
};

const registeredSession = (registration: MockRegistration, call: MockCall) => ({
  ...call.state.sessionFor(registration.view.session_id, call.person),
  registration: registration.view,
});

function waitlistEntry({ id, sessionId, createdAt }: MockState['waiting'][number], { state }: MockCall) {
  const line = state.waiting.filter((each) => each.sessionId === sessionId);
  return {
    public_id: id,
    session_id: sessionId,
    position: line.findIndex((each) => each.id === id) + 1,
    estimated_wait_time: null,
    notify_email: true,
    notify_sms: false,
    status: 'waiting',
    offer_expires_at: null,
    created_at: createdAt,
    on_waitlist: true,
  };
}

const waitingOf = (call: MockCall) => {
  const { profile } = signedIn(call);
  const found = call.state.waiting.find(
    (each) => each.sessionId === call.params['id'] && each.personId === profile.public_id,
  );
  if (found === undefined) throw fakeProblem('not_found');
  return found;
};

/** The calls that have a state. Every other call responds with the contract's example. */
export const mockHandlers: Partial<Record<CallName, MockHandler>> = {
  'auth.signIn': ({ body, state }) => {
    const { email, password } = body as Body<typeof contract.auth.signIn>;
    const person = state.people.find(({ profile }) => profile.email === email);
    if (person?.password !== password) throw fakeProblem('invalid_credentials');
    return state.signIn(person);
  },
  'auth.refresh': ({ body, state }) => {
    const tokens = state.refresh(text(fieldsOf(body)['refresh']));
    if (tokens === null) throw fakeProblem('token_invalid');
    return tokens;
  },
  'auth.signOut': ({ body, state }) => state.signOut(text(fieldsOf(body)['refresh'])),
  'account.register': ({ body, state }) => {
    const { email, password } = fieldsOf(body);
    if (state.people.some(({ profile }) => profile.email === email))
      throw fakeProblem('validation_failed', { email: ['An account with this email already exists.'] });
    const person = newPerson(state, { email: text(email), password: text(password) }, false);
    return { user: userOf(person), tokens: state.signIn(person), message: 'Your account has been created.' };
  },
  'profile.me': (call) => signedIn(call).profile,
  'profile.trainingDashboard': (call) => {
    const person = signedIn(call);
    return { user: userOf(person), profile: person.profile, membership: membership(person) };
  },
  'profile.dashboard': (call) => {
    const person = signedIn(call);
    const own = membership(person);
    return {
      user: userOf(person),
      profile: person.profile,
      staff_profile: person.role === 'coach' ? { is_coach: true, coach_bio: null } : null,
      memberships: own === null ? [] : [own],
      recent_activity: [],
    };
  },
  'sessions.upcoming': (call) => {
    const all = matching(call, true);
    return { count: all.length, upcoming_sessions: pageOf(all, call) };
  },
  'sessions.list': (call) => {
    const all = matching(call, false);
    return { count: all.length, sessions: pageOf(all, call) };
  },
  'sessions.detail': ({ params, person, state }) => state.sessionFor(params['id'] ?? '', person),
  'sessions.availability': ({ params, person, state }) => {
    const session = state.sessionFor(params['id'] ?? '', person);
    const { current_registrations, max_participants, available_spots, is_full, registration_open } = session;
    const can_register = registration_open && !is_full && !session.is_registered;
    return {
      can_register,
      current_registrations,
      max_participants,
      available_spots,
      is_full,
      registration_open,
    };
  },
  'payments.config': () => ({ provider: 'sandbox', publishable_key: null }),
  'payments.createSandboxMethod': ({ body, state }) => {
    const number = text(fieldsOf(body)['number']);
    return {
      payment_method_id: state.addCard(number),
      brand: 'visa',
      last4: number.replace(/\D/g, '').slice(-4),
    };
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
    const { payment_method_id: card, instalment } = fieldsOf(call.body);
    if (registration.view.payment_status !== 'pending') throw fakeProblem('nothing_to_pay');
    if (state.charge(text(card)) === 'declines') throw fakeProblem('payment_failed');
    return resultOf(pay(registration, instalment as number | undefined, state));
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
    const paid = { kind: 'charge', amount: fromCents(registration.paidCents), status: 'succeeded' };
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
      full_refund: fullRefund,
      refund_deadline: toStudioIso(deadline),
      open_instalments: registration.view.instalments.filter(({ status }) => status === 'due').length,
    };
  },
  'registeredSessions.cancel': (call) => cancel(liveOf(call), call.state),
  'waitlist.join': (call) => {
    const { profile } = signedIn(call);
    const { state } = call;
    const session = state.sessionFor(text(fieldsOf(call.body)['session_id']), call.person);
    if (!session.is_full) throw fakeProblem('waitlist_not_needed');
    const isSame = (each: MockState['waiting'][number]) =>
      each.personId === profile.public_id && each.sessionId === session.public_id;
    if (state.waiting.some(isSame)) throw fakeProblem('already_waiting');
    const entry = {
      id: state.newId('waitlist'),
      personId: profile.public_id,
      sessionId: session.public_id,
      createdAt: toStudioIso(state.now()),
    };
    state.waiting.push(entry);
    return waitlistEntry(entry, call);
  },
  'waitlist.status': (call) => waitlistEntry(waitingOf(call), call),
  'waitlist.leave': (call) => void call.state.waiting.splice(call.state.waiting.indexOf(waitingOf(call)), 1),
  'waitlist.list': (call) => {
    const { profile } = signedIn(call);
    const own = call.state.waiting.filter(({ personId }) => personId === profile.public_id);
    return {
      count: own.length,
      sms_available: false,
      results: own.map((each) => ({
        ...waitlistEntry(each, call),
        waiting_count: call.state.waiting.filter(({ sessionId }) => sessionId === each.sessionId).length,
        notified_at: null,
        payment_held_until: null,
        session: call.state.sessionFor(each.sessionId, call.person),
      })),
    };
  },
};

function newPerson(
  state: MockState,
  { email, password, ...given }: { email: string; password: string } & Partial<MockPerson['profile']>,
  signed: boolean,
): MockPerson {
  const [first] = state.people;
  if (first === undefined) throw new Error('the mock studio has no people');
  const person: MockPerson = {
    password,
    isMember: false,
    role: null,
    profile: {
      ...first.profile,
      public_id: state.newId('person'),
      first_name: '',
      last_name: '',
      display_name: '',
      date_of_birth: null,
      ...given,
      email,
      waiver_accepted: signed,
      payment_consent: signed,
    },
  };
  state.people.push(person);
  return person;
}
