import type { Session } from '@detroit-well/api-client';
import { describe, expect, it, vi } from 'vitest';
import type { SiteApi } from '../src/api/site-api.ts';
import { createSite } from '../src/app.ts';
import { down, goodApi, options, session, sessionPath } from './fixtures.ts';

/** A site that caches pages as in production. The test can replace the API responses in `current`. */
async function createCachingSite(api: Partial<SiteApi>) {
  const current = { ...goodApi, ...api };
  const site = await createSite({
    ...options,
    api: new Proxy(current, { get: (_, name: keyof SiteApi) => current[name] }),
    pageCache: { ttlMs: 1_000, staleMs: 60_000 },
  });
  return { site, current };
}

describe('incomplete page', () => {
  it.each<[string, string, Partial<SiteApi>]>([
    ['without sessions', '/training', { upcomingSessions: down }],
    ['without categories', '/training', { categories: down }],
    ['without its page content', '/training', { trainingPage: down }],
    ['without the menu', '/training', { menu: down }],
    ['without the text of the contact page', '/contact', { findPage: down }],
    ['without the calendar', '/', { upcomingSessions: down }],
    ['without the testimonials', '/', { site: down }],
    ['of the training without them', '/training', { site: down }],
    ['without the session', `${sessionPath}?id=${session.public_id}`, { session: down }],
    ['without the next dates', `${sessionPath}?id=${session.public_id}`, { sessionsOfProgram: down }],
    [
      'without alternative sessions',
      `${sessionPath}?id=${session.public_id}`,
      { session: () => Promise.resolve({ ...session, is_full: true }), upcomingSessions: down },
    ],
  ])('%s is not cached', async (_what, url, api) => {
    const { site, current } = await createCachingSite(api);
    const first = await site.inject({ url });
    expect(first.headers['cache-control']).toBe('no-store');
    Object.assign(current, goodApi);
    const second = await site.inject({ url });
    expect(second.headers['cache-control']).toContain('s-maxage');
    await site.close();
  });

  it('does not replace a complete page in the cache', async () => {
    const { site, current } = await createCachingSite({});
    expect((await site.inject({ url: '/training' })).body).toContain('5 of 16 spots');
    Object.assign(current, { upcomingSessions: down });
    expect((await site.inject({ url: '/training' })).body).toContain('5 of 16 spots');
    await site.close();
  });
});

describe('reload after a registration', () => {
  it('waits for a fresh page, and the next visitor receives the same page', async () => {
    let left = 5;
    const upcomingSessions = () =>
      Promise.resolve([{ ...session, available_spots: left, current_registrations: 16 - left }]);
    const site = await createSite({
      ...options,
      api: { ...goodApi, upcomingSessions },
      pageCache: { ttlMs: 0, staleMs: 60_000 },
    });
    const shown = async (headers = {}) => (await site.inject({ url: '/training', headers })).body;
    expect(await shown()).toContain('5 of 16 spots');
    left = 4;
    expect(await shown({ 'cache-control': 'max-age=0' })).toContain('4 of 16 spots');
    expect(await shown()).toContain('4 of 16 spots');
    await site.close();
  });
});

describe('an edit of the office', () => {
  // With the times of production: the first visit after that second renews the page.
  const pages = [
    '/training',
    `${sessionPath}?id=${session.public_id}`,
    '/training/skate-well/foundations-on-eight-wheels',
    '/coaches/renee-alston',
  ];

  it('shows on every page once its second of freshness is over, and no shared cache keeps a page for more than ten', async () => {
    let edited: Session = session;
    const one = () => Promise.resolve(edited);
    const all = () => Promise.resolve([edited]);
    const { pageCache: _ofTests, ...production } = options;
    const site = await createSite({
      ...production,
      api: { ...goodApi, session: one, upcomingSessions: all, sessionsOfProgram: all, sessionsOfCoach: all },
    });
    const visit = async (url: string) => {
      const { body, headers } = await site.inject({ url });
      expect(headers['cache-control']).toContain('s-maxage=10,');
      return body;
    };
    for (const url of pages) expect(await visit(url)).not.toContain('$199');
    edited = { ...session, price: '199.00', price_public: '199.00' };
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    for (const url of pages) {
      await visit(url);
      await vi.waitFor(async () => expect(await visit(url)).toContain('$199'), { timeout: 4_000 });
    }
    await site.close();
  });
});
