import { describe, expect, it } from 'vitest';
import { SingleFlightCache } from '../src/cache/single-flight-cache.ts';

function createCache() {
  const clock = { now: 0 };
  const made: number[] = [];
  const cache = new SingleFlightCache<number>({
    ttlMs: 10,
    staleMs: 100,
    reuse: (value) => (value >= 0 ? 'always' : value === -1 ? 'briefly' : 'once'),
    limit: 2,
    now: () => clock.now,
  });
  const get = (value: number, key = 'page', options = {}) =>
    cache.get(
      key,
      () => {
        made.push(value);
        return Promise.resolve(value);
      },
      options,
    );
  return { clock, made, cache, get };
}

const nextTask = () => new Promise((next) => setTimeout(next, 0));

describe('page cache', () => {
  it('creates one value for concurrent callers', async () => {
    const { get, made } = createCache();
    expect(await Promise.all([get(1), get(2), get(3)])).toEqual([1, 1, 1]);
    expect(made).toEqual([1]);
  });

  it('returns the stale value immediately while it refreshes in the background', async () => {
    const { clock, get } = createCache();
    await get(1);
    clock.now = 50;
    expect(await get(2)).toBe(1);
    await nextTask();
    expect(await get(3)).toBe(2);
  });

  it('creates a new value after the stale time has passed', async () => {
    const { clock, get } = createCache();
    await get(1);
    clock.now = 111;
    expect(await get(2)).toBe(2);
  });

  it('keeps the old value when the refresh returns an error or fails', async () => {
    const { clock, get, cache } = createCache();
    await get(1);
    clock.now = 50;
    await get(-1);
    await nextTask();
    expect(await cache.get('page', () => Promise.reject(new Error('down')))).toBe(1);
    await nextTask();
    expect(await get(2)).toBe(1);
  });

  it('never returns an error value after its short ttl', async () => {
    const { clock, get } = createCache();
    expect(await get(-1)).toBe(-1);
    clock.now = 11;
    expect(await get(2)).toBe(2);
  });

  it('shares an incomplete value with concurrent callers but never replaces a complete value with it', async () => {
    const { clock, get, made } = createCache();
    expect(await Promise.all([get(-2), get(-2)])).toEqual([-2, -2]);
    expect(made).toEqual([-2]);
    expect(await get(1)).toBe(1);
    clock.now = 11;
    expect(await get(-2)).toBe(1);
    await nextTask();
    expect(await get(2)).toBe(1);
  });

  it('makes a caller that asks for a fresh value wait for it, and stores it', async () => {
    const { clock, get } = createCache();
    await get(1);
    clock.now = 50;
    expect(await get(2, 'page', { freshOnly: true })).toBe(2);
    expect(await get(3)).toBe(2);
  });

  it('returns a value within its ttl to a caller that asks for a fresh one', async () => {
    const { get } = createCache();
    await get(1);
    expect(await get(2, 'page', { freshOnly: true })).toBe(1);
  });

  it('returns the old complete value when the requested fresh one is incomplete or fails', async () => {
    const { clock, get, cache } = createCache();
    await get(1);
    clock.now = 50;
    expect(await get(-2, 'page', { freshOnly: true })).toBe(1);
    const failing = () => Promise.reject(new Error('down'));
    expect(await cache.get('page', failing, { freshOnly: true })).toBe(1);
    clock.now = 111;
    expect(await get(-2, 'page', { freshOnly: true })).toBe(-2);
  });

  it('evicts the least recently used value', async () => {
    const { get, made } = createCache();
    await get(1, 'hot');
    await get(2, 'b');
    await get(3, 'hot');
    await get(4, 'c');
    expect(await get(5, 'hot')).toBe(1);
    expect(made).toEqual([1, 2, 4]);
  });

  it('never evicts a complete value in favor of values with a short ttl', async () => {
    const { get, made } = createCache();
    await get(1, 'hot');
    for (let n = 0; n < 50; n += 1) await get(-1, `unknown-${n}`);
    expect(await get(2, 'hot')).toBe(1);
    expect(made.filter((value) => value > 0)).toEqual([1]);
  });

  it('stores no more values than its limit', async () => {
    const { get, made } = createCache();
    await get(1, 'a');
    await get(2, 'b');
    await get(3, 'c');
    await get(4, 'a');
    expect(made).toEqual([1, 2, 3, 4]);
  });
});

describe('failure that concerns one caller only', () => {
  const limited = new Error('429');
  const cache = () =>
    new SingleFlightCache<string>({ ttlMs: 1_000, limit: 10, isOwnFailure: (error) => error === limited });

  it('is not shared with other callers of the same flight', async () => {
    const shared = cache();
    const first = shared.get('feed', () => Promise.reject(limited));
    const second = shared.get('feed', () => Promise.resolve('good'));
    await expect(first).rejects.toBe(limited);
    expect(await second).toBe('good');
    expect(await shared.get('feed', () => Promise.resolve('other'))).toBe('good');
  });

  it('is the only kind of failure that makes other callers retry', async () => {
    const shared = cache();
    const down = new Error('503');
    let tries = 0;
    const failing = () => {
      tries += 1;
      return Promise.reject(down);
    };
    const results = await Promise.allSettled([shared.get('feed', failing), shared.get('feed', failing)]);
    expect([tries, results.map(({ status }) => status)]).toEqual([1, ['rejected', 'rejected']]);
  });
});

describe('value that concerns one caller only', () => {
  const ownOnly = () =>
    new SingleFlightCache<string>({
      ttlMs: 1_000,
      limit: 10,
      reuse: (it) => (it === 'limited' ? 'never' : 'always'),
    });

  it('is not shared with other callers of the same flight', async () => {
    const cache = ownOnly();
    const [first, second] = await Promise.all([
      cache.get('page', () => Promise.resolve('limited')),
      cache.get('page', () => Promise.resolve('good')),
    ]);
    expect([first, second]).toEqual(['limited', 'good']);
    expect(await cache.get('page', () => Promise.resolve('other'))).toBe('good');
  });

  it('is not stored', async () => {
    const cache = ownOnly();
    await cache.get('page', () => Promise.resolve('limited'));
    expect(await cache.get('page', () => Promise.resolve('good'))).toBe('good');
  });
});
