import { recordCallsNoun, type RecordNoun } from '@detroit-well/api-client/contract';
import { and, eq, ne } from 'drizzle-orm';
import { memberships } from '../../../../src/platform/database/schema/people.ts';
import { teamMembers } from '../../../../src/platform/database/schema/team.ts';
import { aMember, aSession, type Person } from '../../../booking.ts';
import { officeCases } from '../../../office/cases.ts';
import { aReferredRecord, tableRecords } from '../../../office/table-records.ts';
import { aPlan } from '../../../office/plan-cases.ts';
import { aTeamMember } from '../../../team-fixture.ts';
import type { ContractFixture } from '../contract-fixture.ts';
import { personRejected } from './office-person.ts';
import { moneyRejected } from './money.ts';
import { importsRejected, officeImportRecipes } from './office-imports.ts';
import { officePostRecipes, postsRejected } from './office-posts.ts';
import { siteRejected } from './office-site.ts';
import { waiverRejected } from './office-waivers.ts';
import { waitlistRejected } from './office-waitlist.ts';
import { walkInRejected } from './office-walk-ins.ts';
import type { Make, Recipe, Recipes } from '../recipe.ts';
import { officePictures } from './office-pictures.ts';
import { aUsedCode } from './promo-codes.ts';
import { seriesRejections } from './office-series.ts';

const owner = ({ server }: ContractFixture) => aTeamMember(server, 'owner');
const manager = ({ server }: ContractFixture) => aTeamMember(server, 'manager');

/** The valid request of a call, by somebody who may make it. */
const valid =
  (name: string, who: (fixture: ContractFixture) => Promise<Person> = owner): Make =>
  async (fixture) => {
    const caller = await who(fixture);
    const { by = caller, ...request } = (await officeCases[name]?.(fixture.server, caller)) ?? {};
    return { by, ...request };
  };

const anOwner: Make = async (fixture) => ({
  by: await manager(fixture),
  params: { id: (await owner(fixture)).id },
  body: { version: 1, role: 'coach' },
});

/** The only owner of the studio. */
const theLastOwner: Make = async (fixture) => {
  const by = await owner(fixture);
  await onlyOwner(fixture, by.id);
  return { by, params: { id: by.id }, body: { version: 1, role: 'coach' } };
};

export async function onlyOwner({ server }: ContractFixture, id: string): Promise<void> {
  await server.database.db
    .update(teamMembers)
    .set({ role: 'manager' })
    .where(and(eq(teamMembers.role, 'owner'), ne(teamMembers.userId, id)));
}

const staleVersion =
  (name: string): Make =>
  async (fixture) => {
    const asked = await valid(name)(fixture);
    return { ...asked, body: { ...(asked.body as object), version: 7 } };
  };

/** A record that a session refers to. */
const used =
  (noun: string): Make =>
  async (fixture) => {
    const { database } = fixture.server;
    if (noun === 'officeSessions')
      return { by: await owner(fixture), params: { id: fixture.access.sessionId } };
    const id = { officePrograms: 'roll', officeCategories: 'skate', officeCoaches: 'coach' }[noun] ?? noun;
    await aSession(database);
    return { by: await owner(fixture), params: { id } };
  };

/** A record to which another row refers. */
const referred =
  (one: RecordNoun): Make =>
  async (fixture) => ({
    by: await owner(fixture),
    params: { id: await aReferredRecord(fixture.server, one) },
  });

/** A plan of which somebody has a membership. */
const boughtPlan: Make = async (fixture) => {
  const { database } = fixture.server;
  const { id: userId } = await aMember(fixture.server);
  const id = await aPlan(database);
  const bought = { planVersionId: `${id}-1`, tier: 'Standard', startDate: '2026-03-02' };
  await database.db.insert(memberships).values({ userId, ...bought });
  return { by: await owner(fixture), params: { id } };
};

const overSession: Make = async (fixture) => {
  const startsAt = new Date('2026-01-10T12:00:00Z');
  const id = await aSession(fixture.server.database, { startsAt });
  return { by: await owner(fixture), params: { id } };
};

/** A fact whose id another fact of the same person has. */
const otherFact: Make = async (fixture) => {
  const asked = await valid('officeAttendance.addFacts')(fixture);
  const { facts } = asked.body as { facts: object[] };
  const { token } = asked.by ?? (await owner(fixture));
  await fixture.server.call('POST', '/office/attendance/facts/', { token, body: asked.body as object });
  return { ...asked, body: { facts: [{ ...facts[0], late: true }] } };
};

