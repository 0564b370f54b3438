import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedStudio } from '../booking.ts';
import { registerUnpaid } from '../session-fixture.ts';
import { testServer, type TestServer } from '../server.ts';
import { expected, roles } from './expected.ts';
import { anAccessFixture, type AccessFixture } from './access-fixture.ts';
import { ask, fingerprinter, checkAccess, namedCalls, secretsIn } from './check-access.ts';

const built = namedCalls.filter((call) => call.built);
const others = roles.filter((role) => role !== 'owner');

let server: TestServer;
let fixture: AccessFixture;
let fingerprint: () => Promise<string>;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  fingerprint = await fingerprinter(server);
});
afterAll(() => server?.close());

it('the access table lists exactly the calls whose path contains a parameter', () => {
  const rows = Object.entries(expected).flatMap(([noun, calls]) =>
    Object.keys(calls).map((call) => `${noun}.${call}`),
  );
  expect(rows.sort()).toEqual(namedCalls.map(({ noun, name }) => `${noun}.${name}`).sort());
});

describe('access by id', () => {
  beforeEach(async () => void (fixture = await anAccessFixture(server)));

  it.each(built.map((call) => [`${call.noun}.${call.name}`, call] as const))(
    '%s returns the status from the access table for each role, reveals no secrets and changes nothing',
    async (_name, call) => {
      const statuses = expected[call.noun]?.[call.name];
      expect(await checkAccess(server, fixture, fingerprint, call)).toEqual({
        statuses,
        changed: [],
        leakedTo: [],
      });
    },
  );

  it.each(
    built
      .filter(({ noun }) => noun === 'registeredSessions' || noun === 'sessions')
      .filter(({ noun, name }) => noun !== 'sessions' || expected[noun]?.[name]?.[0] !== 200)
      .map((call) => [`${call.noun}.${call.name}`, call] as const),
  )('%s rejects another person’s registration id', async (_name, call) => {
    const before = await fingerprint();
    for (const role of others) {
      const response = await ask(server, fixture, call, role, { id: fixture.registrationId });
      expect([role, [401, 403, 404].includes(response.status), secretsIn(response, fixture)]).toEqual([
        role,
        true,
        [],
      ]);
    }
    expect(await fingerprint()).toBe(before);
  });

  it('another participant of the session sees only first names, initials and messages to everyone', async () => {
    const { sessionId, stranger, secrets } = fixture;
    await registerUnpaid(server, sessionId, stranger);
    const [email, lastName, phone, contact] = secrets;
    const reading = built.filter(
      ({ noun, endpoint }) => noun === 'registeredSessions' && endpoint.method === 'GET',
    );
    for (const call of reading) {
      const response = await ask(server, fixture, call, 'otherMember');
      const read = [email, lastName, phone, contact].filter((secret) =>
        response.text.includes(secret ?? '?'),
      );
      expect([call.name, response.status, read]).toEqual([call.name, 200, []]);
    }
  });

  it('a member who cancelled gets no more names, messages or documents of the session', async () => {
    const { token } = fixture.owner;
    await server.call('POST', `/sessions/registered/${fixture.sessionId}/cancel/`, { token, body: {} });
    const names = ['participants', 'materials', 'messages', 'sendMessage', 'downloadMaterial'];
    const calls = built.filter(({ noun, name }) => noun === 'registeredSessions' && names.includes(name));
    expect(calls).toHaveLength(names.length);
    for (const call of calls) {
      expect([call.name, (await ask(server, fixture, call, 'owner')).status]).toEqual([call.name, 404]);
    }
  });

  it('a member cannot charge another member’s card for a registration', async () => {
    const charges = async () =>
      (await server.database.db.execute(sql`select id from sandbox_charges`)).rows.length;
    const before = await charges();
    for (const call of built.filter(({ name }) => name === 'pay')) {
      for (const role of others) await ask(server, fixture, call, role);
    }
    expect(await charges()).toBe(before);
  });
});
