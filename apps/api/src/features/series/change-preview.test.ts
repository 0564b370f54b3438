import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aMember, aSession, seedStudio, type Person } from '../../../test/booking.ts';
import { aSeries } from '../../../test/office/series-cases.ts';
import { bookedBy, sessionsOf } from '../../../test/office/series-fixture.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { outboxMails } from '../../platform/database/schema/outbox.ts';
import { sessions } from '../../platform/database/schema/training.ts';

let server: TestServer;
let manager: Person;
beforeAll(async () => {
  server = await testServer({ env: { SERIES_WEEKS_AHEAD: '6' } });
  await seedStudio(server.database);
});
afterAll(() => server?.close());
beforeEach(async () => {
  server.clock.set('2026-03-02T12:00:00-05:00');
  manager = await aTeamMember(server, 'manager');
});

const preview = (id: string, body: object) =>
  server.call('POST', `/office/series/${id}/changes/preview/`, { token: manager.token, body });
const apply = (id: string, body: object) =>
  server.call('POST', `/office/series/${id}/changes/`, { token: manager.token, body });
const all = (id: string) => sessionsOf(server, id);
const later = { start_time: '19:00', end_time: '20:30' };

it('counts only what changes when a weekday joins, and leaves the others as they are', async () => {
  const id = await aSeries(server);
  const [first] = await all(id);
  const ada = await aMember(server);
  await bookedBy(server, [[first?.id ?? '', ada.id]]);
  const body = { scope: 'all_future', changes: { weekdays: ['tuesday', 'thursday'] } };
  const seen = await preview(id, body);
  expect(seen.body).toMatchObject({
    sessions_count: 0,
    people_count: 0,
    registrations_count: 0,
    sessions: [],
    told: [],
  });
  expect(seen.body['added']).toHaveLength(6);
  const done = await apply(id, { ...body, preview_token: seen.body['preview_token'] });
  expect(done.body).toMatchObject({ sessions_count: 0, added_count: 6 });
  expect((await all(id)).find((one) => one.id === first?.id)).toMatchObject({
    version: first?.version,
    revision: first?.revision,
  });
  expect(
    await server.database.db.select().from(outboxMails).where(eq(outboxMails.recipient, ada.email)),
  ).toEqual([]);
});

it('names who is told about another time, and keeps unchanged sessions of a split with the later ones', async () => {
  const id = await aSeries(server);
  const [, second, third] = await all(id);
  const ada = await aMember(server);
  await bookedBy(server, [[third?.id ?? '', ada.id]]);
  const moved = await preview(id, { scope: 'all_future', changes: later });
  expect(moved.body['told']).toEqual(['Ada Byron']);
  const titled = await preview(id, { scope: 'all_future', changes: { title: 'Slow Roll' } });
  expect(titled.body).toMatchObject({ sessions_count: 6, people_count: 1, told: [] });
  const changes = { weekdays: ['tuesday', 'thursday'] };
  const split = { scope: 'this_and_following', session_id: second?.id, changes };
  const { preview_token } = (await preview(id, split)).body;
  const done = await apply(id, { ...split, preview_token });
  const following = await all(String(done.body['series_id']));
  expect(following.map((one) => one.id)).toContain(third?.id);
});

it('names other sessions at the new times, and nights with a clock change', async () => {
  const id = await aSeries(server, { weekdays: ['saturday'], startDate: '2026-03-07' });
  const other = await aSession(server.database, {
    startsAt: new Date('2026-03-14T22:00:00-04:00'),
    title: 'Adult Skate',
  });
  const changes = { start_time: '22:00', end_time: '04:00' };
  const { body } = await preview(id, { scope: 'all_future', changes });
  expect(body['conflicts']).toMatchObject([
    {
      kind: 'coach_busy',
      session_id: other,
      title: 'Adult Skate',
      start_datetime: '2026-03-14T22:00:00-04:00',
    },
  ]);
  expect(body['clock_changes']).toEqual([{ start_datetime: '2026-03-07T22:00:00-05:00', hours: 5 }]);
  await server.database.db.delete(sessions).where(eq(sessions.id, other));
});