const rejected: Readonly<Record<string, Recipe['rejected']>> = {
  'officeTeam.invite': {
    above_own_rights: async (fixture) => ({
      by: await manager(fixture),
      body: { email: 'other-owner@demo.test', role: 'owner' },
    }),
  },
  'officeTeam.change': {
    above_own_rights: anOwner,
    last_owner: theLastOwner,
    version_conflict: staleVersion('officeTeam.change'),
  },
  ...Object.fromEntries(
    ['officeSessions', 'officePrograms', 'officeCategories', 'officeCoaches'].flatMap((noun) => [
      [`${noun}.change`, { version_conflict: staleVersion(`${noun}.change`) }],
      [`${noun}.remove`, { has_history: used(noun) }],
    ]),
  ),
  ...Object.fromEntries(
    tableRecords.flatMap((one) => {
      const noun = recordCallsNoun(one);
      return [
        [`${noun}.change`, { version_conflict: staleVersion(`${noun}.change`) }],
        [`${noun}.remove`, { has_history: referred(one) }],
      ];
    }),
  ),
  'officePlans.change': { version_conflict: staleVersion('officePlans.change') },
  'officePlans.remove': { has_history: boughtPlan },
  'officePromoCodes.change': { version_conflict: staleVersion('officePromoCodes.change') },
  'officePromoCodes.remove': {
    has_history: async (fixture) => ({ by: await owner(fixture), params: { id: await aUsedCode(fixture) } }),
  },
  'officeSessions.change': {
    version_conflict: staleVersion('officeSessions.change'),
    session_over: async (fixture) => {
      const startsAt = new Date('2026-01-10T12:00:00Z');
      const id = await aSession(fixture.server.database, { startsAt });
      const body = { version: 1, start_datetime: '2026-01-10T06:00:00-05:00' };
      return { by: await owner(fixture), params: { id }, body };
    },
  },
  'officeSessions.previewCancel': { session_over: overSession },
  'officeSessions.cancel': {
    session_over: async (fixture) => ({
      ...(await overSession(fixture)),
      body: { reason: 'No ice.', preview_token: 'x' },
    }),
    preview_changed: async (fixture) => {
      const asked = await valid('officeSessions.cancel')(fixture);
      return { ...asked, body: { reason: 'No ice.', preview_token: 'x' } };
    },
  },
  'officeRosters.message': {
    thread_closed: async (fixture) => {
      const startsAt = new Date('2026-01-10T12:00:00Z');
      const id = await aSession(fixture.server.database, { startsAt });
      return { by: await owner(fixture), params: { id }, body: { message: 'Hello' } };
    },
  },
  'officeScan.person': {
    not_found: async (fixture) => ({ by: await owner(fixture), body: { code: 'NOBODY' } }),
  },
  ...moneyRejected,
  'officeAttendance.addFacts': { fact_exists: otherFact },
  'officeWaiver.publish': {
    waiver_in_force: async (fixture) => ({
      by: await owner(fixture),
      body: { title: 'Waiver', text: 'Text' },
    }),
  },
  ...siteRejected,
  ...postsRejected,
  ...importsRejected,
  ...waiverRejected,
  ...personRejected,
  'officePeople.change': {
    ...personRejected['officePeople.change'],
    version_conflict: staleVersion('officePeople.change'),
    above_own_rights: async (fixture) => ({ ...(await anOwner(fixture)), body: { version: 1, phone: '' } }),
  },
  'officePeople.changeNote': {
    above_own_rights: async (fixture) => ({
      ...(await valid('officePeople.changeNote')(fixture)),
      by: await manager(fixture),
    }),
  },
  'officePeople.previewClose': { above_own_rights: anOwner },
  'officePeople.close': {
    above_own_rights: async (fixture) => ({ ...(await anOwner(fixture)), body: { reason: 'Moved away.' } }),
    last_owner: async (fixture) => ({ ...(await theLastOwner(fixture)), body: { reason: 'Moved away.' } }),
  },
  ...seriesRejections,
  ...waitlistRejected,
  ...walkInRejected,
  'officeTeam.remove': { above_own_rights: anOwner, last_owner: theLastOwner },
  'officeTeam.endSessions': { above_own_rights: anOwner },
  'officeTeam.acceptInvitation': {
    invitation_invalid: async ({ server }) => ({ by: await aMember(server), body: { token: 'unknown' } }),
    invitation_of_another: async (fixture) => ({
      ...(await valid('officeTeam.acceptInvitation')(fixture)),
      by: await aMember(fixture.server),
    }),
  },
};

export const office: Recipes = {
  ...Object.fromEntries(
    Object.keys(officeCases).map((name) => [
      name,
      { good: valid(name), ...(rejected[name] && { rejected: rejected[name] }) },
    ]),
  ),
  ...officePictures,
  ...officePostRecipes,
  ...officeImportRecipes,
};
