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
    expect(first['warnings']).toEqual([{ kind: 'coach_busy', session_id: two, booked: null, places: null }]);
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

  it('does not warn of a course between its dates', async () => {
    await aCourse(server.database, 2, { startsAt: new Date('2026-06-05T18:30:00-04:00') });
    const between = await aSession(server.database, { startsAt: new Date('2026-06-07T18:30:00-04:00') });
    const same = await aSession(server.database, { startsAt: new Date('2026-06-12T19:00:00-04:00') });
    const read = async (id: string) => (await server.call('GET', path(id), { token: manager.token })).body;
    expect(await read(between)).toMatchObject({ warnings: [] });
    expect(await read(same)).toMatchObject({ warnings: [{ kind: 'coach_busy' }] });
  });
});
