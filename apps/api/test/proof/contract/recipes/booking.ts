import { eq } from 'drizzle-orm';
import { sessions } from '../../../../src/platform/database/schema/training.ts';
import { aCard, aMember, aSession, cards, guestForm } from '../../../booking.ts';
import type { Make, Recipes } from '../recipe.ts';
import type { Asked, World } from '../world.ts';

type NewSession = Parameters<typeof aSession>[1];
const open = (world: World, over: NewSession = {}) => aSession(world.server.database, over);
const closed = { registrationClosesAt: new Date('2026-03-01T12:00:00-05:00') };
const full = { maxParticipants: 1, taken: 1 };
/** Ends before a weekly plan would. */
const soon = { startsAt: new Date('2026-03-04T18:30:00-05:00') };

/** A member's long form for a session created for it. */
async function form(
  world: World,
  session: NewSession = {},
  over: object = {},
): Promise<Asked & { body: Form }> {
  const by = await aMember(world.server);
  const session_id = await open(world, session);
  const payment_method_id = await aCard(world.server);
  return { by, body: { session_id, payment_plan: 'full', payment_method_id, ...over } };
}
interface Form {
  session_id: string;
  [field: string]: unknown;
}

async function guest(world: World, session: NewSession = {}, over: object = {}, person: object = {}) {
  const session_id = await open(world, session);
  return { body: { ...guestForm(session_id, await aCard(world.server), person), ...over } };
}

const declined = (world: World) => aCard(world.server, cards.declined);

