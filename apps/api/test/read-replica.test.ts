import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import pg from 'pg';
import type { Database } from '../src/platform/database/database.ts';
import { openPostgres } from '../src/platform/database/open-postgres.ts';
import { openReplica, type Replica } from '../src/platform/database/open-replica.ts';
import { menuItems } from '../src/platform/database/schema/content.ts';
import { createMetrics } from '../src/platform/metrics/metrics.ts';
import { forgetSessionLists } from '../src/platform/list-cache/list-cache.ts';
import { aMember } from './booking.ts';
import { realServer } from './database.ts';
import { startReplica, type PostgresServer } from './postgres.ts';
import { testServer, type TestServer } from './server.ts';

const mostLag = 1_000;

let primary: PostgresServer;
let copy: PostgresServer;
let database: Database;
let replica: Replica;
let server: TestServer;
const metrics = createMetrics();
const onError = vi.fn();

beforeAll(async () => {
  primary = await realServer();
  database = await openPostgres(primary.url, { poolSize: 4 });
  copy = await startReplica(primary.url);
  replica = openReplica(copy.url, database, { onError, poolSize: 2, mostLag });
  server = await testServer({ database, replica, metrics });
});
afterAll(async () => {
  await replica?.close();
  await server?.close();
  await copy?.stop();
  await primary?.stop();
});

/** Runs a statement on the replica itself, such as pausing its replay. */
async function onReplica(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: copy.url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const usable = () => expect.poll(() => replica.isUsable(-Infinity), { interval: 50 }).toBe(true);

/** The number of statements that handlers send to a database during `work`. */
async function statementsOn(database: Database, work: () => Promise<unknown>): Promise<number> {
  const { db } = database;
  const spies = [vi.spyOn(db, 'select'), vi.spyOn(db, 'execute'), vi.spyOn(database, 'prepared')];
  await work();
  const queries = spies.flatMap(({ mock }): unknown[] => mock.calls.map(([query]: unknown[]) => query));
  const count = queries.filter((query) => !isComparison(query)).length;
  for (const spy of spies) spy.mockRestore();
  return count;
}

/** The comparison of positions runs on the primary all the time. */
const isComparison = (query: unknown): boolean => JSON.stringify(query ?? '').includes('pg_current_wal');

const menu = () => server.call('GET', '/navigation/menu/');
const labels = async () => ((await menu()).body['items'] as { label: string }[]).map(({ label }) => label);

beforeEach(async () => {
  await onReplica('select pg_wal_replay_resume()');
  await usable();
});

describe('a replica', () => {
  it('serves visitors, and the primary runs no statement', async () => {
    expect(await statementsOn(database, menu)).toBe(0);
  });

  it('serves new data within the allowed lag', async () => {
    await database.db.insert(menuItems).values({ label: 'New', link: '/new', position: 90 });
    await expect.poll(labels, { interval: 50, timeout: 2 * mostLag }).toContain('New');
  });

  it('does not serve once its data is too old, so that visitors see what was committed', async () => {
    await onReplica('select pg_wal_replay_pause()');
    await database.db.insert(menuItems).values({ label: 'Later', link: '/later', position: 91 });
    // Positive control: the old data is really there.
    const { rows } = await replica.database.db.execute(sql`select 1 from menu_items where label = 'Later'`);
    expect(rows).toEqual([]);
    await expect.poll(() => replica.isUsable(-Infinity), { interval: 20 }).toBe(false);
    expect(replica.lagMs()).toBeGreaterThan(mostLag);
    expect(await labels()).toContain('Later');
  });

  it('does not serve after a seat was taken until it contains the registration', async () => {
    await onReplica('select pg_wal_replay_pause()');
    await database.db.insert(menuItems).values({ label: 'Taken', link: '/taken', position: 92 });
    forgetSessionLists();
    // Far below the allowed lag.
    expect(await labels()).toContain('Taken');
    await onReplica('select pg_wal_replay_resume()');
    await expect.poll(() => statementsOn(database, menu), { interval: 50 }).toBe(0);
  });

  it('never serves a member', async () => {
    const { token } = await aMember(server, { waiver: false });
    const list = (more: { token?: string }) => () => server.call('GET', '/training/sessions/', more);
    await usable();
    expect(await statementsOn(replica.database, list({ token }))).toBe(0);
    expect(await statementsOn(replica.database, list({}))).toBeGreaterThan(0);
  });

  it('reports its lag as a metric', async () => {
    const text = await metrics.registry.metrics();
    const lag = Number(/^studio_replica_lag_seconds (.+)$/m.exec(text)?.[1]);
    expect(lag).toBeGreaterThan(0);
    expect(lag).toBeLessThan(mostLag / 1_000);
    expect(text).toMatch(/^studio_replica_serves 1$/m);
  });

  it('takes no writes', async () => {
    await expect(
      replica.database.db.insert(menuItems).values({ label: 'x', link: '/', position: 1 }),
    ).rejects.toThrow();
    await expect(replica.database.withTx(() => Promise.resolve())).rejects.toThrow('no transactions');
  });

  it('that stops responding is replaced by the primary without a failed request, and serves again later', async () => {
    onError.mockClear();
    const restarted = copy.restart();
    const replies = [];
    for (let attempt = 0; attempt < 30; attempt += 1) {
      replies.push((await menu()).status);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await restarted;
    expect(new Set(replies)).toEqual(new Set([200]));
    await usable();
    expect(await statementsOn(database, menu)).toBe(0);
  });
});

it('a server that is no replica is reported once and never used', async () => {
  const problems: string[] = [];
  const wrong = openReplica(primary.url, database, { onError: ({ message }) => void problems.push(message) });
  await expect.poll(() => problems.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(problems).toEqual(['DATABASE_REPLICA_URL does not name a replica: it replays no log of a primary.']);
  expect(wrong.isUsable(-Infinity)).toBe(false);
  await wrong.close();
});
