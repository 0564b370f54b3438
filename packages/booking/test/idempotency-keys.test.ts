// @vitest-environment jsdom
import { ApiError } from '@detroit-well/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedWith, idempotencyKeyFor, endRequest } from '../src/forms/idempotency-keys.ts';

const order = { session_id: 'a', amount: '75.00' };

describe('an idempotency key', () => {
  beforeEach(() => sessionStorage.clear());

  it('stays the same across retries and reloads', () => {
    const key = idempotencyKeyFor('register:a', order);
    expect(idempotencyKeyFor('register:a', { ...order })).toBe(key);
    expect(sessionStorage.getItem('request:register:a')).toContain(key);
  });

  it('changes with the details of the request', () => {
    const key = idempotencyKeyFor('register:a', order);
    expect(idempotencyKeyFor('register:a', { ...order, amount: '80.00' })).not.toBe(key);
  });

  it('differs between two actions', () => {
    expect(idempotencyKeyFor('register:b', order)).not.toBe(idempotencyKeyFor('register:a', order));
  });

  it('changes after the outcome is known', () => {
    const key = idempotencyKeyFor('register:a', order);
    endRequest('register:a');
    expect(idempotencyKeyFor('register:a', order)).not.toBe(key);
  });
});

describe('a rejected retry', () => {
  beforeEach(() => sessionStorage.clear());
  const rejected = (status: number, outcome: 'known' | 'unknown' = 'known') =>
    new ApiError({ kind: 'refused', message: '', status, outcome });
  function keyAfter(error: unknown): boolean {
    const key = idempotencyKeyFor('register:a', order);
    endRequest('register:a', error);
    return idempotencyKeyFor('register:a', order) === key;
  }

  it.each([
    ['401', rejected(401)],
    ['429', rejected(429)],
    ['500 with an unknown outcome', rejected(500, 'unknown')],
  ])('keeps the idempotency key while the first outcome is unknown: response %s', (_, error) => {
    expect(keyAfter(error)).toBe(true);
  });

  it.each([
    ['409', rejected(409)],
    ['that is an exception of the client', new TypeError()],
  ])('ends the idempotent request: response %s', (_, error) => {
    expect(keyAfter(error)).toBe(false);
  });
});

describe('a value stored with an idempotency key', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => vi.restoreAllMocks());

  const finding = (found: string) => () => Promise.resolve(found);

  it('is looked up once for a key, across retries and reloads', async () => {
    const key = idempotencyKeyFor('sign', order);
    expect(await storedWith('sign', key, finding('first'))).toBe('first');
    expect(idempotencyKeyFor('sign', order)).toBe(key);
    expect(await storedWith('sign', key, finding('second'))).toBe('first');
  });

  it('is the same for two concurrent attempts', async () => {
    const key = idempotencyKeyFor('sign', order);
    const both = [storedWith('sign', key, finding('first')), storedWith('sign', key, finding('second'))];
    expect(await Promise.all(both)).toEqual(['first', 'first']);
  });

  it('is looked up again for other details and after the outcome is known', async () => {
    await storedWith('sign', idempotencyKeyFor('sign', order), finding('first'));
    const other = idempotencyKeyFor('sign', { ...order, amount: '80.00' });
    expect(await storedWith('sign', other, finding('second'))).toBe('second');
    endRequest('sign');
    expect(await storedWith('sign', idempotencyKeyFor('sign', order), finding('third'))).toBe('third');
  });

  it('does not overwrite a request that replaced its own during the lookup', async () => {
    const key = idempotencyKeyFor('sign', order);
    let after = '';
    const slow = storedWith('sign', key, () => {
      after = idempotencyKeyFor('sign', { ...order, amount: '80.00' });
      return Promise.resolve('first');
    });
    expect(await slow).toBe('first');
    expect(idempotencyKeyFor('sign', { ...order, amount: '80.00' })).toBe(after);
    expect(await storedWith('sign', after, finding('second'))).toBe('second');
  });

  it('is looked up even when storage fails', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('The storage is full.');
    });
    expect(await storedWith('sign', idempotencyKeyFor('sign', order), finding('first'))).toBe('first');
  });
});
