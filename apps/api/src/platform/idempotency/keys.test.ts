import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyDatabase } from '../../../test/database.ts';
import type { Database, Db } from '../database/database.ts';
import type { IdempotentRequest } from './idempotent-request.ts';
import {
  dropExpiredKey,
  dropKey,
  finishKey,
  newKeyColumns,
  newKeyValues,
  unlockKey,
  workLimitMs,
  type Progress,
} from './keys.ts';

let database: Database;
beforeAll(async () => {
  database = await anyDatabase();
});
afterAll(() => database?.close());

const start = new Date('2026-03-02T12:00:00-05:00');
const afterLock = new Date(start.getTime() + workLimitMs);
const first: Progress = { registration_id: 'first', payment_id: 'its charge' };
const second: Progress = { registration_id: 'second', payment_id: null };

let serial = 0;
const aRequest = (): IdempotentRequest => ({
  owner: 'me',
  key: `key-${(serial += 1)}`,
  operation: 'POST /x/',
  bodyHash: 'body',
});
const begin = (request: IdempotentRequest, progress: Progress) =>
  database.db.execute(
    sql`insert into idempotency_keys (${newKeyColumns}) select ${newKeyValues(request, start, null, progress)}`,
  );
const rowOf = async ({ key }: IdempotentRequest) =>
  (await database.db.execute(sql`select * from idempotency_keys where key = ${key}`)).rows[0];

/** The steps of a worker with its attempt, with and without the check that the attempt is still current. */
const steps: [string, (db: Db, request: IdempotentRequest, progress: Progress) => Promise<unknown>, SQL][] = [
  [
    'answers',
    (db, request, progress) => finishKey(db, request, 201, { id: 1 }, progress),
    sql`
    update idempotency_keys set status = 'done', reply_status = 201`,
  ],
  [
    'unlocks',
    (db, request, progress) => unlockKey(db, request, start, progress),
    sql`
    update idempotency_keys set locked_until = ${start.toISOString()}::timestamptz`,
  ],
  ['deletes', (db, request, progress) => dropKey(db, request, progress), sql`delete from idempotency_keys`],
  [
    'starts again',
    (db, request, progress) => dropExpiredKey(db, request, progress, afterLock),
    sql`delete from idempotency_keys`,
  ],
];

describe('two workers on one idempotent request, of which the first has dropped the attempt and started another', () => {
  it.each(steps)('the second %s its own attempt, and the new one stays unchanged', async (_what, step) => {
    const request = aRequest();
    await begin(request, first);
    expect(await dropKey(database.db, request, first)).toBe(true);
    await begin(request, second);
    const before = await rowOf(request);
    expect(await step(database.db, request, first)).not.toBe(true);
    expect(await rowOf(request)).toEqual(before);
  });

  it.each(steps)('the first %s the new attempt', async (_what, step) => {
    const request = aRequest();
    await begin(request, second);
    const before = await rowOf(request);
    expect(await step(database.db, request, second)).not.toBe(false);
    expect(await rowOf(request)).not.toEqual(before);
  });

  it.each(steps)(
    'the second %s the new attempt when only the key is compared (positive control)',
    async (_what, _step, unbound) => {
      const request = aRequest();
      await begin(request, second);
      const before = await rowOf(request);
      await database.db.execute(sql`${unbound} where key = ${request.key} and status = 'in_progress'`);
      expect(await rowOf(request)).not.toEqual(before);
    },
  );

  it('only one of them deletes the key', async () => {
    const request = aRequest();
    await begin(request, first);
    const both = await Promise.all([1, 2].map(() => dropExpiredKey(database.db, request, first, afterLock)));
    expect(both.toSorted()).toEqual([false, true]);
  });

  it.each<[what: string, drop: typeof dropExpiredKey, expected: boolean]>([
    ['the second one leaves the new attempt with the same progress', dropExpiredKey, false],
    ['the second one deletes it when the lock is not compared (positive control)', dropKey, true],
  ])('%s', async (_what, drop, expected) => {
    const request = aRequest();
    await begin(request, {});
    expect(await dropExpiredKey(database.db, request, {}, afterLock)).toBe(true);
    await begin(request, {});
    expect(await drop(database.db, request, {}, start)).toBe(expected);
  });
});
