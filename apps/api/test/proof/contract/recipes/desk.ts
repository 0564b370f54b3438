import { eq } from 'drizzle-orm';
import { memberships } from '../../../../src/platform/database/schema/people.ts';
import { instalments, registrations } from '../../../../src/platform/database/schema/registrations.ts';
import { aMember, aSession } from '../../../booking.ts';
import { deskCases, aRegistration } from '../../../office/desk-cases.ts';
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

const rejected: Readonly<Record<string, Recipe['rejected']>> = {
  'officeRegistrations.create': {
    registration_closed: registering({}, closed),
    already_registered: async (fixture) => {
      const sessionId = await aSession(fixture.server.database, { taken: 1 });
      const { id } = await aRegistration(fixture.server, { sessionId });
      return { by: await by(fixture), params: { id }, body: { session_id: sessionId } };
    },
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
    not_renewing: pausing({ cancelAtPeriodEnd: true, endDate: '2026-04-01' }),
    membership_paused: pausing({ pauseFrom: '2026-03-12', pauseUntil: '2026-04-12' }),
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

/** A pause of a membership with other columns. */
function pausing(over: Partial<typeof memberships.$inferInsert>) {
  return async (fixture: ContractFixture): Promise<Asked> => {
    const asked = await valid('officeMemberships.pause')(fixture);
    await fixture.server.database.db
      .update(memberships)
      .set(over)
      .where(eq(memberships.id, asked.params?.['membership_id'] ?? ''));
    return asked;
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
