import { sql } from 'drizzle-orm';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../src/platform/database/database.ts';
import { openPostgres } from '../src/platform/database/open-postgres.ts';
import { users } from '../src/platform/database/schema/people.ts';
import { assertNotLive, useInProduction, WrongDatabase } from '../src/app/seed/live-database.ts';
import { seed } from '../src/app/seed/seed.ts';
import { startChild } from './child-server.ts';
import { memoryDatabase, sharedServer } from './database.ts';
import { newDatabaseOn } from './new-database.ts';
import type { PostgresServer } from './postgres.ts';
import { productionEnvironment } from './production-environment.ts';

const now = new Date('2026-03-02T12:00:00-05:00');

describe('a database', () => {
  let database: Database;
  beforeEach(async () => {
    database = await memoryDatabase();
  });
  afterEach(() => database?.close());
  const people = async () =>
    (await database.db.execute<{ count: number }>(sql`select count(*)::int as count from users`)).rows[0]
      ?.count;

  it('of the demo is rejected in production, with instructions', async () => {
    await seed(database, now);
    const error = await useInProduction(database, now).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(WrongDatabase);
    const { message } = error as WrongDatabase;
    expect(message).toContain('129 people of the demo');
    expect(message).toContain('DATABASE_URL');
    // The attempt left no record: the demo can still use it.
    await assertNotLive(database.db);
    await database.db.execute(sql.raw(/^ {2}(update users .*);$/m.exec(message)?.[1] ?? ''));
    await useInProduction(database, now);
  });

  it('of production never receives demo data, with or without users, however often the server starts', async () => {
    await useInProduction(database, now);
    await useInProduction(database, now);
    await expect(seed(database, now)).rejects.toThrow(WrongDatabase);
    expect(await people()).toBe(0);
    await expect(assertNotLive(database.db)).rejects.toThrow('DEPLOYMENT=production');
  });

  it('of production may contain a user with a demo address, because anyone could sign up with it', async () => {
    await database.db.insert(users).values({ email: 'member@demo.test', passwordHash: '!' });
    await expect(useInProduction(database, now)).resolves.toBeUndefined();
  });
});

describe('the server', () => {
  let postgres: Pick<PostgresServer, 'url' | 'stop'>;
  let folder: string;
  beforeAll(async () => {
    postgres = await sharedServer();
    folder = await mkdtemp(join(tmpdir(), 'detroit-live-'));
  });
  afterAll(async () => {
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const start = (DATABASE_URL: string, more: Record<string, string> = {}) =>
    startChild(folder, { DATABASE_URL, ...more });

  it('in production does not start on a database that a start without DEPLOYMENT filled with demo data', async () => {
    const url = await newDatabaseOn(postgres.url);
    await (await start(url)).stop();
    await expect(start(url, productionEnvironment)).rejects.toThrow(
      /ended with 1: The database holds 129 people/,
    );
    // The demo server still starts.
    await (await start(url)).stop();
  });

  it('without DEPLOYMENT does not start on a database that production has used', async () => {
    const url = await newDatabaseOn(postgres.url);
    await (await start(url, productionEnvironment)).stop();
    await expect(start(url)).rejects.toThrow(/ended with 1: The database was used in production/);
    const database = await openPostgres(url, { poolSize: 1 });
    const { rows } = await database.db.execute(sql`select id from users`);
    await database.close();
    expect(rows).toEqual([]);
    await (await start(url, productionEnvironment)).stop();
  });
});
