import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aSession, seedStudio, type Person } from '../booking.ts';
import { realDatabase } from '../database.ts';
import { testServer, type TestServer } from '../server.ts';
import { aTeamMember } from '../team-fixture.ts';
import { amount, chances, report } from './amounts.ts';

const people = amount(2_000, 20_000);
const rounds = amount(2, 10);
/** A person who types sees each answer before the next key. */
const keyMs = 100;
/** Filters by the last visit read the marks of everybody. */
const chosenMs = 500;

const firstNames = [
  'Renée',
  'Danielle',
  'Terrence',
  'Imani',
  'Beyoncé',
  'José',
  'Siobhan',
  'Dre',
  'Zoë',
  'Marcus',
];
const lastNames = [
  'O’Neil',
  'Whitaker',
  'Müller',
  'Alston',
  'Okafor',
  'Nuñez',
  'Fulton',
  'Baker',
  'Smith',
  'Quist',
];

let server: TestServer;
let desk: Person;
beforeAll(async () => {
  server = await testServer({ database: await realDatabase() });
  const { database } = server;
  await seedStudio(database);
  desk = await aTeamMember(server, 'front_desk');
  await insertPeople((statement) => database.db.execute(statement));
});
afterAll(() => server?.close());

/** Each has a waiver, a membership or none, five registrations of the past year and their marks; one of ten owes something. */
async function insertPeople(run: (statement: SQL) => Promise<unknown>): Promise<void> {
  const names = (list: readonly string[]) =>
    sql`(array[${sql.join(
      list.map((name) => sql`${name}`),
      sql`, `,
    )}]::text[])`;
  await run(sql`
    insert into users (id, email, password_hash, tags) select 'p' || n, 'person' || n || '@floor' || n % 7 || '.test', '!',
      case when n % 50 = 0 then array['Needs a ramp'] else '{}' end from generate_series(1, ${people}::int) n`);
  await run(sql`
    insert into profiles (user_id, first_name, last_name, phone)
    select 'p' || n, ${names(firstNames)}[1 + n % 10], ${names(lastNames)}[1 + n / 10 % 10] || ' ' || md5(n::text),
      '(313) ' || lpad((n % 1000)::text, 3, '0') || '-' || lpad((n / 3 % 10000)::text, 4, '0')
    from generate_series(1, ${people}::int) n`);
  await run(sql`
    insert into memberships (id, user_id, tier, start_date) select 'm' || n, 'p' || n, 'Standard', '2026-01-01'
    from generate_series(1, ${people}::int, 3) n`);
  await run(sql`
    insert into waiver_acceptances (id, sequence, user_id, version, content_hash, method, waiver_accepted, payment_consent,
      server_address, accepted_at, previous_hash, chain_hash)
    select 'w' || n, n + 1000, 'p' || n, '1', 'h', 'checkbox', true, true, '::1', now(), 'h', 'h'
    from generate_series(1, ${people}::int) n where n % 4 > 0`);
  for (let week = 0; week < 25; week += 1) {
    const startsAt = new Date(Date.parse('2026-02-26T18:30:00-05:00') - week * 7 * 86_400_000);
    await aSession(server.database, { id: `s${week}`, startsAt, maxParticipants: null });
  }
  await run(sql`
    insert into registrations (id, session_id, user_id, status, price_cents, rate, plan)
    select 'r' || n || '-' || k, 's' || (n + k * 5) % 25, 'p' || n, 'confirmed', 7500, 'public', 'full'
    from generate_series(1, ${people}::int) n, generate_series(0, 4) k`);
  await run(sql`
    insert into instalments (id, registration_id, position, due_on, amount_cents, status)
    select 'i' || r.id, r.id, 1, '2026-01-01', 7500, case when right(r.id, 3) = '0-0' then 'due' else 'paid' end
    from registrations r`);
  await run(sql`
    insert into attendance_facts (id, registration_id, session_id, meeting, kind, standing, at, recorded_at)
    select 'f' || r.id, r.id, r.session_id, 1, 'check_in', true, now(), now() from registrations r where right(r.id, 1) <> '4'`);
  await run(sql`vacuum analyze`);
}

/** What somebody types, key by key. */
const keys = (text: string): string[] => Array.from(text, (_key, index) => text.slice(0, index + 1));

const views: readonly (readonly [what: string, mostMs: number, queries: readonly string[]])[] = [
  ['the list', keyMs, ['', '?sort=-name', '?sort=email', '?sort=-created_at', '?limit=100']],
  ['a name while typing', keyMs, keys('renee o’neil').map((text) => `?search=${encodeURIComponent(text)}`)],
  [
    'an email while typing',
    keyMs,
    keys('person1234@floor').map((text) => `?search=${encodeURIComponent(text)}`),
  ],
  [
    'a phone number while typing',
    keyMs,
    keys('313 555-0187').map((text) => `?search=${encodeURIComponent(text)}`),
  ],
  [
    'filters',
    keyMs,
    [
      '?membership=any',
      '?membership=none&waiver=none',
      '?waiver=current&search=dani',
      '?balance=owes',
      '?tag=needs+a+ramp',
    ],
  ],
  [
    'the last visit',
    chosenMs,
    ['?last_visit=within_21_days', '?last_visit=not_for_21_days', '?last_visit=never'],
  ],
];

it.each(views)(`answers %s among ${people} people within %d ms`, async (what, mostMs, queries) => {
  const random = chances(7);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const query of queries.toSorted(() => random() - 0.5)) {
      const started = performance.now();
      const { status } = await server.call('GET', `/office/people/${query}`, { token: desk.token });
      times.push(performance.now() - started);
      expect(status).toBe(200);
    }
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0);
  report(`people, ${what}`, {
    people,
    calls: times.length,
    'p50 ms': at(0.5),
    'p95 ms': at(0.95),
    'most ms': at(0.999),
  });
  expect(at(0.95)).toBeLessThan(mostMs);
});
