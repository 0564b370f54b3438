import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/platform/database/database.ts';
import { users } from '../src/platform/database/schema/people.ts';
import { memoryDatabase, realDatabase } from './database.ts';

const person = (email: string) => ({ email, passwordHash: 'x' });

describe.each([
  ['the embedded database', memoryDatabase],
  ['PostgreSQL', realDatabase],
])('%s', (_name, open: () => Promise<Database>) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database?.close());

  it('persists the writes of a transaction when it returns', async () => {
    await database.withTx((tx) => tx.insert(users).values(person('kept@demo.test')));
    const rows = await database.db
      .select()
      .from(users)
      .where(sql`email = 'kept@demo.test'`);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.createdAt).toBeInstanceOf(Date);
  });

  it('rolls back a transaction that throws', async () => {
    const failing = database.withTx(async (tx) => {
      await tx.insert(users).values(person('gone@demo.test'));
      throw new Error('roll back');
    });
    await expect(failing).rejects.toThrow('roll back');
    expect(
      await database.db
        .select()
        .from(users)
        .where(sql`email = 'gone@demo.test'`),
    ).toEqual([]);
  });

  it('returns counts and sums as numbers', async () => {
    const { rows } = await database.db.execute<{ n: number; s: number }>(
      sql`select count(*) as n, sum(v)::bigint as s from (values (1::bigint), (2::bigint)) as t(v)`,
    );
    expect(rows).toEqual([{ n: 2, s: 3 }]);
  });

  it('rejects a nested transaction', async () => {
    const nested = database.withTx(() => database.withTx(() => Promise.resolve()));
    await expect(nested).rejects.toThrow('withTx inside withTx');
  });

  it('rejects an email address that is not lowercase', async () => {
    await expect(database.db.insert(users).values(person('Upper@demo.test'))).rejects.toThrow();
  });

  it('keeps working after a failed statement', async () => {
    await expect(database.db.execute(sql`select 1 / 0`)).rejects.toThrow();
    await expect(database.ping()).resolves.toBeUndefined();
  });
});
