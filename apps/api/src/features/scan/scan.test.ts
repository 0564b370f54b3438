import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, aSession, seedStudio, type Person } from '../../../test/booking.ts';
import { aSessionFixture, registerUnpaid } from '../../../test/session-fixture.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { attendanceFacts } from '../../platform/database/schema/attendance.ts';
import { auditEntries } from '../../platform/database/schema/team.ts';

let server: TestServer;
let desk: Person;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
});
beforeEach(async () => {
  server.clock.set('2026-03-12T18:00:00-04:00');
  desk = await aTeamMember(server, 'front_desk');
});
afterAll(() => server?.close());

const codeOf = async (person: Person) =>
  String((await server.call('GET', '/pass/', { token: await person.renewed() })).body['code']);
const scan = async (code: string, by = desk, session_id?: string) =>
  server.call('POST', '/office/scan/', { token: await by.renewed(), body: { code, session_id } });

describe('scanning a pass', () => {
  it('tells who it is with the registrations of today, soonest first, and records nothing', async () => {
    const person = await aMember(server, { firstName: 'Nadine', lastName: 'Reyes' });
    const at = (startsAt: string, title: string) =>
      aSession(server.database, { startsAt: new Date(startsAt), title });
    const [evening, night, tomorrow] = [
      await at('2026-03-12T18:30:00-04:00', 'Evening'),
      await at('2026-03-12T21:00:00-04:00', 'Night'),
      await at('2026-03-13T18:30:00-04:00', 'Tomorrow'),
    ];
    const renewed = { ...person, token: await person.renewed() };
    for (const session of [tomorrow, night, evening]) await registerUnpaid(server, session, renewed);
    const { status, body } = await scan(await codeOf(person));
    expect([status, body]).toMatchObject([
      200,
      { person_id: person.id, name: 'Nadine Reyes', waiver: 'signed', membership: null },
    ]);
    expect(body['registrations']).toMatchObject([
      { session_id: evening, title: 'Evening', entry: { name: 'Nadine Reyes', attendance: null, facts: [] } },
      { session_id: night, title: 'Night' },
    ]);
    const asked = await scan(await codeOf(person), desk, tomorrow);
    expect((asked.body['registrations'] as { title: string }[]).map(({ title }) => title)).toEqual([
      'Evening',
      'Night',
      'Tomorrow',
    ]);
    expect(await server.database.db.select().from(attendanceFacts)).toEqual([]);
    expect(await server.database.db.select().from(auditEntries)).toEqual([]);
  });

  it.each([
    ['a code of nobody', async () => 'NOBODY'],
    [
      'a renewed code',
      async () => {
        const person = await aMember(server);
        const code = await codeOf(person);
        await server.call('POST', '/pass/renew/', { token: await person.renewed() });
        return code;
      },
    ],
    [
      'the code of a closed account',
      async () => {
        const person = await aMember(server);
        const code = await codeOf(person);
        const owner = await aTeamMember(server, 'owner');
        const token = await owner.renewed();
        const closed = await server.call('POST', `/office/people/${person.id}/close/`, {
          token,
          body: { reason: 'Moved away.' },
        });
        expect(closed.status).toBeLessThan(300);
        return code;
      },
    ],
  ])('finds nobody by %s', async (_, make) => {
    const { status, body } = await scan(await make());
    expect([status, body['code']]).toEqual([404, 'not_found']);
  });

  it('finds for a coach only people of their own sessions, without money', async () => {
    const { sessionId, coach, otherCoach, owner } = await aSessionFixture(server);
    const code = await codeOf(owner);
    const own = await scan(code, coach, sessionId);
    expect(own.body['registrations']).toMatchObject([
      { session_id: sessionId, entry: { payment_status: null, amount_due: null } },
    ]);
    expect((await scan(code, otherCoach)).status).toBe(404);
    const foreign = await scan(code, otherCoach, sessionId);
    expect([foreign.status, foreign.body['code']]).toEqual([403, 'permission_denied']);
  });

  it('is nothing for an editor', async () => {
    const editor = await aTeamMember(server, 'editor');
    expect((await scan(await codeOf(await aMember(server)), editor)).status).toBe(403);
  });
});
