import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, seedStudio, type Person } from '../../../test/booking.ts';
import { aSeries } from '../../../test/office/series-cases.ts';
import { bookedBy, sessionsOf } from '../../../test/office/series-fixture.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { outboxMails } from '../../platform/database/schema/outbox.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { auditEntries } from '../../platform/database/schema/team.ts';
import { coaches, sessions } from '../../platform/database/schema/training.ts';
import { extendSeries } from './extend-series.ts';

let server: TestServer;
let manager: Person;
beforeAll(async () => {
  server = await testServer({ env: { SERIES_WEEKS_AHEAD: '6' } });
  await seedStudio(server.database);
  await server.database.db.insert(coaches).values({ id: 'other', name: 'Dre Fulton', slug: 'dre-fulton' });
});
afterAll(() => server?.close());
beforeEach(async () => {
  server.clock.set('2026-03-02T12:00:00-05:00');
  manager = await aTeamMember(server, 'manager');
});

const call = (method: string, path: string, body?: object) =>
  server.call(method, `/office/${path}`, { token: manager.token, ...(body && { body }) });
const preview = (id: string, body: object) => call('POST', `series/${id}/changes/preview/`, body);
const apply = (id: string, body: object) => call('POST', `series/${id}/changes/`, body);
/** Applies a change as its preview describes it. */
async function change(id: string, body: object) {
  const seen = await preview(id, body);
  expect(seen.status).toBe(200);
  return apply(id, { ...body, preview_token: seen.body['preview_token'] });
}
const all = (id: string) => sessionsOf(server, id);
const starts = async (id: string) => (await all(id)).map(({ startsAt }) => startsAt.toISOString());
const emailsTo = ({ email }: Person) =>
  server.database.db.select().from(outboxMails).where(eq(outboxMails.recipient, email));
const later = { start_time: '19:00', end_time: '20:30' };

