import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgres } from '../src/platform/database/open-postgres.ts';
import { realServer } from './database.ts';
import type { PostgresServer } from './postgres.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await realServer();
});
afterAll(() => server?.stop());

it('the server works immediately after the database restarts during open transactions', async () => {
  const errors: Error[] = [];
  const database = await openPostgres(server.url, { poolSize: 5, onError: (error) => errors.push(error) });
  const broken = Array.from({ length: 4 }, () =>
    database.withTx((tx) => tx.execute(sql`select pg_sleep(30)`)).catch((error: unknown) => error),
  );
  await database.ping().catch(() => {});
  await server.restart();
  expect((await Promise.all(broken)).every((result) => result instanceof Error)).toBe(true);
  const after = await Promise.all(
    Array.from({ length: 8 }, () =>
      database.withTx((tx) => tx.execute<{ one: number }>(sql`select 1 as one`)),
    ),
  );
  expect(after.map(({ rows }) => rows)).toEqual(Array.from({ length: 8 }, () => [{ one: 1 }]));
  await database.close();
});
