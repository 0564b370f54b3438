import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, seedStudio, type Person } from '../../../test/booking.ts';
import { aSeries } from '../../../test/office/series-cases.ts';
import { bookedBy, sessionsOf } from '../../../test/office/series-fixture.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';

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

const post = (path: string, body: object) =>
  server.call('POST', `/office/${path}`, { token: manager.token, body });
const preview = (id: string, body: object) => post(`series/${id}/changes/preview/`, body);
const apply = (id: string, body: object) => post(`series/${id}/changes/`, body);
const all = (id: string) => sessionsOf(server, id);
const later = { start_time: '19:00', end_time: '20:30' };

describe('a change of one session', () => {
  it('changes it alone, as if by hand', async () => {
    const id = await aSeries(server);
    const [, second] = await all(id);
    const body = { scope: 'this', session_id: second?.id, changes: later };
    const { body: seen } = await preview(id, body);
    const done = await apply(id, { ...body, preview_token: seen['preview_token'] });
    expect(done.body).toMatchObject({ series_id: id, sessions_count: 1 });
    expect((await all(id)).map(({ startsAt }) => startsAt.toISOString().slice(11, 16))).toEqual([
      '23:30',
      '23:00',
      '22:30',
      '22:30',
      '22:30',
      '22:30',
    ]);
    expect((await all(id))[1]?.editedFields).toEqual(['start_datetime', 'end_datetime']);
  });

  it.each([
    [{ changes: { weekdays: ['monday'] } }, 'weekdays'],
    [{ changes: {} }, 'changes'],
    [{ changes: { start_time: '20:00' } }, 'end_time'],
    [{ session_id: 'nothing' }, 'session_id'],
    [{ changes: { coach_id: 'nobody' } }, 'coach_id'],
  ])('with %j is refused at its field', async (part, field) => {
    const id = await aSeries(server);
    const [first] = await all(id);
    const body = { scope: 'this', session_id: first?.id, changes: later, ...part };
    const seen = await preview(id, body);
    const refused =
      seen.status === 200 ? await apply(id, { ...body, preview_token: seen.body['preview_token'] }) : seen;
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, expect.arrayContaining([field])]);
  });

  it('that is over or cancelled is refused', async () => {
    const id = await aSeries(server);
    const [first] = await all(id);
    server.clock.set('2026-03-03T19:00:00-05:00');
    manager = await aTeamMember(server, 'manager');
    const refused = await preview(id, { scope: 'this', session_id: first?.id, changes: later });
    expect([refused.status, refused.body['code']]).toEqual([409, 'session_over']);
  });
});

describe('the token of a preview', () => {
  it('works once, for 15 minutes, and for nothing else', async () => {
    const id = await aSeries(server);
    const body = { scope: 'all_future', changes: later };
    const { body: seen } = await preview(id, body);
    const token = { preview_token: seen['preview_token'] };
    const other = await apply(id, { scope: 'all_future', changes: { title: 'Slow Roll' }, ...token });
    expect([other.status, other.body['code']]).toEqual([409, 'preview_changed']);
    server.clock.pass(16 * 60);
    manager = await aTeamMember(server, 'manager');
    expect((await apply(id, { ...body, ...token })).body['code']).toBe('preview_changed');
    const fresh = await preview(id, body);
    const again = { ...body, preview_token: fresh.body['preview_token'] };
    expect((await apply(id, again)).status).toBe(200);
    expect((await apply(id, again)).body['code']).toBe('preview_changed');
  });

  it('does not work after a booking, and the problem has the new preview', async () => {
    const id = await aSeries(server);
    const [first] = await all(id);
    const body = { scope: 'all_future', changes: later };
    const { body: seen } = await preview(id, body);
    await bookedBy(server, [[first?.id ?? '', (await aMember(server)).id]]);
    const refused = await apply(id, { ...body, preview_token: seen['preview_token'] });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'preview_changed', preview: { people_count: 1, registrations_count: 1 } },
    ]);
    const { preview: fresh } = refused.body as { preview: { preview_token: string } };
    expect((await apply(id, { ...body, preview_token: fresh.preview_token })).status).toBe(200);
  });
});
