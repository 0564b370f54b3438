import { eq } from 'drizzle-orm';
import { memberships, users } from '../../../../src/platform/database/schema/people.ts';
import { instalments, registrations } from '../../../../src/platform/database/schema/registrations.ts';
import { aMember, aSession } from '../../../booking.ts';
import { deskCases, aRegistration } from '../../../office/desk-cases.ts';
import { aPlan } from '../../../office/plan-cases.ts';
import { aTeamMember } from '../../../team-fixture.ts';
import type { Asked, ContractFixture } from '../contract-fixture.ts';
import type { Make, Recipe, Recipes } from '../recipe.ts';
import { closed, full, type NewSession } from './booking.ts';

const by = ({ server }: ContractFixture) => aTeamMember(server, 'owner');

const valid =
  (name: string): Make =>
  async (fixture) => ({ by: await by(fixture), ...(await deskCases[name]?.(fixture.server)) });

type NewPerson = Parameters<typeof aMember>[1];
const past = { startsAt: new Date('2026-01-10T12:00:00Z') };
const sooner = { startsAt: new Date('2026-03-04T18:30:00-05:00') };

/** A registration of this person for this session. */
const registering =
  (person: NewPerson, session: NewSession, over: object = {}): Make =>
  async (fixture) => ({
    by: await by(fixture),
    params: { id: (await aMember(fixture.server, person)).id },
    body: { session_id: await aSession(fixture.server.database, session), ...over },
  });

/** A registration in this state, in this session, and the body of a call about it. */
const about =
  (session: NewSession, over: Partial<typeof registrations.$inferInsert>, body?: object): Make =>
  async (fixture): Promise<Asked> => {
    const sessionId = await aSession(fixture.server.database, { taken: 1, ...session });
    const params = await aRegistration(fixture.server, { sessionId, ...over });
    return { by: await by(fixture), params, ...(body && { body }) };
  };

/** A move of a person like this to a session like this. */
const movingTo =
  (session: NewSession, person: NewPerson = {}): Make =>
  async (fixture) => {
    const { id } = await aMember(fixture.server, person);
    const params = { ...(await aRegistration(fixture.server, { userId: id })), id };
    const session_id = await aSession(fixture.server.database, session);
    return { by: await by(fixture), params, body: { session_id } };
  };

const ended = { status: 'cancelled', cancelledAt: new Date('2026-03-01T12:00:00Z') } as const;
const cancelling = { reason: 'Sick.', cancelled_by: 'member' };
const toAnother = { session_id: 'another' };

/** The sale of a place to somebody whom the registration refuses. */
const placing =
  (make: Make): Make =>
  async (fixture) => {
    const asked = await make(fixture);
    return { ...asked, body: { ...(asked.body as object), method: 'cash' } };
  };

const twice: Make = async (fixture) => {
  const sessionId = await aSession(fixture.server.database, { taken: 1 });
  const { id } = await aRegistration(fixture.server, { sessionId });
  return { by: await by(fixture), params: { id }, body: { session_id: sessionId } };
};

/** Why no place is sold; the other problems of a sale are in `money.ts`. */
export const placeRejected: Recipe['rejected'] = {
  registration_closed: placing(registering({}, closed)),
  already_registered: placing(twice),
  waiver_required: placing(registering({ waiver: false }, {})),
  age_restricted: placing(registering({ dateOfBirth: '2015-01-01' }, {})),
  session_full: placing(registering({}, full)),
};

