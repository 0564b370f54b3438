import { contract, type Endpoint } from '@detroit-well/api-client/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryDatabase } from '../../../test/database.ts';
import { testClock } from '../../../test/server.ts';
import type { Call } from '../calls/calls.ts';
import type { Database } from '../database/database.ts';
import { problem } from '../calls/problem.ts';
import { bodyFingerprint } from './body-fingerprint.ts';
import { bodyHash, type IdempotentRequest } from './idempotent-request.ts';
import { deleteOldKeys, readKey } from './keys.ts';
import { once } from './once.ts';

const endpoint: Endpoint = contract.contacts.create;
const clock = testClock();
let database: Database;
beforeAll(async () => {
  database = await memoryDatabase();
});
afterAll(() => database?.close());

let serial = 0;
const freshKey = () => `once-${(serial += 1)}`;

/** Only the fields that identify an idempotent request; the rest of a call is irrelevant. */
const callOf = (idempotencyKey: string | undefined, body: unknown = { name: 'A' }, userId = 'me') =>
  ({
    idempotencyKey,
    body,
    caller: { userId },
    operation: 'POST /x/',
    params: {},
  }) as unknown as Call<Endpoint>;
const requestFor = (key: string): IdempotentRequest => ({
  owner: 'me',
  key,
  operation: 'POST /x/',
  bodyHash: bodyHash({ params: {}, body: { name: 'A' } }),
});
const counted = () => {
  const work = async () => {
    work.done += 1;
    await new Promise((resolve) => setTimeout(resolve, 30));
    return { done: work.done };
  };
  work.done = 0;
  return work;
};
const run = (call: Call<Endpoint>, work: () => Promise<unknown>) =>
  once(endpoint, call, { database, systemClock: clock }, work);

describe('an unsafe call with an idempotency key', () => {
  it('runs once, and a retry gets the same response and status', async () => {
    const key = freshKey();
    const work = counted();
    await run(callOf(key), work);
    expect(await run(callOf(key), work)).toEqual({ status: 201, reply: { done: 1 } });
    expect(work.done).toBe(1);
  });

  it('runs once when it is sent twenty times concurrently', async () => {
    const key = freshKey();
    const work = counted();
    await Promise.all(Array.from({ length: 20 }, () => run(callOf(key), work)));
    expect(work.done).toBe(1);
  });

  it('is rejected with another body, and is a separate request for another person', async () => {
    const key = freshKey();
    const work = counted();
    await run(callOf(key), work);
    await expect(run(callOf(key, { name: 'B' }), work)).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
    await run(callOf(key, { name: 'B' }, 'somebody else'), work);
    expect(work.done).toBe(2);
  });

  it('can be sent again after a rejection', async () => {
    const key = freshKey();
    const rejected = () => Promise.reject(problem('contact_limit'));
    await expect(run(callOf(key), rejected)).rejects.toMatchObject({ code: 'contact_limit' });
    const work = counted();
    await run(callOf(key), work);
    expect(work.done).toBe(1);
  });

  it.each([
    ['a read of the key', (request: IdempotentRequest) => readKey(database.db, request, clock.now())],
    ['the housekeeping job', () => deleteOldKeys(database.db, clock.now())],
  ])('is deleted by %s after exactly 24 hours', async (_who, forget) => {
    const request = requestFor(freshKey());
    const work = counted();
    await run(callOf(request.key), work);
    const isStored = async () => {
      await forget(request);
      return (await database.db.execute(sql`select 1 from idempotency_keys where key = ${request.key}`)).rows;
    };
    clock.pass(24 * 3600 - 1);
    expect(await isStored()).toHaveLength(1);
    await run(callOf(request.key), work);
    expect(work.done).toBe(1);
    clock.pass(1);
    expect(await isStored()).toEqual([]);
    await run(callOf(request.key), work);
    expect(work.done).toBe(2);
  });

  it('whose worker died is taken over when its lease ends, and not before', async () => {
    const key = freshKey();
    const dies = () => new Promise<never>(() => {});
    void run(callOf(key), dies);
    const request = requestFor(key);
    await expect
      .poll(async () => (await readKey(database.db, request, clock.now())).state)
      .toBe('in_progress');
    clock.pass(31);
    const work = counted();
    await run(callOf(key), work);
    expect(work.done).toBe(1);
  });
});

describe('a call without an idempotency key', () => {
  it('runs each time', async () => {
    const work = counted();
    await run(callOf(undefined), work);
    await run(callOf(undefined), work);
    expect(work.done).toBe(2);
  });
});

describe('the hash of a body', () => {
  it('ignores the order of fields and passwords', () => {
    expect(bodyHash({ a: 1, b: { c: [1, 2], password: 'x' } })).toBe(
      bodyHash({ b: { password: 'y', c: [1, 2] }, a: 1 }),
    );
    expect(bodyHash({ a: [1, 2] })).not.toBe(bodyHash({ a: [2, 1] }));
    expect(bodyHash({ a: '1' })).not.toBe(bodyHash({ a: 1 }));
  });
});

describe('secrets and files in a body', () => {
  const picture = (content: string) => new File([content], 'me.png');
  const body = { user: { password: 'Standard!2026', name: 'A' } };
  it.each([
    ['another password', body, { user: { ...body.user, password: 'Standard!2027' } }],
    ['another file', { image: picture('a') }, { image: picture('b') }],
    ['the password in another field', { password: 'x', more: {} }, { more: { password: 'x' } }],
  ])('%s is another body', async (_what, one, other) => {
    expect(await bodyFingerprint(one, 'key')).not.toBe(await bodyFingerprint(other, 'key'));
    expect(await bodyFingerprint(one, 'key')).toBe(await bodyFingerprint(structuredClone(one), 'key'));
  });

  it('have another fingerprint under another key, and none when the body has no secrets or files', async () => {
    expect(await bodyFingerprint(body, 'key')).not.toBe(await bodyFingerprint(body, 'other key'));
    expect(await bodyFingerprint({ name: 'A', list: [1, { b: null }] }, 'key')).toBe('');
  });
});
