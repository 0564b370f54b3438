import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../src/platform/database/database.ts';
import { openPostgres } from '../src/platform/database/open-postgres.ts';
import { openStallableProxy, type StallableProxy } from './stallable-proxy.ts';
import { realServer } from './database.ts';
import type { PostgresServer } from './postgres.ts';

let postgres: PostgresServer;
let proxy: StallableProxy;
let database: Database;
const errors: string[] = [];

beforeAll(async () => {
  postgres = await realServer();
});
afterAll(() => postgres?.stop());
beforeEach(async () => {
  errors.length = 0;
  const url = new URL(postgres.url);
  proxy = await openStallableProxy(Number(url.port));
  url.port = String(proxy.port);
  database = await openPostgres(url.href, {
    poolSize: 2,
    onError: ({ message }) => errors.push(message),
    // One second, because a busy machine responds within it.
    silence: { statement: 1_000, ping: 1_000 },
    probing: { everyMs: 100, timeoutMs: 1_000 },
  });
});
afterEach(async () => {
  await proxy.close();
  await database.close();
});

describe('an unresponsive database connection', () => {
  it('is detected by a ping, a statement and a transaction, each within its time limit', async () => {
    await database.ping();
    proxy.stall();
    await expect(database.ping()).rejects.toThrow('Query read timeout');
    await database.ping();
    proxy.stall();
    await expect(database.db.execute(sql`select 1`)).rejects.toMatchObject({
      cause: { message: 'Query read timeout' },
    });
    const inTransaction = database.withTx(async (tx) => {
      await tx.execute(sql`select 1`);
      proxy.stall();
      await tx.execute(sql`select 2`);
    });
    await expect(inTransaction).rejects.toMatchObject({ cause: { message: 'Query read timeout' } });
    const { rows } = await database.withTx((tx) => tx.execute<{ one: number }>(sql`select 1 as one`));
    expect(rows).toEqual([{ one: 1 }]);
  });

  it('is replaced by a new LISTEN connection as soon as it stops responding', async () => {
    const received: string[] = [];
    let again = 0;
    const stop = await database.listen(
      'news',
      (word) => received.push(word),
      () => (again += 1),
    );
    const say = (word: string) => database.db.execute(sql`select pg_notify('news', ${word})`);
    await say('before');
    await vi.waitFor(() => expect(received).toEqual(['before']), 20_000);
    proxy.stall();
    await vi.waitFor(() => expect(again).toBe(1), 20_000);
    expect(errors).toContain('Query read timeout');
    await database.ping().catch(() => {});
    await say('after');
    await vi.waitFor(() => expect(received).toEqual(['before', 'after']), 20_000);
    await stop();
  });

  it('is distinguished from an idle one, which is pinged, responds and is not replaced', async () => {
    let again = 0;
    const stop = await database.listen(
      'news',
      () => {},
      () => (again += 1),
    );
    // Longer than the ping and its timeout take together.
    await new Promise((resolve) => setTimeout(resolve, 1_600));
    const { rows } = await database.db.execute(
      sql`select count(*)::int as asked from pg_stat_activity where query = 'select 1'`,
    );
    expect({ rows, again, errors }).toEqual({ rows: [{ asked: 1 }], again: 0, errors: [] });
    await stop();
  });
});
