import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, seedStudio, type Person } from '../../../test/booking.ts';
import { aSeries } from '../../../test/office/series-cases.ts';
import { registerUnpaid } from '../../../test/session-fixture.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { closures, sessions } from '../../platform/database/schema/training.ts';
import { extendSeries } from './extend-series.ts';

let server: TestServer;
let manager: Person;
beforeAll(async () => {
  server = await testServer({ env: { SERIES_WEEKS_AHEAD: '4' } });
  await seedStudio(server.database);
});
afterAll(() => server?.close());
beforeEach(async () => {
  server.clock.set('2026-03-02T12:00:00-05:00');
  manager = await aTeamMember(server, 'manager');
  await server.database.db.delete(closures);
});

const call = (method: string, path: string, body?: object) =>
  server.call(method, `/office/${path}`, { token: manager.token, ...(body && { body }) });
const close = (day: string) =>
  call('POST', 'closures/', { start_date: day, end_date: day, reason: 'Inventory' });
const hold = (id: string, day: string) => call('POST', `series/${id}/hold/`, { day });
const daysOf = async (id: string) => {
  const { db } = server.database;
  const rows = await db
    .select()
    .from(sessions)
    .where(eq(sessions.seriesId, id))
    .orderBy(asc(sessions.startsAt));
  return rows.map(({ generatedFor }) => generatedFor);
};
const exclusions = async (id: string) => (await call('GET', `series/${id}/`)).body['exclusions'];

describe('a date that a series leaves out', () => {
  it('is held when the office decides it, and stays whatever happens to its closure', async () => {
    const id = await aSeries(server, {}, 3);
    const { body: closure } = await close('2026-03-10');
    expect([await daysOf(id), await exclusions(id)]).toEqual([['2026-03-03', '2026-03-17'], ['2026-03-10']]);
    const held = await hold(id, '2026-03-10');
    expect([held.status, held.body]).toMatchObject([
      200,
      { title: 'Tuesday Roll', generated_for: '2026-03-10', start_datetime: '2026-03-10T18:30:00-04:00' },
    ]);
    const changed = await call('PATCH', `closures/${String(closure['id'])}/`, {
      version: 1,
      reason: 'Floor work',
    });
    expect(changed.body).toMatchObject({ reason: 'Floor work', booked: [] });
    await registerUnpaid(server, String(held.body['id']), await aMember(server));
    expect((await call('GET', `closures/${String(closure['id'])}/`)).body).toMatchObject({ booked: [] });
    await extendSeries(server.deps);
    expect([await daysOf(id), await exclusions(id)]).toEqual([
      ['2026-03-03', '2026-03-10', '2026-03-17', '2026-03-24'],
      [],
    ]);
    const { body: log } = await call('GET', `audit/?target=series:${id}`);
    expect(log['results']).toMatchObject([
      {
        action: 'series.hold',
        before: { exclusions: ['2026-03-10'] },
        after: { exclusions: [], day: '2026-03-10', session_id: held.body['id'] },
      },
    ]);
  });

  it('can be one that was deleted, or a closed one beyond the last session that exists', async () => {
    const id = await aSeries(server, {}, 1);
    const { body: listed } = await call('GET', `sessions/?series=${id}`);
    const [{ id: only } = { id: '' }] = listed['results'] as { id: string }[];
    await call('DELETE', `sessions/${only}/`);
    await close('2026-06-02');
    expect([(await hold(id, '2026-03-03')).status, (await hold(id, '2026-06-02')).status]).toEqual([
      200, 200,
    ]);
    server.clock.set('2026-05-28T12:00:00-04:00');
    manager = await aTeamMember(server, 'manager');
    await extendSeries(server.deps);
    expect([(await daysOf(id)).includes('2026-06-02'), await exclusions(id)]).toEqual([true, []]);
  });

  it.each([
    ['a day that has its session', '2026-03-17', 'does not leave out'],
    ['a closed day of another weekday', '2026-03-11', 'does not leave out'],
    ['a closed day that somebody has booked', '2026-03-24', 'has a session for this day'],
    ['a day that is over', '2026-02-24', 'a day to come'],
  ])('is not %s', async (_name, day, text) => {
    const id = await aSeries(server, { startDate: '2026-02-03', exclusions: ['2026-02-24'] }, 4);
    const { body: listed } = await call('GET', `sessions/?series=${id}&start_date=2026-03-24`);
    const [{ id: booked } = { id: '' }] = listed['results'] as { id: string }[];
    await registerUnpaid(server, booked, await aMember(server));
    await Promise.all([close('2026-03-11'), close('2026-03-24')]);
    const refused = await hold(id, day);
    expect([refused.status, refused.body]).toMatchObject([400, { day: [expect.stringContaining(text)] }]);
  });

  it('is not held by an archived series', async () => {
    const id = await aSeries(server, { archivedAt: new Date(), exclusions: ['2026-03-10'] });
    expect(await hold(id, '2026-03-10')).toMatchObject({ status: 400, body: { day: [expect.any(String)] } });
  });

  it('becomes one session, also for two who hold it at once', async () => {
    const id = await aSeries(server, { exclusions: ['2026-03-10'] }, 2);
    const both = await Promise.all([hold(id, '2026-03-10'), hold(id, '2026-03-10')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect((await daysOf(id)).filter((day) => day === '2026-03-10')).toHaveLength(1);
  });
});
