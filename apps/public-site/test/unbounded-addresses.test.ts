import { ApiError } from '@detroit-well/api-client';
import { expect, it } from 'vitest';
import type { SiteApi } from '../src/api/site-api.ts';
import { createSite } from '../src/app.ts';
import { goodApi, options } from './fixtures.ts';

/** Creates a site that caches pages and trusts the loopback proxy. `requests` lists its API calls. */
async function createCountingSite(api: Partial<SiteApi> = {}, ttlMs = 0) {
  const requests: string[] = [];
  const counted = new Proxy(
    { ...goodApi, ...api },
    {
      get:
        (target, name: keyof SiteApi) =>
        (...args: unknown[]) => {
          requests.push([name, ...args.filter((arg) => typeof arg === 'string')].join(' '));
          return (target[name] as (...all: unknown[]) => unknown)(...args);
        },
    },
  );
  const site = await createSite({
    ...options,
    api: counted,
    showSamples: true,
    trustedProxies: ['loopback'],
    pageCache: { ttlMs, staleMs: 60_000 },
  });
  const get = (url: string, reader = '203.0.113.1') =>
    site.inject({ url, headers: { 'x-forwarded-for': reader } });
  return { site, requests, get };
}

const shared = 'public, max-age=0, s-maxage=10, stale-while-revalidate=20';
const brief = 'public, max-age=0, s-maxage=10';

it.each([
  ['/the-standard', shared],
  ['/the-standard?category=rhythm', shared],
  ['/the-standard?category=no-such-category', brief],
  ['/the-standard?category=rhythm&tag=rhythm', brief],
  ['/membership?plan=plan_year', shared],
  ['/membership?plan=no-such-plan', brief],
  ['/membership?code=glide30', brief],
  ['/training', shared],
  ['/training?category=no-such-category', brief],
])('%s has the Cache-Control header: %s', async (url, cacheControl) => {
  const { site, get } = await createCountingSite();
  expect((await get(url)).headers['cache-control']).toBe(cacheControl);
  await site.close();
});

it.each(['/about?id=1', '/about?category=2', '/?show=3', '/training?show=4', '/training?id=5'])(
  '%s returns the cached page without that query',
  async (url) => {
    const { site, requests, get } = await createCountingSite({}, 60_000);
    const { body } = await get(url.split('?')[0] ?? '');
    const before = requests.length;
    expect((await get(url)).body).toBe(body);
    expect(requests).toHaveLength(before);
    await site.close();
  },
);

it.each([
  ['/share/session/random/x.png', 'session random 203.0.113.9'],
  ['/share/page/random/x.png', 'findPage /random/ 203.0.113.9'],
  ['/share/post/random/x.png', 'post random 203.0.113.9'],
  ['/random', 'findPage /random/ 203.0.113.9'],
  ['/training/a/b/c?id=random', 'session random 203.0.113.9'],
])('%s sends the address of the visitor to the API', async (url, call) => {
  const { site, requests, get } = await createCountingSite();
  expect((await get(url, '203.0.113.9')).statusCode).toBe(404);
  expect(requests).toContain(call);
  await site.close();
});

const limited = new ApiError({ kind: 'refused', status: 429, message: '' });

it.each([
  ['/the-standard/feed.xml', 'posts', { count: 0, next: null, previous: null, results: [] }],
  ['/share/post/a-post/x.png', 'post', null],
])('%s does not apply the rate limit of one visitor to others', async (url, name, reply) => {
  const { site, get } = await createCountingSite({
    [name]: (_what: unknown, reader: string) =>
      reader === '203.0.113.1' ? Promise.reject(limited) : Promise.resolve(reply),
  });
  const [first, second] = await Promise.all([get(url, '203.0.113.1'), get(url, '203.0.113.2')]);
  expect(first.statusCode).toBe(503);
  expect(second.statusCode).not.toBe(503);
  await site.close();
});
