import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCourse, aSession, seedStudio, type Person } from '../../../test/booking.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { coaches } from '../../platform/database/schema/training.ts';

let server: TestServer;
let manager: Person;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  await server.database.db.insert(coaches).values({ id: 'other', name: 'Dre Fulton', slug: 'dre-fulton' });
  manager = await aTeamMember(server, 'manager');
});
afterAll(() => server?.close());

const path = (id: string) => `/office/sessions/${id}/`;

describe('the list of sessions', () => {
  it('warns of a coach and a location that two sessions have at once', async () => {
    const at = { startsAt: new Date('2026-05-10T18:00:00-04:00') };
    const [one, two] = [
      await aSession(server.database, { ...at, coachId: 'other' }),
      await aSession(server.database, { ...at, coachId: 'other' }),
    ];
    const { body } = await server.call('GET', '/office/sessions/?start_date=2026-05-10&end_date=2026-05-10', {
      token: manager.token,
    });
    expect(body).toMatchObject({ count: 2 });
    const { body: first } = await server.call('GET', path(one), { token: manager.token });
    expect(first['warnings']).toMatchObject([
      { kind: 'coach_busy', session_id: two, booked: null, places: null, closure_id: null },
    ]);
  });

  it('includes past and cancelled sessions, by studio days', async () => {
    await aSession(server.database, { startsAt: new Date('2025-07-04T23:30:00-04:00'), status: 'cancelled' });
    const countOf = async (day: string) =>
      (
        await server.call('GET', `/office/sessions/?start_date=${day}&end_date=${day}`, {
          token: manager.token,
        })
      ).body['count'];
    expect([await countOf('2025-07-03'), await countOf('2025-07-04'), await countOf('2025-07-06')]).toEqual([
      0, 1, 0,
    ]);
  });

  it('lists a course on the days of its meetings, and in a file, too', async () => {
    const course = await aCourse(server.database, 3, { startsAt: new Date('2026-08-03T18:30:00-04:00') });
    const listed = async (query: string) => {
      const path = `/office/sessions/?${query}`;
      const { body } = await server.call('GET', path, { token: manager.token });
      const csv = await server.call('GET', path, {
        token: manager.token,
        headers: { accept: 'text/csv' },
      });
      const ids = (body['results'] as { id: string }[]).map(({ id }) => id);
      return [ids.includes(course), csv.text.includes(course)];
    };
    const on = (first: string, last = first) => listed(`start_date=${first}&end_date=${last}`);
    expect(await on('2026-08-10')).toEqual([true, true]);
    expect(await on('2026-08-17')).toEqual([true, true]);
    expect(await on('2026-08-11')).toEqual([false, false]);
    expect(await on('2026-08-04', '2026-08-09')).toEqual([false, false]);
    expect(await on('2026-08-04', '2026-08-10')).toEqual([true, true]);
    expect(await listed('start_date=2026-08-11')).toEqual([true, true]);
    expect(await listed('end_date=2026-08-04&start_date=2026-08-04')).toEqual([false, false]);
  });

  it('has prices as numbers in a file', async () => {
    await aSession(server.database);
    const { text } = await server.call('GET', '/office/sessions/', {
      token: manager.token,
      headers: { accept: 'text/csv' },
    });
    const [titles = '', line = ''] = text.split('\r\n');
    expect(titles).toContain('"price_public"');
    expect(line).toContain(',75,');
    expect(text).not.toContain('"75.00"');
  });

  it('does not warn of a course between its dates', async () => {
    await aCourse(server.database, 2, { startsAt: new Date('2026-06-05T18:30:00-04:00') });
    const between = await aSession(server.database, { startsAt: new Date('2026-06-07T18:30:00-04:00') });
    const same = await aSession(server.database, { startsAt: new Date('2026-06-12T19:00:00-04:00') });
    const read = async (id: string) => (await server.call('GET', path(id), { token: manager.token })).body;
    expect(await read(between)).toMatchObject({ warnings: [] });
    expect(await read(same)).toMatchObject({ warnings: [{ kind: 'coach_busy' }] });
  });
});
