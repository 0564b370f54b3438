import { eq } from 'drizzle-orm';
import { sessions } from '../../../../src/platform/database/schema/training.ts';
import { aCard, aMember, aSession, cards, guestForm } from '../../../booking.ts';
import type { Make, Recipes } from '../recipe.ts';
import type { Asked, ContractFixture } from '../contract-fixture.ts';

export type NewSession = Parameters<typeof aSession>[1];
export const open = (fixture: ContractFixture, over: NewSession = {}) =>
  aSession(fixture.server.database, over);
export const closed = { registrationClosesAt: new Date('2026-03-01T12:00:00-05:00') };
export const full = { maxParticipants: 1, taken: 1 };
/** Ends before a weekly plan would. */
export const soon = { startsAt: new Date('2026-03-04T18:30:00-05:00') };

/** A member's long form for a session created for it. */
async function form(
  fixture: ContractFixture,
  session: NewSession = {},
  over: object = {},
): Promise<Asked & { body: Form }> {
  const by = await aMember(fixture.server);
  const session_id = await open(fixture, session);
  const payment_method_id = await aCard(fixture.server);
  return { by, body: { session_id, payment_plan: 'full', payment_method_id, ...over } };
}
interface Form {
  session_id: string;
  [field: string]: unknown;
}

async function guest(
  fixture: ContractFixture,
  session: NewSession = {},
  over: object = {},
  person: object = {},
) {
  const session_id = await open(fixture, session);
  return { body: { ...guestForm(session_id, await aCard(fixture.server), person), ...over } };
}

export const declined = (fixture: ContractFixture) => aCard(fixture.server, cards.declined);

/** Registers a person and returns what later calls need from the response. */
export async function registered(fixture: ContractFixture, session: NewSession = {}, over: object = {}) {
  const asked = await form(fixture, session, over);
  const { result } = await fixture.ask('registrations', 'register', asked);
  const { registration, payment } = result as {
    registration: { public_id: string };
    payment: { client_secret: string } | null;
  };
  return {
    by: asked.by ?? null,
    id: registration.public_id,
    session_id: asked.body.session_id,
    secret: payment?.client_secret ?? '',
  };
}

/** A registration whose session has ended. */
async function attended(fixture: ContractFixture) {
  const registration = await registered(fixture);
  const [startsAt, endsAt] = [new Date('2026-03-01T18:00:00-05:00'), new Date('2026-03-01T19:30:00-05:00')];
  await fixture.server.database.db
    .update(sessions)
    .set({ startsAt, endsAt })
    .where(eq(sessions.id, registration.session_id));
  return registration;
}

const tooLateToWrite =
  (who?: (access: ContractFixture['access']) => Asked['by']): Make =>
  async (fixture) => {
    const { by, session_id } = await attended(fixture);
    return { by: who?.(fixture.access) ?? by, params: { id: session_id }, body: { message: 'Too late?' } };
  };

/** A hold whose payment requires authentication. */
const asking = async (fixture: ContractFixture) =>
  registered(fixture, {}, { payment_method_id: await aCard(fixture.server, cards.asks) });
const bank = (fixture: ContractFixture, client_secret: string, approve: boolean) =>
  fixture.ask('payments', 'confirmSandbox', { body: { client_secret, approve } });
/** A second attempt with another card has released the first hold. */
async function abandoned(fixture: ContractFixture) {
  const registration = await asking(fixture);
  const body = {
    session_id: registration.session_id,
    payment_plan: 'full',
    payment_method_id: await aCard(fixture.server),
  };
  await fixture.ask('registrations', 'register', { by: registration.by, body });
  return registration;
}

/** Paid with another card while the first still requires authentication: the registration remains confirmed. */
async function paidOtherwise(fixture: ContractFixture) {
  const registration = await unpaidRegistration(fixture);
  const pay = async (card: string) =>
    fixture.ask('registrations', 'pay', {
      by: registration.by,
      params: { id: registration.id },
      body: { payment_method_id: await aCard(fixture.server, card) },
    });
  const asked = await pay(cards.asks);
  await pay(cards.good);
  const { payment } = asked.result as { payment: { client_secret: string } };
  return { ...registration, secret: payment.client_secret };
}

const unpaidRegistration = (fixture: ContractFixture, session: NewSession = {}) =>
  registered(fixture, session, { payment_method_id: undefined, payment_plan: undefined });

const feedback = (idOf: (registration: Awaited<ReturnType<typeof registered>>) => string) => {
  const rated = { rating: 5, comment: 'Good' };
  const good: Make = async (fixture) => {
    const registration = await attended(fixture);
    return { by: registration.by, params: { id: idOf(registration) }, body: rated };
  };
  return {
    good,
    wrong: { body: { rating: 9 } },
    rated,
    given:
      (noun: string): Make =>
      async (fixture) => {
        const asked = await good(fixture);
        await fixture.ask(noun, 'feedback', asked);
        return asked;
      },
    early: (async (fixture) => {
      const registration = await registered(fixture);
      return { by: registration.by, params: { id: idOf(registration) }, body: rated };
    }) as Make,
  };
};
const byRegistration = feedback(({ id }) => id);
const bySession = feedback(({ session_id }) => session_id);

const tooLate =
  (idOf: (registration: { id: string; session_id: string }) => string): Make =>
  async (fixture) => {
    const registration = await attended(fixture);
    return { by: registration.by, params: { id: idOf(registration) }, body: {} };
  };

