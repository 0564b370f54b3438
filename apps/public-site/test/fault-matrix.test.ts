import { paths } from '@detroit-well/config/paths';
import { matchPath } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiTimeouts, httpApi, type ApiTimeouts } from '../src/api/http-api.ts';
import { createSite } from '../src/app.ts';
import { siteRoutes } from '../src/routes.ts';
import { detail, postUrl, rows, soon, type Expected, type Row } from './fault-rows.ts';
import { faultNames, openFaultyApi, type FaultName, type FaultyApi } from './faulty-api.ts';
import { options } from './fixtures.ts';

const failing = faultNames.filter((name) => !name.startsWith('no ') && name !== 'slow');

/** Edited replies are valid JSON with missing parts. The page shows the rest or says that it could not load. */
const edited = faultNames.filter((name) => name.startsWith('no '));

let api: FaultyApi;
beforeAll(async () => {
  api = await openFaultyApi();
});
afterAll(() => api.close());

/** The visible text, without embedded data, tags and React's comments. */
const visibleTextOf = (html: string): string =>
  html
    .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, ' ')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

function parts(html: string) {
  const titles = [...html.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)].map(([, inner = '']) =>
    visibleTextOf(inner),
  );
  const main = html.slice(html.indexOf('<main'));
  return {
    visibleText: visibleTextOf(html),
    titles,
    documentTitle: visibleTextOf(/<title>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? ''),
    links: [...main.matchAll(/<a [^>]*href="([^"]+)"/g)].length,
  };
}

/** Follows redirects and returns the page. A new site for each row prevents cached data from other rows. */
async function visit(
  row: Row,
  fault: FaultName | 'none',
  timeouts: ApiTimeouts = { ...apiTimeouts, rateLimit: 0 },
) {
  const broken: unknown[] = [];
  const site = await createSite({
    ...options,
    api: httpApi(api.baseUrl(fault, row.call), undefined, timeouts),
    pageCache: { ttlMs: 1_000, staleMs: 4_000 },
    reportFailure: ({ error }) => broken.push(error),
  });
  let reply = await site.inject({ url: row.url });
  for (let step = 0; step < 3 && reply.headers.location; step += 1) {
    reply = await site.inject({ url: reply.headers.location.replace(options.siteUrl, '') });
  }
  await site.close();
  return { status: reply.statusCode, cache: reply.headers['cache-control'], broken, ...parts(reply.body) };
}

function expectPage(got: Awaited<ReturnType<typeof visit>>, { status, h1, texts = [] }: Expected): void {
  expect(got.broken, 'failures while the page was drawn').toEqual([]);
  expect({ status: got.status, titles: got.titles }).toEqual({ status, titles: [h1] });
  for (const text of texts) expect(got.visibleText).toContain(text);
  expect(got.documentTitle).toMatch(/\S.* \| Detroit\/\/Well$/);
  expect(got.links).toBeGreaterThan(h1 === soon ? -1 : 0);
}

it('every route of the site has a row in the fault matrix', () => {
  const tried = rows.map(({ url }) => url.split('?')[0] ?? '');
  const untried = siteRoutes('live').filter(({ path }) => !tried.some((url) => matchPath(path, url)));
  expect(untried.map(({ path }) => path)).toEqual([]);
});

/** Every API call of the server times out before 29 s, so a later reply counts as no reply. */
it('the server abandons a call that takes 29 or 31 seconds, and the page says so', async () => {
  expect(Math.max(apiTimeouts.page, apiTimeouts.list)).toBeLessThan(29_000);
  const pages = await Promise.all(
    rows.map((row) => visit(row, 'slow', { page: 2_000, list: 2_000, rateLimit: 0 })),
  );
  for (const [index, row] of rows.entries()) expectPage(pages[index]!, row.failed);
});

describe.each(rows)('$url while $call', (row) => {
  const { good, failed } = row;

  it('works and can be cached', async () => {
    const got = await visit(row, 'none');
    expectPage(got, good);
    expect(got.cache).toContain(row.isPrivate ? 'no-store' : 's-maxage');
  });

  it.each(failing)('shows the expected failure under %s', async (fault) => {
    const got = await visit(row, fault);
    expectPage(got, failed.by?.[fault] ?? failed);
    // A definite response of the API, such as a 404 for a missing page, can be cached.
    expect(got.cache).toMatch(fault === '404' && !row.isPrivate ? /./ : /^no-store$/);
  });

  it.each(edited)('renders a reply with missing fields: %s', async (fault) => {
    const got = await visit(row, fault);
    expect(got.broken).toEqual([]);
    expect(got.titles).toHaveLength(1);
    expect(got.titles[0]).toMatch(/\w/);
    expect(got.documentTitle).toMatch(/\w.* \| Detroit\/\/Well$/);
    expect([200, 404, 503]).toContain(got.status);
    expect(got.visibleText).not.toMatch(/undefined|NaN|Invalid Date|\[object/);
  });
});

describe('next request after a failed one', () => {
  it.each([detail, paths.training(), paths.theStandard(), postUrl, paths.about(), paths.terms()])(
    'returns the complete page for %s',
    async (url) => {
      const good = httpApi(api.baseUrl('none', /^/));
      const bad = httpApi(api.baseUrl('500', /^/));
      let now = bad;
      const site = await createSite({
        ...options,
        api: new Proxy(good, { get: (_, name: keyof typeof good) => now[name] }),
        pageCache: { ttlMs: 1_000, staleMs: 4_000 },
      });
      expect((await site.inject({ url })).headers['cache-control']).toBe('no-store');
      now = good;
      const next = await site.inject({ url });
      await site.close();
      expect([next.statusCode, next.headers['cache-control']]).toEqual([
        200,
        expect.stringContaining('s-maxage'),
      ]);
    },
  );
});
