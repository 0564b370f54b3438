import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { claimSeat } from '../src/features/booking/seats/claim-seat.ts';
import type { Database } from '../src/platform/database/database.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { openPostgres } from '../src/platform/database/open-postgres.ts';
import { aSession, seedStudio } from './booking.ts';
import { realServer } from './database.ts';
import { manyMembers } from './many-members.ts';
import { startPgbouncer, type Pgbouncer } from './pgbouncer.ts';
import type { PostgresServer } from './postgres.ts';
import { rush } from './rush.ts';
import { testServer, type TestServer } from './server.ts';

/** Fewer connections at PostgreSQL than one process opens, so that transactions of both processes share them. */
const poolSize = 3;

let postgres: PostgresServer;
let pooler: Pgbouncer;
let database: Database;
let other: Database;
let server: TestServer;

beforeAll(async () => {
  postgres = await realServer();
  pooler = await startPgbouncer(postgres.url, { poolSize });
  const poolerUrl = pooler.urlFor(postgres.url);
  database = await openPostgres(postgres.url, { poolerUrl });
  other = await openPostgres(postgres.url, { poolerUrl });
  server = await testServer({ database });
  await seedStudio(database);
});
afterAll(async () => {
  await server?.close();
  await other?.close();
  await pooler?.stop();
  await postgres?.stop();
});

/** The connections of clients at PostgreSQL. */
async function openConnections(): Promise<number> {
  const { rows } = await database.db.execute<{ open: number }>(
    sql`select count(*)::int as open from pg_stat_activity where backend_type = 'client backend'`,
  );
  return rows[0]?.open ?? 0;
}

it('serves both processes over a few connections, and sells the last seats once', async () => {
  const session_id = await aSession(database, { maxParticipants: 10 });
  const people = await manyMembers(server, 40);
  const own = (deps: TestServer['deps'], half: typeof people) =>
    rush({ deps }, { session_id, people: half, claim: claimSeat, cardOf: () => null });
  const sold = await Promise.all([
    own(server.deps, people.slice(0, 20)),
    own({ ...server.deps, database: other }, people.slice(20)),
  ]);
  expect(sold[0] + sold[1]).toBe(10);
  expect(await openConnections()).toBeLessThanOrEqual(poolSize);
});

it('runs the same prepared statement on every connection', async () => {
  const ask = (handle: Database) =>
    handle.prepared(sql`select ${1}::int + pg_backend_pid() * 0 as one, pg_sleep(0.01)`);
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, index) => ask(index % 2 === 0 ? database : other)),
  );
  expect(replies.map(({ rows }) => rows)).toEqual(replies.map(() => [{ one: 1, pg_sleep: '' }]));
});

it('delivers notifications, because LISTEN has a connection past the pooler', async () => {
  const received: string[] = [];
  const stop = await other.listen(
    'news',
    (payload) => received.push(payload),
    () => {},
  );
  const payload = randomUUID();
  await database.db.execute(sql`select pg_notify('news', ${payload})`);
  await expect.poll(() => received).toEqual([payload]);
  await stop();
});

it('holds an advisory lock until the transaction ends', async () => {
  const order: string[] = [];
  const lock = sql`select pg_advisory_xact_lock(7)`;
  let onLocked = () => {};
  const locked = new Promise<void>((resolve) => (onLocked = resolve));
  const first = database.withTx(async (tx) => {
    await tx.execute(lock);
    onLocked();
    // Enough for the second transaction to run, if the lock did not hold it up.
    await tx.execute(sql`select pg_sleep(0.3)`);
    order.push('first');
  });
  await locked;
  const second = other.withTx(async (tx) => {
    await tx.execute(lock);
    order.push('second');
  });
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
});

it('has the time limits and the time zone of a direct connection', async () => {
  const { rows } = await database.db.execute(sql`select current_setting('lock_timeout') as lock,
    current_setting('statement_timeout') as statement, current_setting('TimeZone') as zone,
    current_setting('idle_in_transaction_session_timeout') as idle`);
  expect(rows).toEqual([{ lock: '10s', statement: '30s', zone: 'UTC', idle: '30s' }]);
});

it('refuses a pooler whose connections lack these settings', async () => {
  const bare = await startPgbouncer(postgres.url, { withoutSettings: true });
  const opening = (poolerUrl: string) =>
    openDatabase({ databaseUrl: postgres.url, poolerUrl, dataDir: '' }).then(
      (opened) => opened.close(),
      (error: Error) => error.message,
    );
  expect(await opening(bare.urlFor(postgres.url))).toMatch(
    /lack these settings: idle_in_transaction_session_timeout, lock_timeout, statement_timeout/,
  );
  await bare.stop();
  expect(await opening(bare.urlFor(postgres.url))).toMatch(/has no working connection: .*ECONNREFUSED/);
});
