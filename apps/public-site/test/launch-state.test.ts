import { describe, expect, it } from 'vitest';
import { withSiteCache } from '../src/api/cached-site.ts';
import { createSite } from '../src/app.ts';
import { down, goodApi, now, options } from './fixtures.ts';

it.each([true, false])(
  'shows testimonials, which are samples, only if samples are enabled: %s',
  async (showSamples) => {
    const site = await createSite({ ...options, showSamples });
    const { body } = await site.inject({ url: '/training' });
    await site.close();
    expect(body.includes('A sample.')).toBe(showSamples);
  },
);

it('shows the testimonials of the office in place of samples', async () => {
  const testimonials = [
    { id: 'tes_1', quote: 'They counted to four.', name: 'Marcus', detail: 'Core//Strength' },
  ];
  const api = {
    ...goodApi,
    site: () => Promise.resolve({ state: 'live' as const, opens_at: null, testimonials }),
  };
  const site = await createSite({ ...options, api, showSamples: true });
  const { body } = await site.inject({ url: '/' });
  await site.close();
  expect([body.includes('They counted to four.'), body.includes('A sample.')]).toEqual([true, false]);
});

describe('launch state', () => {
  it.each([
    [null, 'live', 'This is not a Gym.'],
    [null, 'coming_soon', 'Get early access'],
    ['live', 'coming_soon', 'This is not a Gym.'],
    ['coming_soon', 'live', 'Get early access'],
  ] as const)(
    'of the environment is %s, of the office %s, and the root shows: %s',
    async (launchState, state, text) => {
      const api = { ...goodApi, site: () => Promise.resolve({ state, opens_at: null, testimonials: [] }) };
      const site = await createSite({ ...options, api, launchState });
      const { body } = await site.inject({ url: '/' });
      await site.close();
      expect(body).toContain(text);
    },
  );

  it('opens the root in under ten seconds, and not while the API does not answer', async () => {
    let at = 0;
    let state: 'live' | 'coming_soon' | 'down' = 'coming_soon';
    const cacheNow = () => at;
    const ofOffice = {
      ...goodApi,
      site: () => (state === 'down' ? down() : Promise.resolve({ state, opens_at: null, testimonials: [] })),
    };
    const site = await createSite({
      ...options,
      launchState: null,
      api: withSiteCache(ofOffice, cacheNow),
      clock: { now: () => now, cacheNow, close: () => undefined },
      pageCache: { ttlMs: 1_000, staleMs: 4_000 },
    });
    const root = async (seconds: number) => {
      at = seconds * 1_000;
      const { body, headers } = await site.inject({ url: '/' });
      return [body.includes('Get early access'), headers['cache-control']];
    };
    expect(await root(0)).toEqual([true, 'no-store']);
    state = 'down';
    expect(await root(20)).toEqual([true, 'no-store']);
    state = 'live';
    expect(await root(21.5)).toEqual([false, expect.stringContaining('stale-while-revalidate')]);
    await site.close();
  });

  it.each([
    ['live', '/', 'This is not a Gym.'],
    ['coming_soon', '/', 'Get early access'],
    ['live', '/coming-soon', 'Get early access'],
    ['coming_soon', '/training', 'Upcoming Training Sessions'],
  ] as const)('%s at %s shows: %s', async (launchState, url, text) => {
    const site = await createSite({ ...options, launchState });
    const { body, statusCode } = await site.inject({ url });
    await site.close();
    expect(statusCode).toBe(200);
    expect(body).toContain(text);
  });
});
