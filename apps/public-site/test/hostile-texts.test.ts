import { hostileLinks, hostileNext, hostileTexts } from '@detroit-well/reference-texts/hostile-texts';
import { isSafeHref, paths } from '@detroit-well/config/paths';
import { afterAll, describe, expect, it } from 'vitest';
import { cleanHtml, withCleanHtml } from '../src/api/clean-html.ts';
import type { SiteApi } from '../src/api/site-api.ts';
import { createSite } from '../src/app.ts';
import { post } from './blog-fixtures.ts';
import { postUrl } from './fault-rows.ts';
import { options, session, sessionPath } from './fixtures.ts';
import { actingParts } from './inert-html.ts';

/** Fields that people do not write: ids, kinds, states, times and prices. */
const structural =
  /(?:^|_)(?:id|ids|slug|type|status|layout|kind|difficulty|path)$|_at$|_datetime$|^price|^(?:date|effective_date|results|next|count)$/;
const link = /url$|^link$|^href$|avatar|image|picture/;

/** The same record with a hostile text in every field that people write, and a hostile address in every link. */
function hostile<Value>(value: Value, text: string, address: string, name = ''): Value {
  if (Array.isArray(value)) return value.map((item: unknown) => hostile(item, text, address, name)) as Value;
  if (typeof value === 'string') {
    if (structural.test(name)) return value;
    return (link.test(name) ? address : text) as Value;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => [key, hostile(inner, text, address, key)]),
  ) as Value;
}

function hostileApi(
  text: string,
  address: string,
  clean: (api: SiteApi) => SiteApi = withCleanHtml,
): SiteApi {
  const about = () => options.api.legalPage('about.AboutPage');
  const found = () => Promise.resolve(post);
  const good: SiteApi = {
    ...options.api,
    post: found,
    findPage: about,
    trainingPage: about,
    blogPage: about,
  };
  const entries = Object.entries(good).map(
    ([name, call]: [string, (...given: never[]) => Promise<unknown>]) => [
      name,
      async (...given: never[]) => hostile(await call(...given), text, address),
    ],
  );
  return clean(Object.fromEntries(entries));
}

const pages = [
  paths.home(),
  paths.training(),
  `${sessionPath}?id=${session.public_id}`,
  paths.theStandard(),
  postUrl,
  paths.privacyPolicy(),
  paths.about(),
  paths.contact(),
];

const own = {
  scripts: [options.assets.early],
  styles: Object.values(options.assets.styles),
  origins: [options.siteUrl, options.portalUrl, options.apiUrl],
};

const inTens = Array.from({ length: Math.ceil(hostileTexts.length / 10) }, (_, group) =>
  hostileTexts.slice(group * 10, group * 10 + 10),
);

describe('texts of an API that attack the reader', () => {
  it('number 300 or more', () => {
    expect(new Set(hostileTexts).size).toBeGreaterThanOrEqual(300);
    expect(new Set(hostileNext).size).toBeGreaterThanOrEqual(60);
  });

  it('are inert in every field of every page that the server renders', async () => {
    const seen = new Set<string>();
    for (const [group, texts] of inTens.entries()) {
      const address = hostileLinks[group % hostileLinks.length] ?? '';
      const site = await createSite({
        ...options,
        showSamples: true,
        api: hostileApi(texts.join(' '), address),
      });
      for (const url of pages) {
        const first = await site.inject({ url });
        // The slug of a session follows its title.
        const { location } = first.headers;
        const { body, statusCode } =
          location === undefined ? first : await site.inject({ url: location.replace(options.siteUrl, '') });
        expect([url, statusCode, actingParts(body, own)]).toEqual([url, 200, []]);
        if (body.includes('xssRan')) seen.add(url);
      }
      await site.close();
    }
    expect(seen.size).toBe(pages.length);
  }, 120_000);

  it('act if the HTML is not cleaned (positive control)', async () => {
    const acting = new Set<string>();
    for (const texts of inTens.slice(0, 4)) {
      const site = await createSite({
        ...options,
        showSamples: true,
        api: hostileApi(texts.join(' '), 'javascript:xssRan()', (api) => api),
      });
      for (const url of [paths.about(), paths.privacyPolicy(), postUrl]) {
        const parts = actingParts((await site.inject({ url })).body, own);
        if (parts.length > 0) acting.add(url);
      }
      await site.close();
    }
    expect(acting.size).toBe(3);
  });

  it('are inert in the feed and the sitemap', async () => {
    for (const texts of inTens) {
      const site = await createSite({
        ...options,
        showSamples: true,
        api: hostileApi(texts.join(' '), 'javascript:xssRan()'),
      });
      for (const url of [paths.blogFeed(), paths.sitemap()]) {
        const { body, headers } = await site.inject({ url });
        expect(headers['content-type']).toContain('xml');
        expect(body).not.toMatch(/<(?:script|img|svg|iframe|meta|base|form)\b/i);
      }
      await site.close();
    }
  });

  it('are inert one by one as HTML, and cleaning twice changes nothing', () => {
    for (const text of hostileTexts) {
      const clean = cleanHtml(`<p>before</p>${text}<p>after</p>`);
      expect([text, actingParts(clean, { ...own, scripts: [], styles: [] })]).toEqual([text, []]);
      expect(clean).not.toMatch(/<(?:script|form|input|button|meta|base|style|svg|math|iframe)\b/i);
      expect(cleanHtml(clean)).toBe(clean);
    }
  });

  it('keep reading matter as it is', () => {
    const html =
      '<h2>Rules</h2><p>Be <strong>kind</strong>. <a href="/contact">Write</a> or <a href="mailto:a@b.co">mail</a>.</p>';
    expect(cleanHtml(html)).toBe(html);
  });

  it('lead nowhere as links', () => {
    for (const href of [
      ...hostileLinks,
      '//evil.test',
      '/\\evil.test',
      '\\\\evil.test',
      'evil.test',
      'https:evil.test\n',
    ]) {
      expect([href, isSafeHref(href) && !href.startsWith('https:')]).toEqual([href, false]);
    }
    for (const href of [
      '/training',
      '/training?a=b#c',
      '#part',
      'https://other.test/x',
      'mailto:a@b.co',
      'tel:+13135550100',
    ]) {
      expect([href, isSafeHref(href)]).toEqual([href, true]);
    }
  });
});

describe('a visitor who follows a hostile address', () => {
  const site = createSite(options);
  afterAll(async () => (await site).close());

  it('gets an inert page, whatever the path and the query contain', async () => {
    for (const text of hostileTexts) {
      const encoded = encodeURIComponent(text);
      for (const url of [
        `/${encoded}`,
        `/the-standard?search=${encoded}&tag=${encoded}`,
        `/training?category=${encoded}`,
      ]) {
        const { body, statusCode } = await (await site).inject({ url });
        expect(statusCode).toBeLessThan(500);
        expect([url, actingParts(body, own)]).toEqual([url, []]);
      }
    }
  }, 120_000);

  it('stays with the two apps, whatever `next` contains', async () => {
    for (const next of hostileNext) {
      for (const path of ['/login', '/register', '/signup', '/dashboard', '/training']) {
        const { headers, statusCode } = await (
          await site
        ).inject({ url: `${path}?next=${encodeURIComponent(next)}` });
        expect(statusCode).toBeLessThan(500);
        const { location } = headers;
        if (location === undefined) continue;
        expect([options.siteUrl, options.portalUrl]).toContain(new URL(location).origin);
      }
    }
  });
});