export const booking: Recipes = {
  'registrations.register': {
    good: (fixture) => form(fixture),
    cheap: () => ({ body: { session_id: 'nothing-here' } }),
    other: { notes: 'Other' },
    rejected: {
      not_found: async (fixture) => ({ ...(await form(fixture)), body: { session_id: 'nothing-here' } }),
      waiver_required: async (fixture) => ({
        ...(await form(fixture)),
        by: await aMember(fixture.server, { waiver: false }),
      }),
      profile_incomplete: async (fixture) => ({
        ...(await form(fixture)),
        by: await aMember(fixture.server, { lastName: '' }),
      }),
      age_restricted: async (fixture) => ({
        ...(await form(fixture)),
        by: await aMember(fixture.server, { dateOfBirth: '2012-01-01' }),
      }),
      registration_closed: (fixture) => form(fixture, closed),
      session_full: (fixture) => form(fixture, full),
      already_registered: async (fixture) => {
        const asked = await form(fixture);
        await fixture.ask('registrations', 'register', asked);
        return asked;
      },
      plan_unavailable: (fixture) => form(fixture, soon, { payment_plan: 'weekly' }),
      price_changed: (fixture) => form(fixture, {}, { amount: '1.00' }),
      credit_changed: (fixture) => form(fixture, {}, { use_credit: true, credit_amount: '1.00' }),
      payment_failed: async (fixture) => form(fixture, {}, { payment_method_id: await declined(fixture) }),
    },
  },
  'registrations.guestRegister': {
    good: (fixture) => guest(fixture),
    other: { payment_plan: 'weekly' },
    rejected: {
      not_found: async (fixture) => guest(fixture, {}, { session_id: 'nothing-here' }),
      account_exists: async (fixture) => guest(fixture, {}, {}, { email: fixture.access.owner.email }),
      age_restricted: (fixture) => guest(fixture, {}, {}, { date_of_birth: '2012-01-01' }),
      registration_closed: (fixture) => guest(fixture, closed),
      session_full: (fixture) => guest(fixture, full),
      plan_unavailable: (fixture) => guest(fixture, soon, { payment_plan: 'weekly' }),
      price_changed: (fixture) => guest(fixture, {}, { amount: '1.00' }),
      payment_failed: async (fixture) => guest(fixture, {}, { payment_method_id: await declined(fixture) }),
    },
  },
  'registrations.list': {},
  'registrations.cancel': {
    wrong: { body: { reason: 5 } },
    rejected: { cannot_cancel: tooLate(({ id }) => id) },
  },
  'registeredSessions.cancel': {
    wrong: { body: { reason: 5 } },
    rejected: { cannot_cancel: tooLate(({ session_id }) => session_id) },
  },
  'sessions.message': { rejected: { thread_closed: tooLateToWrite(({ staff }) => staff) } },
  'registeredSessions.sendMessage': { rejected: { thread_closed: tooLateToWrite() } },
  'registrations.feedback': {
    good: byRegistration.good,
    wrong: byRegistration.wrong,
    rejected: {
      feedback_not_open: byRegistration.early,
      feedback_given: byRegistration.given('registrations'),
    },
  },
  'registeredSessions.feedback': {
    good: bySession.good,
    wrong: bySession.wrong,
    rejected: { feedback_not_open: bySession.early, feedback_given: bySession.given('registeredSessions') },
  },
  'registrations.confirmPayment': {
    rejected: {
      payment_failed: async (fixture) => {
        const { id, secret, by } = await asking(fixture);
        await bank(fixture, secret, false);
        return { by, params: { id }, body: { client_secret: secret } };
      },
      hold_expired: async (fixture) => {
        const { id, secret, by } = await abandoned(fixture);
        return { by, params: { id }, body: { client_secret: secret } };
      },
      nothing_to_pay: async (fixture) => {
        const { id, secret, by } = await paidOtherwise(fixture);
        return { by, params: { id }, body: { client_secret: secret } };
      },
    },
  },
  'registrations.pay': {
    rejected: {
      credit_changed: async (fixture) => {
        const { by, id } = await unpaidRegistration(fixture);
        const body = {
          payment_method_id: await aCard(fixture.server),
          use_credit: true,
          credit_amount: '1.00',
        };
        return { by, params: { id }, body };
      },
      price_changed: async (fixture) => {
        const { by, id } = await unpaidRegistration(fixture);
        const body = { payment_method_id: await aCard(fixture.server), instalment: 1, amount: '1.00' };
        return { by, params: { id }, body };
      },
      payment_failed: async (fixture) => {
        const { by, id } = await unpaidRegistration(fixture);
        return { by, params: { id }, body: { payment_method_id: await declined(fixture) } };
      },
      plan_unavailable: async (fixture) => {
        const { by, id } = await unpaidRegistration(fixture, soon);
        return {
          by,
          params: { id },
          body: { payment_method_id: await aCard(fixture.server), payment_plan: 'weekly' },
        };
      },
      nothing_to_pay: async (fixture) => {
        const { by, id } = await registered(fixture);
        return { by, params: { id }, body: { payment_method_id: await aCard(fixture.server) } };
      },
    },
  },
  'payments.createSandboxMethod': {
    good: () => ({ body: { number: cards.good, exp_month: 12, exp_year: 2035, cvc: '123' } }),
  },
  'payments.webhook': { rejected: { not_found: () => ({ body: {} }) } },
  'payments.confirmSandbox': {
    good: async (fixture) => ({ body: { client_secret: (await asking(fixture)).secret, approve: true } }),
    rejected: {
      not_found: () => ({ body: { client_secret: 'guessed', approve: true } }),
      hold_expired: async (fixture) => ({
        body: { client_secret: (await abandoned(fixture)).secret, approve: true },
      }),
      nothing_to_pay: async (fixture) => ({
        body: { client_secret: (await paidOtherwise(fixture)).secret, approve: true },
      }),
    },
  },
};
