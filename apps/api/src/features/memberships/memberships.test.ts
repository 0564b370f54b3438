import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, aSession, seedStudio, type Person } from '../../../test/booking.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aPlan } from '../../../test/office/plan-cases.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { memberships } from '../../platform/database/schema/people.ts';
import { auditEntries } from '../../platform/database/schema/team.ts';
import { followDates, stateOn } from './follow-dates.ts';

let server: TestServer;
let desk: Person;
let person: Person;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
});
beforeEach(async () => {
  server.clock.set('2026-03-02T12:00:00-05:00');
  [desk, person] = [await aTeamMember(server, 'front_desk', 0), await aMember(server)];
});
afterAll(() => server?.close());

const grant = async (over: object = {}) =>
  server.call('POST', `/office/people/${person.id}/memberships/`, {
    token: await desk.renewed(),
    body: { tier: 'Standard', start_date: '2026-03-02', reason: 'Paid at the desk.', ...over },
  });
const end = async (id: unknown) =>
  server.call('POST', `/office/people/${person.id}/memberships/${String(id)}/end/`, {
    token: await desk.renewed(),
    body: { reason: 'Moved away.' },
  });
/** The price of a session on a day for the person. */
async function rateOn(day: string): Promise<unknown> {
  const session_id = await aSession(server.database, { startsAt: new Date(`${day}T18:30:00-04:00`) });
  const shown = await server.call('POST', `/office/people/${person.id}/registrations/preview/`, {
    token: await desk.renewed(),
    body: { session_id },
  });
  return shown.body['rate'];
}
const own = async () => {
  const { body } = await server.call('GET', '/dashboard/', { token: await person.renewed() });
  return body['memberships'];
};

describe('a granted membership', () => {
  it('gives the member rate from its first day to its last, and is in the log', async () => {
    const made = await grant({ end_date: '2026-03-31' });
    expect([made.status, made.body]).toMatchObject([
      201,
      { state: 'active', source: 'granted', tier: 'Standard' },
    ]);
    expect([await rateOn('2026-03-31'), await rateOn('2026-04-01')]).toEqual(['member', 'public']);
    expect(await own()).toMatchObject([{ tier: 'Standard', is_active: true, end_date: '2026-03-31' }]);
    const [entry] = await server.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actorId, desk.id));
    expect(entry).toMatchObject({
      action: 'membership.grant',
      personId: person.id,
      reason: 'Paid at the desk.',
    });
  });

  it('is pending until its first day, and counts on its days already', async () => {
    expect((await grant({ start_date: '2026-03-10' })).body).toMatchObject({ state: 'pending' });
    expect([await rateOn('2026-03-09'), await rateOn('2026-03-10')]).toEqual(['public', 'member']);
    expect(await own()).toMatchObject([{ is_active: false }]);
    server.clock.set('2026-03-10T00:30:00-04:00');
    await followDates(server.database.db, '2026-03-10');
    expect(await own()).toMatchObject([{ is_active: true }]);
  });

  it('is one at a time, and another one may follow once it has ended', async () => {
    const first = await grant();
    const second = await grant({ start_date: '2027-01-01' });
    expect([second.status, second.body['code']]).toEqual([409, 'membership_exists']);
    const ended = await end(first.body['id']);
    expect([ended.status, ended.body]).toMatchObject([200, { state: 'cancelled', end_date: '2026-03-02' }]);
    expect(await rateOn('2026-03-05')).toBe('public');
    expect((await end(first.body['id'])).body).toMatchObject({ code: 'membership_over' });
    expect((await grant()).status).toBe(201);
  });

  it('makes room on the day after its last, before the job has run', async () => {
    const first = await grant({ end_date: '2026-03-05' });
    server.clock.set('2026-03-06T00:01:00-05:00');
    expect((await end(first.body['id'])).body).toMatchObject({ code: 'membership_over' });
    expect((await grant({ start_date: '2026-03-06' })).status).toBe(201);
    const rows = await server.database.db.select().from(memberships).where(eq(memberships.userId, person.id));
    expect(rows.map(({ state }) => state).toSorted()).toEqual(['active', 'expired']);
  });

  it('of a plan has its name, counts for the plan and points to the version of that day', async () => {
    const planId = await aPlan(server.database, { name: 'Evening' });
    const made = await grant({ tier: undefined, plan_id: planId });
    expect([made.status, made.body]).toMatchObject([201, { tier: 'Evening', source: 'granted' }]);
    const [row] = await server.database.db
      .select()
      .from(memberships)
      .where(eq(memberships.userId, person.id));
    expect(row?.planVersionId).toBe(`${planId}-1`);
    const owner = await aTeamMember(server, 'owner', 0);
    const gone = await server.call('DELETE', `/office/plans/${planId}/`, { token: await owner.renewed() });
    expect(gone.body).toMatchObject({ code: 'has_history' });
  });

  it.each([
    ['neither a name nor a plan', { tier: undefined }, 'tier'],
    ['a name and a plan', { plan_id: 'plan' }, 'tier'],
    ['a plan that does not exist', { tier: undefined, plan_id: 'none' }, 'plan_id'],
    ['an end before its start', { end_date: '2026-03-01' }, 'end_date'],
    ['an end that is over', { start_date: '2026-01-01', end_date: '2026-02-01' }, 'end_date'],
    ['no name', { tier: ' ' }, 'tier'],
    ['a day that does not exist', { start_date: '2026-02-30' }, 'start_date'],
  ])('is refused with %s', async (_why, over, field) => {
    const { status, body } = await grant(over);
    expect([status, Object.hasOwn(body, field)]).toEqual([400, true]);
  });

  it('is granted once by two colleagues at a time', async () => {
    const all = await Promise.all([grant(), grant()]);
    expect(all.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });
});

it.each([
  ['2026-03-02', null, 'active'],
  ['2026-03-03', null, 'pending'],
  ['2026-02-01', '2026-03-02', 'active'],
  ['2026-02-01', '2026-03-01', 'expired'],
] as const)('a membership from %s to %s is %s on March 2', (startDate, endDate, state) => {
  expect(stateOn({ startDate, endDate }, '2026-03-02')).toBe(state);
});
