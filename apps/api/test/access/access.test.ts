import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allCalls } from '../../src/documents/endpoints-page.ts';
import { aCard, seedStudio } from '../booking.ts';
import { takePlace } from '../floor.ts';
import { testServer, type Answer, type TestServer } from '../server.ts';
import { expected, roles, type Role } from './expected.ts';
import { aHouse, type House } from './house.ts';

const named = allCalls().filter(({ endpoint }) => endpoint.path.includes('{'));
const built = named.filter((call) => call.built);

let server: TestServer;
let house: House;
let fingerprint: () => Promise<string>;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  fingerprint = await fingerprinter();
});
afterAll(() => server?.close());

/** One hash over every row of every table but those that count and remember requests. */
async function fingerprinter(): Promise<() => Promise<string>> {
  const { rows } = await server.database.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_schema = 'public'
      and table_name not in ('idempotency_keys', 'rate_limits', 'refresh_families', 'refresh_tokens')
    order by 1`);
  const parts = rows.map(
    ({ name }) => sql`select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as h
      from ${sql.identifier(name)} t`,
  );
  const all = sql`select md5(string_agg(h, ',')) as h from (${sql.join(parts, sql` union all `)}) each`;
  return async () => (await server.database.db.execute<{ h: string }>(all)).rows[0]?.h ?? '';
}

async function ask(
  { noun, name, endpoint }: (typeof named)[number],
  role: Role,
  over: Record<string, string> = {},
): Promise<Answer> {
  const params = { ...house.params(noun, name), ...over };
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_all, key: string) => params[key] ?? key);
  const token = house.token[role];
  const body = name === 'pay' ? { payment_method_id: await aCard(server) } : house.body(name, role);
  return server.call(endpoint.method, path, {
    ...(token === undefined ? {} : { token }),
    ...(endpoint.method === 'GET' ? {} : { body: body ?? {} }),
  });
}

/** Secrets of the owner that an answer holds. */
const leaked = ({ text }: Answer) => house.secrets.filter((secret) => text.includes(secret));

it('the table of access names every call whose path names something, and no other', () => {
  const rows = Object.entries(expected).flatMap(([noun, calls]) =>
    Object.keys(calls).map((call) => `${noun}.${call}`),
  );
  expect(rows.sort()).toEqual(named.map(({ noun, name }) => `${noun}.${name}`).sort());
});

describe('whoever asks by an id', () => {
  beforeEach(async () => void (house = await aHouse(server)));

  it.each(built.map((call) => [`${call.noun}.${call.name}`, call] as const))(
    '%s answers each as the table says, without a secret for others and without a change',
    async (_name, call) => {
      const row = expected[call.noun]?.[call.name];
      const changing = call.endpoint.method !== 'GET';
      const statuses: number[] = [];
      for (const role of roles) {
        // A card of one's own is no change of anybody's.
        const before = call.name === 'pay' ? '' : await fingerprint();
        const answer = await ask(call, role);
        statuses.push(answer.status);
        const refused = answer.status >= 400;
        const after = call.name === 'pay' ? '' : await fingerprint();
        expect({ role, changed: (refused || !changing) && before !== after }).toEqual({
          role,
          changed: false,
        });
        const mayRead = !refused && row?.[0] !== 200 && row?.[roles.indexOf('otherMember')] !== 200;
        expect({ role, leaked: mayRead ? [] : leaked(answer) }).toEqual({ role, leaked: [] });
      }
      expect(statuses).toEqual(row);
    },
  );

  it.each(
    built
      .filter(({ noun }) => noun === 'registeredSessions' || noun === 'sessions')
      .filter(({ noun, name }) => noun !== 'sessions' || expected[noun]?.[name]?.[0] !== 200)
      .map((call) => [`${call.noun}.${call.name}`, call] as const),
  )('%s by the id of somebody’s registration is nothing to anybody else', async (_name, call) => {
    const before = await fingerprint();
    for (const role of roles.filter((each) => each !== 'owner')) {
      const answer = await ask(call, role, { id: house.registrationId });
      expect([role, [401, 403, 404].includes(answer.status), leaked(answer)]).toEqual([role, true, []]);
    }
    expect(await fingerprint()).toBe(before);
  });

  it('who comes to the same session learns no more than first name, initial and what was said to all', async () => {
    const { sessionId, stranger, secrets } = house;
    await takePlace(server, sessionId, stranger);
    const [email, lastName, phone, contact] = secrets;
    const reading = built.filter(
      ({ noun, endpoint }) => noun === 'registeredSessions' && endpoint.method === 'GET',
    );
    for (const call of reading) {
      const answer = await ask(call, 'otherMember');
      const read = [email, lastName, phone, contact].filter((secret) => answer.text.includes(secret ?? '?'));
      expect([call.name, answer.status, read]).toEqual([call.name, 200, []]);
    }
  });

  it('a place paid for stays with its owner: nobody else’s card is charged for it or read from it', async () => {
    const pay = built.find(({ name }) => name === 'pay');
    if (pay === undefined) throw new Error('pay is not built');
    const charges = async () =>
      (await server.database.db.execute<{ n: number }>(sql`select count(*)::int as n from payments`)).rows[0]
        ?.n;
    const before = await charges();
    for (const role of roles.filter((each) => each !== 'owner')) {
      expect((await ask(pay, role)).status).toBeGreaterThanOrEqual(401);
    }
    expect(await charges()).toBe(before);
  });

  it('who cancelled learns nothing more of the people, their words and their papers', async () => {
    const { token } = house.owner;
    await server.call('POST', `/sessions/registered/${house.sessionId}/cancel/`, { token, body: {} });
    for (const name of ['participants', 'materials', 'messages', 'sendMessage', 'downloadMaterial']) {
      const call = built.find((each) => each.noun === 'registeredSessions' && each.name === name);
      if (call === undefined) throw new Error(`${name} is not built`);
      expect([name, (await ask(call, 'owner')).status]).toEqual([name, 404]);
    }
  });
});