/** Registers a person and returns what later calls need from the response. */
async function placed(world: World, session: NewSession = {}, over: object = {}) {
  const asked = await form(world, session, over);
  const { result } = await world.ask('registrations', 'register', asked);
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
async function attended(world: World) {
  const place = await placed(world);
  const [startsAt, endsAt] = [new Date('2026-03-01T18:00:00-05:00'), new Date('2026-03-01T19:30:00-05:00')];
  await world.server.database.db
    .update(sessions)
    .set({ startsAt, endsAt })
    .where(eq(sessions.id, place.session_id));
  return place;
}

/** A hold whose payment requires authentication. */
const asking = async (world: World) =>
  placed(world, {}, { payment_method_id: await aCard(world.server, cards.asks) });
const bank = (world: World, client_secret: string, approve: boolean) =>
  world.ask('payments', 'confirmSandbox', { body: { client_secret, approve } });
/** A second attempt with another card has released the first hold. */
async function givenUp(world: World) {
  const place = await asking(world);
  const body = {
    session_id: place.session_id,
    payment_plan: 'full',
    payment_method_id: await aCard(world.server),
  };
  await world.ask('registrations', 'register', { by: place.by, body });
  return place;
}

/** Paid with another card while the first still requires authentication: the registration remains confirmed. */
async function paidOtherwise(world: World) {
  const place = await pendingPlace(world);
  const pay = async (card: string) =>
    world.ask('registrations', 'pay', {
      by: place.by,
      params: { id: place.id },
      body: { payment_method_id: await aCard(world.server, card) },
    });
  const asked = await pay(cards.asks);
  await pay(cards.good);
  const { payment } = asked.result as { payment: { client_secret: string } };
  return { ...place, secret: payment.client_secret };
}

const pendingPlace = (world: World) =>
  placed(world, {}, { payment_method_id: undefined, payment_plan: undefined });

const feedback = (idOf: (place: Awaited<ReturnType<typeof placed>>) => string) => {
  const rated = { rating: 5, comment: 'Good' };
  const good: Make = async (world) => {
    const place = await attended(world);
    return { by: place.by, params: { id: idOf(place) }, body: rated };
  };
  return {
    good,
    wrong: { body: { rating: 9 } },
    rated,
    given:
      (noun: string): Make =>
      async (world) => {
        const asked = await good(world);
        await world.ask(noun, 'feedback', asked);
        return asked;
      },
    early: (async (world) => {
      const place = await placed(world);
      return { by: place.by, params: { id: idOf(place) }, body: rated };
    }) as Make,
  };
};
const byRegistration = feedback(({ id }) => id);
const bySession = feedback(({ session_id }) => session_id);

const tooLate =
  (idOf: (place: { id: string; session_id: string }) => string): Make =>
  async (world) => {
    const place = await attended(world);
    return { by: place.by, params: { id: idOf(place) }, body: {} };
  };

const waitFor =
  (session: NewSession, person: Parameters<typeof aMember>[1] = {}): Make =>
  async (world) => ({
    by: await aMember(world.server, person),
    body: { session_id: await open(world, session) },
  });

export const booking: Recipes = {
  'registrations.register': {
    good: (world) => form(world),
    cheap: () => ({ body: { session_id: 'nothing-here' } }),
    other: { notes: 'Other' },
    refused: {
      not_found: async (world) => ({ ...(await form(world)), body: { session_id: 'nothing-here' } }),
      waiver_required: async (world) => ({
        ...(await form(world)),
        by: await aMember(world.server, { waiver: false }),
      }),
      age_restricted: async (world) => ({
        ...(await form(world)),
        by: await aMember(world.server, { dateOfBirth: '2012-01-01' }),
      }),
      registration_closed: (world) => form(world, closed),
      session_full: (world) => form(world, full),
      already_registered: async (world) => {
        const asked = await form(world);
        await world.ask('registrations', 'register', asked);
        return asked;
      },
      plan_unavailable: (world) => form(world, soon, { payment_plan: 'weekly' }),
      price_changed: (world) => form(world, {}, { amount: '1.00' }),
      payment_failed: async (world) => form(world, {}, { payment_method_id: await declined(world) }),
    },
  },
  'registrations.guestRegister': {
    good: (world) => guest(world),
    other: { payment_plan: 'weekly' },
    refused: {
      not_found: async (world) => guest(world, {}, { session_id: 'nothing-here' }),
      account_exists: async (world) => guest(world, {}, {}, { email: world.house.owner.email }),
      age_restricted: (world) => guest(world, {}, {}, { date_of_birth: '2012-01-01' }),
      registration_closed: (world) => guest(world, closed),
      session_full: (world) => guest(world, full),
      plan_unavailable: (world) => guest(world, soon, { payment_plan: 'weekly' }),
      price_changed: (world) => guest(world, {}, { amount: '1.00' }),
      payment_failed: async (world) => guest(world, {}, { payment_method_id: await declined(world) }),
    },
  },
  'registrations.list': {},
  'registrations.cancel': {
    wrong: { body: { reason: 5 } },
    refused: { cannot_cancel: tooLate(({ id }) => id) },
  },
  'registeredSessions.cancel': {
    wrong: { body: { reason: 5 } },
    refused: { cannot_cancel: tooLate(({ session_id }) => session_id) },
  },
  'registeredSessions.sendMessage': {
    refused: {
      thread_closed: async (world) => {
        const { by, session_id } = await attended(world);
        return { by, params: { id: session_id }, body: { message: 'Anybody still here?' } };
      },
    },
  },
  'registrations.feedback': {
    good: byRegistration.good,
    wrong: byRegistration.wrong,
    refused: {
      feedback_not_open: byRegistration.early,
      feedback_given: byRegistration.given('registrations'),
    },
  },
  'registeredSessions.feedback': {
    good: bySession.good,
    wrong: bySession.wrong,
    refused: { feedback_not_open: bySession.early, feedback_given: bySession.given('registeredSessions') },
  },
  'registrations.confirmPayment': {
    refused: {
      payment_failed: async (world) => {
        const { id, secret, by } = await asking(world);
        await bank(world, secret, false);
        return { by, params: { id }, body: { client_secret: secret } };
      },
      hold_expired: async (world) => {
        const { id, secret, by } = await givenUp(world);
        return { by, params: { id }, body: { client_secret: secret } };
      },
      nothing_to_pay: async (world) => {
        const { id, secret, by } = await paidOtherwise(world);
        return { by, params: { id }, body: { client_secret: secret } };
      },
    },
  },
  'registrations.pay': {
    refused: {
      payment_failed: async (world) => {
        const { by, id } = await pendingPlace(world);
        return { by, params: { id }, body: { payment_method_id: await declined(world) } };
      },
      nothing_to_pay: async (world) => {
        const { by, id } = await placed(world);
        return { by, params: { id }, body: { payment_method_id: await aCard(world.server) } };
      },
    },
  },
  'waitlist.join': {
    good: waitFor(full),
    refused: {
      not_found: () => ({ body: { session_id: 'nothing-here' } }),
      waiver_required: waitFor(full, { waiver: false }),
      age_restricted: waitFor(full, { dateOfBirth: '2012-01-01' }),
      registration_closed: waitFor({ ...full, ...closed }),
      waitlist_not_needed: waitFor({}),
      already_waiting: async (world) => {
        const asked = await waitFor(full)(world);
        await world.ask('waitlist', 'join', asked);
        return asked;
      },
      already_registered: async (world) => {
        const { by, session_id } = await placed(world, { maxParticipants: 1 });
        return { by, body: { session_id } };
      },
    },
  },
  'payments.createSandboxMethod': {
    good: () => ({ body: { number: cards.good, exp_month: 12, exp_year: 2035, cvc: '123' } }),
  },
  'payments.webhook': { refused: { not_found: () => ({ body: {} }) } },
  'payments.confirmSandbox': {
    good: async (world) => ({ body: { client_secret: (await asking(world)).secret, approve: true } }),
    refused: {
      not_found: () => ({ body: { client_secret: 'guessed', approve: true } }),
      hold_expired: async (world) => ({
        body: { client_secret: (await givenUp(world)).secret, approve: true },
      }),
      nothing_to_pay: async (world) => ({
        body: { client_secret: (await paidOtherwise(world)).secret, approve: true },
      }),
    },
  },
};
