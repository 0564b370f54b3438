import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase, openWithoutLimits } from '../src/platform/database/open-database.ts';
import { openPostgres } from '../src/platform/database/open-postgres.ts';
import type { Database } from '../src/platform/database/database.ts';
import { realDatabase } from './database.ts';
import { newDatabaseOn } from './new-database.ts';
import { testServer, type TestServer } from './server.ts';

let server: TestServer;
let deadServer: Database;
let serverUrl: string;
beforeAll(async () => {
  const database = await realDatabase({ poolSize: 3 });
  server = await testServer({ database });
  serverUrl = database.url;
  deadServer = await openPostgres(database.url, { poolSize: 1 });
});
afterAll(async () => {
  await deadServer?.close();
  await server?.close();
});

it.each([
  ['idle_in_transaction_session_timeout', '30s'],
  ['lock_timeout', '10s'],
  ['statement_timeout', '30s'],
])('%s is set, so that no transaction holds a session’s row for hours', async (name, value) => {
  const { rows } = await server.database.db.execute(sql`select current_setting(${name}) as value`);
  expect(rows).toEqual([{ value }]);
});

/** Whether a statement may take longer than a minute, for the server and for the driver. */
async function allowsSlowStatements(open: typeof openWithoutLimits): Promise<unknown[]> {
  const database = await open({ databaseUrl: serverUrl, dataDir: '' });
  const { rows } = await database.db.execute(sql`select current_setting('statement_timeout') as limit`);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const slow = database.db.execute(sql`select pg_sleep(0.3)`).then(
      () => 'finished',
      ({ cause }: Error) => String(cause),
    );
    await vi.advanceTimersByTimeAsync(60_000);
    return [rows[0], await slow];
  } finally {
    vi.useRealTimers();
    await database.close();
  }
}

it('a command that reads everything has no time limits, unlike requests', async () => {
  expect(await allowsSlowStatements(openWithoutLimits)).toEqual([{ limit: '0' }, 'finished']);
  expect(await allowsSlowStatements(openDatabase)).toEqual([{ limit: '30s' }, 'Error: Query read timeout']);
});

it('migrations succeed however short the time limits of the database are', async () => {
  const url = await newDatabaseOn(serverUrl);
  const name = sql.identifier(new URL(url).pathname.slice(1));
  await server.database.db.execute(sql`alter database ${name} set statement_timeout = '1ms'`);
  const database = await openPostgres(url, { poolSize: 1 });
  const { rows } = await database.db.execute(sql`select count(*)::int as users from users`);
  await database.close();
  expect(rows).toEqual([{ users: 0 }]);
});

it('a request that waits too long for a row responds with unavailable, and succeeds once the row is free', async () => {
  const signIn = () =>
    server.call('POST', '/token/', { body: { email: 'nobody@example.test', password: 'Standard!2026' } });
  let releaseLock = () => {};
  const free = new Promise<void>((resolve) => (releaseLock = resolve));
  let held = Promise.resolve();
  await new Promise<void>((locked) => {
    held = deadServer.withTx(async (tx) => {
      await tx.execute(sql`lock table users in access exclusive mode`);
      locked();
      await free;
    });
  });
  const waiting = await signIn().finally(releaseLock);
  await held;
  expect([waiting.status, waiting.body['code']]).toEqual([503, 'unavailable']);
  expect((await signIn()).status).toBe(401);
}, 30_000);
