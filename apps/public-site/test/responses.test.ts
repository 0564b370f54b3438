import { afterAll, describe, expect, it } from 'vitest';
import { createSite } from '../src/app.ts';
import { hashSource } from '@detroit-well/web-server';
import { goodApi, options, session, sessionPath } from './fixtures.ts';

const site = await createSite(options);
afterAll(() => site.close());
const get = (url: string, headers: Record<string, string> = {}) => site.inject({ url, headers });

describe('canonical addresses', () => {
  it.each([
    ['/training/', 301, 'https://www.example.com/training'],
    ['/blog?tag=knees', 301, 'https://www.example.com/the-standard?tag=knees'],
    ['/privacy?x=1', 301, 'https://www.example.com/privacy-policy?x=1'],
    ['/login?next=%2Ftraining', 302, 'https://members.example.com/login?next=%2Ftraining'],
    ['/signup?a=b', 301, 'https://members.example.com/register?a=b'],
    ['/dashboard/waiver', 302, 'https://members.example.com/dashboard/waiver'],
    ['/training/my-sessions', 302, 'https://members.example.com/dashboard/training'],
    ['/x/..//evil.example/training/', 301, 'https://www.example.com/evil.example/training'],
    ['//evil.example/training/', 301, 'https://www.example.com/evil.example/training'],
  ])('%s redirects with %i to %s', async (url, status, to) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.headers.location]).toEqual([status, to]);
  });

  it('redirects a wrong slug permanently and keeps the rest of the query', async () => {
    const reply = await get(`/training/a/b/c?id=${session.public_id}&utm_source=mail`);
    expect(reply.statusCode).toBe(301);
    expect(reply.headers.location).toBe(
      `https://www.example.com${sessionPath}?id=${session.public_id}&utm_source=mail`,
    );
  });

  it('redirects /training?session= to the page of the session', async () => {
    const reply = await get(`/training?session=${session.public_id}`);
    expect(reply.headers.location).toBe(`https://www.example.com${sessionPath}?id=${session.public_id}`);
  });

  it('shows a session whose title gives no slug, without a redirect loop', async () => {
    const nameless = { ...session, title: '!!!' };
    const other = await createSite({
      ...options,
      api: { ...goodApi, session: () => Promise.resolve(nameless) },
    });
    const first = await other.inject({ url: '/training?session=x' });
    const second = await other.inject({ url: String(first.headers.location).replace(options.siteUrl, '') });
    await other.close();
    expect(second.statusCode).toBe(200);
  });
});

describe('an odd address', () => {
  it.each(['//[', '/x/..//[', '/%00', '/%0a', '/the-standard/%00', '/training/%00/a/b?id=%00x'])(
    '%s is not found',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it.each(['/%', '/%zz', '/%ff', '/training/a/b/c?id=%00'])('%s is a bad request', async (url) => {
    expect((await get(url)).statusCode).toBe(400);
  });
});

describe('page response', () => {
  it('allows shared caches to store it briefly and sets no cookie', async () => {
    const { headers } = await get('/training');
    expect(headers['cache-control']).toMatch(/s-maxage=\d+, stale-while-revalidate=\d+/);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['x-request-id']).toBeTruthy();
  });

  it('allows only scripts of the site and the inline script by its hash', async () => {
    const policy = String((await get('/training')).headers['content-security-policy']);
    const rule = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';
    expect(rule('script-src')).toMatch(/'self' 'sha256-/);
    expect(rule('script-src')).not.toContain('unsafe');
    expect(rule('frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(rule('connect-src')).toContain('https://api.example.com');
    expect(rule('frame-src')).toContain('https://members.example.com');
  });

  it('allows scripts of a third party, and the default policy of Trusted Types, only if it is configured', async () => {
    const stripe = await createSite({ ...options, thirdParties: { stripe: true, turnstile: false } });
    const [without, withStripe] = [await get('/training'), await stripe.inject({ url: '/training' })];
    await stripe.close();
    const policies = [without, withStripe].map(({ headers }) => String(headers['content-security-policy']));
    expect(policies[0]).not.toMatch(/stripe|cloudflare|default;/);
    expect(policies[1]).toContain('https://js.stripe.com');
    expect(policies[1]).toContain('trusted-types api-html dompurify default;');
    expect(policies[1]).not.toContain('cloudflare');
    const [, script = ''] = /<script>(window\.trustedTypes[^<]*)</.exec(withStripe.body) ?? [];
    expect(policies[1]).toContain(hashSource(script));
    expect(without.body).not.toContain('trustedTypes');
  });

  it('allows Stripe only on the pages with a registration', async () => {
    const both = await createSite({ ...options, thirdParties: { stripe: true, turnstile: true } });
    const hosts = async (url: string) => {
      const policy = String((await both.inject({ url })).headers['content-security-policy']);
      return ['js.stripe.com', 'challenges.cloudflare.com'].filter((host) => policy.includes(host));
    };
    expect(await hosts('/training')).toEqual(['js.stripe.com', 'challenges.cloudflare.com']);
    expect(await hosts(`${sessionPath}?id=${session.public_id}`)).toHaveLength(2);
    for (const url of [
      '/',
      '/the-standard',
      '/contact',
      '/privacy-policy',
      '/no-such-page',
      '/coming-soon',
    ]) {
      expect(await hosts(url)).toEqual(['challenges.cloudflare.com']);
    }
    await both.close();
  });

  it('responds 304 to its own ETag and otherwise uses the accepted encoding', async () => {
    const first = await get('/training', { 'accept-encoding': 'gzip, br' });
    expect(first.headers['content-encoding']).toBe('br');
    const again = await get('/training', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('preloads no script file before the page has loaded', async () => {
    const { body } = await get('/training');
    expect(body).toContain('data-entry="/assets/t.js"');
    expect(body).not.toContain('modulepreload');
    expect(body).not.toMatch(/<script[^>]+src=/);
    expect(body).not.toContain('rel="stylesheet"');
  });

  it('stays below 20 kB with fifty sessions, without styles', async () => {
    const many = Array.from({ length: 50 }, (_, index) => ({
      ...session,
      public_id: `ses_${index}`,
      title: `Session number ${index}`,
    }));
    const full = await createSite({
      ...options,
      api: { ...goodApi, upcomingSessions: () => Promise.resolve(many) },
    });
    const reply = await full.inject({ url: '/training', headers: { 'accept-encoding': 'br' } });
    await full.close();
    expect(reply.rawPayload.length).toBeLessThan(20_000);
  });
});

it('calls the API once for concurrent visitors', async () => {
  let requests = 0;
  const counting = {
    ...goodApi,
    upcomingSessions: () => {
      requests += 1;
      return goodApi.upcomingSessions();
    },
  };
  const busy = await createSite({ ...options, api: counting, pageCache: { ttlMs: 1_000, staleMs: 0 } });
  await Promise.all(Array.from({ length: 20 }, () => busy.inject({ url: '/training?utm_source=x' })));
  await busy.close();
  expect(requests).toBe(1);
});

it('responds 200 at /healthz', async () => {
  expect((await get('/healthz')).statusCode).toBe(200);
});
