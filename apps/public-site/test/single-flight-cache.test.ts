import { describe, expect, it } from 'vitest';
import { SingleFlightCache } from '../src/http/single-flight-cache.ts';

function clocked() {
  const clock = { now: 0 };
  const made: number[] = [];
  const cache = new SingleFlightCache<number>({
    ttlMs: 10,
    staleMs: 100,
    mayOutlive: (value) => value >= 0,
    limit: 2,
    now: () => clock.now,
  });
  const get = (value: number, key = 'page') =>
    cache.get(key, () => {
      made.push(value);
      return Promise.resolve(value);
    });
  return { clock, made, cache, get };
}

const settled = () => new Promise((next) => setTimeout(next, 0));

describe('a cache of pages', () => {
  it('lets everybody who asks at once wait for one making', async () => {
    const { get, made } = clocked();
    expect(await Promise.all([get(1), get(2), get(3)])).toEqual([1, 1, 1]);
    expect(made).toEqual([1]);
  });

  it('answers at once with the old value while a new one is made behind it', async () => {
    const { clock, get } = clocked();
    await get(1);
    clock.now = 50;
    expect(await get(2)).toBe(1);
    await settled();
    expect(await get(3)).toBe(2);
  });

  it('makes a value anew for somebody who comes after its time', async () => {
    const { clock, get } = clocked();
    await get(1);
    clock.now = 111;
    expect(await get(2)).toBe(2);
  });

  it('keeps the old value when the new one is an error or its making fails', async () => {
    const { clock, get, cache } = clocked();
    await get(1);
    clock.now = 50;
    await get(-1);
    await settled();
    expect(await cache.get('page', () => Promise.reject(new Error('down')))).toBe(1);
    await settled();
    expect(await get(2)).toBe(1);
  });

  it('never gives out an error after its short time', async () => {
    const { clock, get } = clocked();
    expect(await get(-1)).toBe(-1);
    clock.now = 11;
    expect(await get(2)).toBe(2);
  });

  it('keeps no more than it may', async () => {
    const { get, made } = clocked();
    await get(1, 'a');
    await get(2, 'b');
    await get(3, 'c');
    await get(4, 'a');
    expect(made).toEqual([1, 2, 3, 4]);
  });
});