const rejected: Readonly<Record<string, Recipe['rejected']>> = {
  'officeRegistrations.create': {
    registration_closed: registering({}, closed),
    already_registered: twice,
    waiver_required: registering({ waiver: false }, {}),
    profile_incomplete: registering({ dateOfBirth: null }, {}),
    age_restricted: registering({ dateOfBirth: '2015-01-01' }, {}),
    session_full: registering({}, full),
    price_changed: registering({}, {}, { amount: '1.00' }),
  },
  'officeRegistrations.previewCancel': { cannot_cancel: about({}, ended), session_over: about(past, {}) },
  'officeRegistrations.cancel': {
    cannot_cancel: about({}, ended, cancelling),
    session_over: about(past, {}, cancelling),
  },
  'officeRegistrations.previewMove': {
    cannot_move: about({}, ended, toAnother),
    session_over: about(past, {}, toAnother),
  },
  'officeRegistrations.move': {
    cannot_move: about({}, ended, toAnother),
    session_over: about(past, {}, toAnother),
    registration_closed: movingTo(closed),
    already_registered: async (fixture) => {
      const asked = await movingTo({})(fixture);
      const { registration_id: id = '' } = asked.params ?? {};
      const [stored] = await fixture.server.database.db
        .select()
        .from(registrations)
        .where(eq(registrations.id, id));
      return { ...asked, body: { session_id: stored?.sessionId } };
    },
    waiver_required: movingTo({}, { waiver: false }),
    profile_incomplete: movingTo({}, { dateOfBirth: null }),
    age_restricted: movingTo({}, { dateOfBirth: '2015-01-01' }),
    session_full: movingTo(full),
    plan_unavailable: weeklyToSooner,
  },
  'officeMemberships.grant': {
    membership_exists: async (fixture) => ({
      ...(await valid('officeMemberships.grant')(fixture)),
      params: { id: (await aMember(fixture.server, { member: true })).id },
    }),
  },
  'officeMemberships.end': {
    membership_over: async (fixture) => {
      const asked = await valid('officeMemberships.end')(fixture);
      await fixture.server.database.db
        .update(memberships)
        .set({ state: 'cancelled' })
        .where(eq(memberships.id, asked.params?.['membership_id'] ?? ''));
      return asked;
    },
  },
  'officeMemberships.pause': {
    not_renewing: withMembership('officeMemberships.pause', {
      cancelAtPeriodEnd: true,
      endDate: '2026-04-01',
    }),
    membership_paused: withMembership('officeMemberships.pause', {
      pauseFrom: '2026-03-12',
      pauseUntil: '2026-04-12',
    }),
  },
  'officeMemberships.cancel': { not_renewing: notRenewing('officeMemberships.cancel') },
  'officeMemberships.sendCardLink': {
    not_renewing: notRenewing('officeMemberships.sendCardLink'),
    validation_failed: async (fixture) => ({
      ...(await valid('officeMemberships.sendCardLink')(fixture)),
      body: { send: 'pigeon' },
    }),
    email_missing: async (fixture) => {
      const asked = await valid('officeMemberships.sendCardLink')(fixture);
      await fixture.server.database.db
        .update(users)
        .set({ email: null })
        .where(eq(users.id, asked.params?.['id'] ?? ''));
      return asked;
    },
  },
  'officeMemberships.previewChange': changesRejected('officeMemberships.previewChange'),
  'officeMemberships.change': {
    ...changesRejected('officeMemberships.change'),
    preview_changed: async (fixture) => {
      const asked = await valid('officeMemberships.change')(fixture);
      return { ...asked, body: { ...(asked.body as object), next_amount: '1.00' } };
    },
    payment_failed: async (fixture) => {
      const asked = await valid('officeMemberships.change')(fixture);
      const { database } = fixture.server;
      const plan_id = await aPlan(database, { priceCents: 9_900 });
      await database.db
        .update(memberships)
        .set({ paymentMethodRef: 'pm_nobody' })
        .where(eq(memberships.id, asked.params?.['membership_id'] ?? ''));
      const { result } = await fixture.ask('officeMemberships', 'previewChange', {
        ...asked,
        body: { plan_id },
      });
      const { due_now: amount, next_amount } = result as { due_now: string; next_amount: string };
      return { ...asked, body: { plan_id, amount, next_amount, reason: 'Asked for it.' } };
    },
  },
  'officeMemberships.resume': {
    membership_over: async (fixture) => {
      const asked = await valid('officeMemberships.resume')(fixture);
      await fixture.server.database.db
        .update(memberships)
        .set({ pauseFrom: null, pauseUntil: null })
        .where(eq(memberships.id, asked.params?.['membership_id'] ?? ''));
      return asked;
    },
  },
};

/** A call for a membership with other columns. */
function withMembership(name: string, over: Partial<typeof memberships.$inferInsert>) {
  return async (fixture: ContractFixture): Promise<Asked> => {
    const asked = await valid(name)(fixture);
    await fixture.server.database.db
      .update(memberships)
      .set(over)
      .where(eq(memberships.id, asked.params?.['membership_id'] ?? ''));
    return asked;
  };
}

function notRenewing(name: string) {
  return withMembership(name, { cancelAtPeriodEnd: true, endDate: '2026-04-01' });
}

/** What refuses a change of the plan, and its preview. */
function changesRejected(name: string) {
  return {
    not_renewing: notRenewing(name),
    membership_paused: withMembership(name, { pauseFrom: '2026-03-12', pauseUntil: '2026-04-12' }),
    plan_not_sold: async (fixture: ContractFixture): Promise<Asked> => {
      const asked = await valid(name)(fixture);
      return { ...asked, body: { ...(asked.body as object), plan_id: 'plan-nobody' } };
    },
  };
}

/** A plan with a payment that would be due after the new date. */
async function weeklyToSooner(fixture: ContractFixture): Promise<Asked> {
  const asked = await about({}, { plan: 'weekly' })(fixture);
  const { registration_id: registrationId = '' } = asked.params ?? {};
  await fixture.server.database.db
    .insert(instalments)
    .values({ registrationId, position: 1, dueOn: '2026-03-09', amountCents: 7500, status: 'due' });
  return { ...asked, body: { session_id: await aSession(fixture.server.database, sooner) } };
}

/** How to reach what the desk does for a person. */
export const desk: Recipes = Object.fromEntries(
  Object.keys(deskCases).map((name) => [
    name,
    { good: valid(name), ...(rejected[name] && { rejected: rejected[name] }) },
  ]),
);