describe('a change of this session and the following ones', () => {
  it('splits the series and moves each session with its people, and tells each person once', async () => {
    const id = await aSeries(server);
    const [first, second, third, fourth, ...others] = await all(id);
    const [ada, ben] = [await aMember(server), await aMember(server)];
    await bookedBy(server, [
      [first?.id ?? '', ada.id],
      [second?.id ?? '', ada.id],
      [fourth?.id ?? '', ada.id],
      [fourth?.id ?? '', ben.id],
    ]);
    const edited = await call('PATCH', `sessions/${third?.id}/`, { version: 1, title: 'Guest night' });
    expect(edited.body['edited_fields']).toEqual(['title']);
    const body = { scope: 'this_and_following', session_id: second?.id, changes: later };
    const seen = await preview(id, body);
    expect(seen.body).toMatchObject({
      sessions_count: 4,
      people_count: 2,
      registrations_count: 3,
      fields: ['start_time', 'end_time'],
      skipped: [{ id: third?.id, reason: 'edited_by_hand', edited_fields: ['title'] }],
      dropped: [],
      added: [],
      conflicts: [],
      clock_changes: [],
    });
    const before = await server.database.db.select().from(registrations);
    const done = await apply(id, { ...body, preview_token: seen.body['preview_token'] });
    expect([done.status, done.body]).toMatchObject([200, { sessions_count: 4, registrations_count: 3 }]);
    const following = String(done.body['series_id']);
    expect(following).not.toBe(id);
    expect((await all(id)).map((one) => one.id)).toEqual([first?.id]);
    const moved = await all(following);
    expect(moved.map((one) => one.id)).toEqual([second, third, fourth, ...others].map((one) => one?.id));
    expect(moved.map((one) => one.startsAt.toISOString().slice(11, 16))).toEqual([
      '23:00',
      '22:30',
      '23:00',
      '23:00',
      '23:00',
    ]);
    expect(moved[1]).toMatchObject({ title: 'Guest night', revision: 1, generatedFor: '2026-03-17' });
    expect(moved[0]).toMatchObject({ revision: 1, version: 2, status: 'rescheduled', editedFields: [] });
    const after = await server.database.db.select().from(registrations);
    const identity = (rows: typeof before) =>
      rows.map((row) => [row.id, row.sessionId, row.userId, row.status]).toSorted();
    expect(identity(after)).toEqual(identity(before));
    const toAda = await emailsTo(ada);
    expect(toAda).toMatchObject([{ template: 'sessions_changed', subject: 'New times: Tuesday Roll' }]);
    expect(toAda[0]?.textBody.match(/before:/g)).toHaveLength(2);
    expect(toAda[0]?.attachments[0]?.text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(await emailsTo(ben)).toMatchObject([{ template: 'session_changed' }]);
    expect((await call('GET', `series/${id}/`)).body).toMatchObject({
      until: '2026-03-09',
      start_time: '18:30',
    });
    expect((await call('GET', `series/${following}/`)).body).toMatchObject({
      until: null,
      start_date: '2026-03-10',
      start_time: '19:00',
    });
    await extendSeries(server.deps);
    expect(await starts(following)).toHaveLength(5);
    const [entry] = await server.database.db
      .select()
      .from(auditEntries)
      .orderBy(desc(auditEntries.sequence))
      .limit(1);
    expect(entry).toMatchObject({
      action: 'series.apply',
      target: `series:${id}`,
      after: { scope: 'this_and_following', sessions_count: 4 },
    });
  });

  it('with the token of a change that was made is refused with a new preview', async () => {
    const id = await aSeries(server);
    const [, second] = await all(id);
    const body = { scope: 'this_and_following', session_id: second?.id, changes: later };
    const token = { preview_token: (await preview(id, body)).body['preview_token'] };
    expect((await apply(id, { ...body, ...token })).body).toMatchObject({ sessions_count: 5 });
    const again = await apply(id, { ...body, ...token });
    expect([again.status, again.body]).toMatchObject([
      409,
      { code: 'preview_changed', preview: { sessions_count: 0 } },
    ]);
    const elsewhere = await apply(id, { ...body, preview_token: '1.x' });
    expect([elsewhere.status, elsewhere.body]).toMatchObject([400, { code: 'validation_failed' }]);
  });

  it('keeps a deleted and a cancelled date away from the new series', async () => {
    const id = await aSeries(server);
    const [, second, third, fourth] = await all(id);
    expect((await call('DELETE', `sessions/${third?.id}/`)).status).toBe(204);
    await server.database.db
      .update(sessions)
      .set({ status: 'cancelled' })
      .where(eq(sessions.id, fourth?.id ?? ''));
    const body = { scope: 'this_and_following', session_id: second?.id, changes: later };
    expect((await preview(id, body)).body['skipped']).toMatchObject([
      { id: fourth?.id, reason: 'cancelled', start_datetime: '2026-03-24T18:30:00-04:00' },
    ]);
    const done = await change(id, body);
    const following = String(done.body['series_id']);
    await extendSeries(server.deps);
    const days = (await all(following)).map(({ generatedFor }) => generatedFor);
    expect(days).toEqual(['2026-03-10', '2026-03-31', '2026-04-07']);
    const [cancelled] = await server.database.db
      .select()
      .from(sessions)
      .where(eq(sessions.id, fourth?.id ?? ''));
    expect(cancelled).toMatchObject({ status: 'cancelled', startsAt: fourth?.startsAt });
  });

  it('from the first session on changes the series itself', async () => {
    const id = await aSeries(server);
    const [first] = await all(id);
    const done = await change(id, { scope: 'this_and_following', session_id: first?.id, changes: later });
    expect(done.body).toMatchObject({ series_id: id, sessions_count: 6 });
  });
});

describe('a change of all sessions to come', () => {
  it('moves the sessions of a replaced weekday with their ids', async () => {
    const id = await aSeries(server);
    const before = await all(id);
    const done = await change(id, { scope: 'all_future', changes: { weekdays: ['wednesday'] } });
    expect(done.body).toMatchObject({ series_id: id, sessions_count: 6, added_count: 0, dropped_count: 0 });
    const after = await all(id);
    expect(after.map((one) => one.id)).toEqual(before.map((one) => one.id));
    expect(after.map((one) => one.generatedFor)).toEqual([
      '2026-03-04',
      '2026-03-11',
      '2026-03-18',
      '2026-03-25',
      '2026-04-01',
      '2026-04-08',
    ]);
    await extendSeries(server.deps);
    expect(await all(id)).toHaveLength(6);
    const back = await change(id, { scope: 'all_future', changes: { weekdays: ['tuesday'] } });
    expect(back.body).toMatchObject({ sessions_count: 6 });
    expect((await all(id)).map((one) => one.generatedFor)).toEqual(before.map((one) => one.generatedFor));
  });

  it('lists the dates that leave the rule, and keeps or cancels the booked ones', async () => {
    const [ada] = [await aMember(server)];
    const changes = { weekdays: ['wednesday', 'friday'] };
    for (const dropped of ['keep', 'cancel'] as const) {
      const id = await aSeries(server, {}, 2);
      const [first, second] = await all(id);
      await bookedBy(server, [[second?.id ?? '', ada.id]]);
      const seen = await preview(id, { scope: 'all_future', changes });
      expect(seen.body['dropped']).toMatchObject([
        { id: first?.id, booked_count: 0 },
        { id: second?.id, booked_count: 1 },
      ]);
      const token = { preview_token: seen.body['preview_token'] };
      const undecided = await apply(id, { scope: 'all_future', changes, ...token });
      expect([undecided.status, Object.keys(undecided.body)]).toEqual([
        400,
        expect.arrayContaining(['dropped']),
      ]);
      const done = await apply(id, { scope: 'all_future', changes, dropped, ...token });
      expect(done.body).toMatchObject({ added_count: 12, dropped_count: 2 });
      expect((await call('GET', `sessions/${first?.id}/`)).status).toBe(404);
      expect((await call('GET', `sessions/${second?.id}/`)).body).toMatchObject({
        series_id: null,
        status: dropped === 'keep' ? 'scheduled' : 'cancelled',
      });
      await server.database.db.delete(registrations).where(eq(registrations.userId, ada.id));
    }
  });

  it('substitutes the coach of all and says so once to each person', async () => {
    const id = await aSeries(server);
    const [first, second] = await all(id);
    const ada = await aMember(server);
    await bookedBy(server, [
      [first?.id ?? '', ada.id],
      [second?.id ?? '', ada.id],
    ]);
    await change(id, { scope: 'all_future', changes: { coach_id: 'other' } });
    expect((await all(id)).map(({ coachId }) => coachId)).toEqual(Array.from({ length: 6 }, () => 'other'));
    expect(await emailsTo(ada)).toMatchObject([
      { subject: 'New coach: Tuesday Roll', textBody: expect.stringContaining('Dre Fulton leads them now.') },
    ]);
  });

  it('changes what was edited by hand if it is included', async () => {
    const id = await aSeries(server);
    const [first] = await all(id);
    await call('PATCH', `sessions/${first?.id}/`, {
      version: 1,
      title: 'Guest night',
      price_public: '80.00',
    });
    const body = { scope: 'all_future', changes: { title: 'Slow Roll' }, include_edited: [first?.id] };
    expect((await change(id, body)).body).toMatchObject({ sessions_count: 6 });
    expect((await all(id))[0]).toMatchObject({
      title: 'Slow Roll',
      pricePublicCents: 8000,
      editedFields: ['price_public'],
      startsAt: first?.startsAt,
    });
  });

  it('counts the sessions that took place when it ends after a number', async () => {
    const id = await aSeries(server, { startDate: '2026-02-10', count: 6, until: '2026-03-17' });
    await change(id, { scope: 'all_future', changes: { count: 5 } });
    expect((await call('GET', `series/${id}/`)).body).toMatchObject({ count: 5, last_date: '2026-03-10' });
    const refused = await preview(id, { scope: 'all_future', changes: { count: 3 } });
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, expect.arrayContaining(['count'])]);
  });
});
