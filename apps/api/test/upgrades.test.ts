import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { jobs } from '../src/app/jobs.ts';
import { seed } from '../src/app/seed/seed.ts';
import { checkLedger } from '../src/features/booking/ledger/check-ledger.ts';
import { verifyChain } from '../src/features/waiver/verify-chain.ts';
import { migrationsFolder } from '../src/platform/database/migrations-folder.ts';
import { openPostgres } from '../src/platform/database/open-postgres.ts';
import { registerJobs } from '../src/platform/jobs/claim-job.ts';
import { sharedServer } from './database.ts';
import { keepFirstForms } from './first-forms.ts';
import { dropDatabase, newDatabaseOn } from './new-database.ts';
import type { PostgresServer } from './postgres.ts';
import { testServer } from './server.ts';
import { columnsOf, contentOf, copyRows, renamed, schemaOf, threadsOf } from './upgrade-rows.ts';

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}
const journal = JSON.parse(await readFile(join(migrationsFolder(), 'meta/_journal.json'), 'utf8')) as Journal;
const earlier = journal.entries.slice(0, -1).map(({ tag }, index) => [tag, index + 1] as const);

let postgres: Pick<PostgresServer, 'url' | 'stop'>;
let folder: string;
/** The newest version, with the demo data that every version can store. */
let newest: pg.Client;
let newestUrl = '';
let newestSchema: readonly string[];
beforeAll(async () => {
  [postgres, folder] = [await sharedServer(), await mkdtemp(join(tmpdir(), 'detroit-upgrades-'))];
  await cp(migrationsFolder(), folder, {
    recursive: true,
    filter: (file) => !file.endsWith('_snapshot.json'),
  });
  newestUrl = await newDatabaseOn(postgres.url);
  const database = await openPostgres(newestUrl, { poolSize: 1 });
  await seed(database, new Date());
  await database.close();
  newest = await connect(newestUrl);
  await keepFirstForms(newest);
  newestSchema = await schemaOf(newest);
});
afterAll(async () => {
  await newest?.end();
  for (const url of [newestUrl, ladder.url]) if (url !== '') await dropDatabase(postgres.url, url);
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

afterEach(async () => {
  for (const url of made.splice(0)) await dropDatabase(postgres.url, url);
});

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
  await client.connect();
  return client;
}

/** An empty database that climbs from version to version, and the number of its migrations. */
const ladder = { url: '', migrations: 0 };
/** The databases of the test that runs. */
const made: string[] = [];

/** Brings the empty database to a version. A lower one than it has begins anew. */
async function climbTo(migrations: number): Promise<void> {
  if (ladder.url === '' || ladder.migrations > migrations) {
    if (ladder.url !== '') await dropDatabase(postgres.url, ladder.url);
    Object.assign(ladder, { url: await newDatabaseOn(postgres.url), migrations: 0 });
  }
  if (ladder.migrations === migrations) return;
  const entries = journal.entries.slice(0, migrations);
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  const client = await connect(ladder.url);
  await migrate(drizzle(client), { migrationsFolder: folder });
  await client.end();
  ladder.migrations = migrations;
}

/** A database with the first migrations. */
async function oldVersion(migrations: number): Promise<{ url: string; client: pg.Client }> {
  await climbTo(migrations);
  const url = await newDatabaseOn(postgres.url, { from: new URL(ladder.url).pathname.slice(1) });
  made.push(url);
  return { url, client: await connect(url) };
}

describe('an upgrade of a database with data', () => {
  it.each(earlier)('from %s keeps every value and ends with the newest schema', async (_tag, migrations) => {
    const { url, client } = await oldVersion(migrations);
    const columns = await columnsOf(client);
    expect(columns.size).toBeGreaterThan(20);
    await copyRows(newest, client, columns);
    const before = await contentOf(client, columns);
    expect(before['registrations']).not.toMatch(/^0 /);
    const threads = await threadsOf(client, columns);
    expect(threads).not.toEqual([]);

    const database = await openPostgres(url, { poolSize: 2 });
    try {
      expect(await contentOf(client, renamed(columns))).toEqual(before);
      expect(await threadsOf(client, await columnsOf(client))).toEqual(threads);
      expect(await schemaOf(client)).toEqual(newestSchema);
      expect((await checkLedger(database.db)).problems).toEqual([]);
      // The chain and its pictures are in the database since migration 3.
      const { whole } = await verifyChain(database.db);
      expect(whole || migrations <= 3).toBe(true);
    } finally {
      await client.end();
      await database.close();
    }
  });

  it('keeps the row of a job that migration 14 renames', async () => {
    const { url, client } = await oldVersion(14);
    const next = '2026-11-26T12:00:00.000Z';
    await client.query(
      `insert into jobs (name, next_run_at, runs, failures, last_error) values ('called-off', $1, 7, 1, 'no')`,
      [next],
    );
    const database = await openPostgres(url, { poolSize: 1 });
    await registerJobs(database.db, jobs, new Date());
    await database.close();
    const { rows } = await client.query(
      `select name, next_run_at, runs, failures, last_error from jobs where name like '%cancelled%' or name = 'called-off'`,
    );
    expect(rows).toEqual([
      {
        name: 'refund-cancelled-sessions',
        next_run_at: new Date(next),
        runs: 7,
        failures: 1,
        last_error: 'no',
      },
    ]);
    await client.end();
  });

  it('keeps attendance as facts of the first meeting, and adds no meetings to sessions', async () => {
    const { url, client } = await oldVersion(20);
    await copyRows(newest, client, await columnsOf(client));
    const { rows: marked } = await client.query<{ id: string }>(`
      with three as (select id, row_number() over (order by id) as n from registrations order by id limit 3)
      update registrations r set attended = n = 1, absence_excused = n = 2 from three where three.id = r.id
      returning r.id`);
    await (await openPostgres(url, { poolSize: 1 })).close();
    const { rows } = await client.query(`
      select registration_id, meeting, kind, standing, f.session_id = r.session_id and f.at = s.starts_at as is_own
      from attendance_facts f join registrations r on r.id = f.registration_id join sessions s on s.id = r.session_id
      order by registration_id`);
    expect(rows).toEqual(
      marked
        .map(({ id }) => id)
        .toSorted()
        .map((id, index) => ({
          registration_id: id,
          meeting: 1,
          kind: ['check_in', 'excused', 'no_show'][index],
          standing: index === 0,
          is_own: true,
        })),
    );
    expect((await client.query('select 1 from session_meetings')).rows).toEqual([]);
    await client.end();
  });

  it('makes owners of staff, a manager of the demo’s, and coaches of who leads sessions', async () => {
    const { url, client } = await oldVersion(25);
    await copyRows(newest, client, await columnsOf(client));
    await client.query(
      `update users set is_staff = true where id in ('person-staff', 'person-public', 'person-coach', 'person-new')`,
    );
    await client.query(`update users set is_active = false where id = 'person-new'`);
    await client.query(`update coaches set user_id = 'person-member' where user_id is null and id =
      (select min(id) from coaches where user_id is null)`);
    await (await openPostgres(url, { poolSize: 1 })).close();
    const { rows } = await client.query(
      'select user_id, role, refund_limit_cents from team_members order by 1',
    );
    expect(rows).toEqual([
      { user_id: 'person-coach', role: 'owner', refund_limit_cents: null },
      { user_id: 'person-member', role: 'coach', refund_limit_cents: 0 },
      { user_id: 'person-public', role: 'owner', refund_limit_cents: null },
      { user_id: 'person-staff', role: 'manager', refund_limit_cents: null },
    ]);
    await client.end();
  });

  it('merges memberships that have not ended, and gives each its state', async () => {
    const { url, client } = await oldVersion(34);
    await copyRows(newest, client, await columnsOf(client));
    await client.query('delete from memberships');
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const rows = [
      ['a1', 'person-member', true, day(-90), day(30)],
      ['a2', 'person-member', true, day(-30), day(90)],
      ['a3', 'person-member', true, day(100), day(200)],
      ['b1', 'person-public', true, day(-400), day(-30)],
      ['b2', 'person-public', false, day(-30), null],
      ['b3', 'person-public', true, day(40), null],
      ['c1', 'person-coach', true, day(-300), null],
      ['c2', 'person-coach', true, day(-10), day(10)],
    ];
    for (const row of rows)
      await client.query(
        `insert into memberships (id, user_id, tier, is_active, start_date, end_date) values ($1, $2, $1, $3, $4, $5)`,
        row,
      );
    await (await openPostgres(url, { poolSize: 1 })).close();
    const { rows: merged } = await client.query(
      `select id, state, source, is_active, start_date::text, end_date::text from memberships order by id`,
    );
    const granted = { source: 'granted' };
    expect(merged).toEqual([
      { ...granted, id: 'a2', state: 'active', is_active: true, start_date: day(-90), end_date: day(200) },
      { ...granted, id: 'b1', state: 'expired', is_active: false, start_date: day(-400), end_date: day(-30) },
      { ...granted, id: 'b2', state: 'cancelled', is_active: false, start_date: day(-30), end_date: null },
      { ...granted, id: 'b3', state: 'pending', is_active: true, start_date: day(40), end_date: null },
      { ...granted, id: 'c2', state: 'active', is_active: true, start_date: day(-300), end_date: null },
    ]);
    await client.end();
  });

  it('serves sign-ins and sessions after an upgrade from the first version', async () => {
    const { url, client } = await oldVersion(1);
    await copyRows(newest, client, await columnsOf(client));
    await client.end();
    const server = await testServer({ database: await openPostgres(url, { poolSize: 2 }) });
    server.clock.set(new Date());
    const credentials = { email: 'member@demo.test', password: 'Standard!2026' };
    const { status, body } = await server.call('POST', '/token/', { body: credentials });
    expect(status).toBe(200);
    const token = String(body['access']);
    const paths = [
      '/me/',
      '/training/registrations/',
      '/sessions/registered/',
      '/training/waitlist/',
      '/chat/rooms/',
    ];
    for (const path of paths) expect((await server.call('GET', path, { token })).status).toBe(200);
    const { body: upcoming } = await server.call('GET', '/training/sessions/upcoming/');
    expect((upcoming['upcoming_sessions'] as unknown[]).length).toBeGreaterThan(5);
    await server.close();
  });

  it('would be noticed if it lost a value or a constraint (positive control)', async () => {
    const { url, client } = await oldVersion(journal.entries.length - 1);
    const columns = await columnsOf(client);
    await copyRows(newest, client, columns);
    const before = await contentOf(client, columns);
    const threads = await threadsOf(client, columns);
    await (await openPostgres(url, { poolSize: 1 })).close();
    await client.query(`update profiles set phone = '1' where user_id = (select min(user_id) from profiles)`);
    await client.query('alter table payments drop constraint payments_amount');
    await client.query(
      `delete from chat_messages where sequence = (select max(sequence) from chat_messages)`,
    );
    expect(await contentOf(client, renamed(columns))).not.toEqual(before);
    expect(await threadsOf(client, await columnsOf(client))).not.toEqual(threads);
    expect(await schemaOf(client)).not.toEqual(newestSchema);
    await client.end();
  });
});
