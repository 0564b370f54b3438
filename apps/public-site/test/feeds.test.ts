// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { SiteApi } from '../src/api/site-api.ts';
import { createSite } from '../src/app.ts';
import { postSummary, rhythm } from './blog-fixtures.ts';
import { down, goodApi, options, page, sessionPath } from './fixtures.ts';

async function get(url: string, api: Partial<SiteApi> = {}, showSamples = true, headers = {}) {
  const app = await createSite({ ...options, showSamples, api: { ...goodApi, ...api } });
  const reply = await app.inject({ url, headers });
  await app.close();
  return reply;
}

const xml = (text: string) => new DOMParser().parseFromString(text, 'application/xml');
/** What a feed reader shows: the text, or the text of the HTML where the element says that it is HTML (RFC 4287, 3.1.1). */
function textOf(node: Document | Element | undefined, name: string): string | null | undefined {
  const element = node?.getElementsByTagName(name)[0];
  const text = element?.textContent ?? null;
  if (element?.getAttribute('type') !== 'html' || text === null) return text;
  return new DOMParser().parseFromString(text, 'text/html').body.textContent;
}

describe('Atom feed', () => {
  it('contains the posts with absolute URLs as ids', async () => {
    const blogPage = () => Promise.resolve({ ...page, title: 'The Standard', search_description: 'Notes.' });
    const evil = { ...postSummary, title: 'Fish & <b>chips</b>' };
    const posts = () => Promise.resolve({ count: 1, next: null, previous: null, results: [evil] });
    const reply = await get('/the-standard/feed.xml', { blogPage, posts });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([
      200,
      'application/atom+xml; charset=utf-8',
    ]);
    const feed = xml(reply.body);
    expect(feed.querySelector('parsererror')).toBeNull();
    expect(textOf(feed, 'id')).toBe('https://www.example.com/the-standard');
    expect(textOf(feed, 'subtitle')).toBe('Notes.');
    expect(feed.querySelector('link[rel=self]')?.getAttribute('href')).toBe(
      'https://www.example.com/the-standard/feed.xml',
    );
    const [entry] = feed.getElementsByTagName('entry');
    expect(textOf(entry, 'id')).toBe('https://www.example.com/the-standard/learn-to-count');
    expect(textOf(entry, 'title')).toBe('Fish & <b>chips</b>');
    expect(textOf(entry, 'published')).toBe('2026-03-01T15:00:00.000Z');
    expect(textOf(entry, 'name')).toBe('Renée Alston');
  });

  it('responds with an uncacheable 503 when the posts cannot be loaded', async () => {
    const reply = await get('/the-standard/feed.xml', { posts: down });
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([503, 'no-store']);
  });

  it('is linked from the head of every page and from the blog landing', async () => {
    const { body } = await get('/training');
    expect(body).toContain(
      '<link rel="alternate" type="application/atom+xml" title="The Standard | Detroit//Well" href="/the-standard/feed.xml">',
    );
    const landing = await get('/the-standard');
    expect(landing.body).toContain('<a href="/the-standard/feed.xml" class="text-link">');
  });
});

it.each(['/the-standard/feed.xml', '/sitemap.xml'])('%s is sent only when it has changed', async (url) => {
  const { etag } = (await get(url)).headers;
  const again = await get(url, {}, true, { 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await get(url, {}, true, { 'if-none-match': 'W/"older"' })).statusCode).toBe(200);
});

describe('sitemap', () => {
  const paths = async (api: Partial<SiteApi> = {}, showSamples = true) => {
    const { body } = await get('/sitemap.xml', api, showSamples);
    const locations = xml(body).getElementsByTagName('loc');
    return Array.from(locations, ({ textContent }) => textContent.replace('https://www.example.com', ''));
  };

  it('contains pages, categories with posts, posts and sessions, each once', async () => {
    const empty = { ...rhythm, slug: 'empty', post_count: 0 };
    const found = await paths({ postCategories: () => Promise.resolve([rhythm, empty]) });
    expect(found).toEqual(
      expect.arrayContaining([
        '/',
        '/training',
        '/the-standard',
        '/about',
        '/the-standard?category=rhythm',
        '/the-standard/learn-to-count',
        `${sessionPath}?id=ses_rhythm`,
      ]),
    );
    expect(found).not.toContain('/the-standard?category=empty');
    expect(new Set(found).size).toBe(found.length);
  });

  it('uses the addresses call for paths and dates if the API has it', async () => {
    const entry = { path: '/the-standard/slim', changedAt: '2026-03-01T10:00:00-05:00' };
    const api = { addresses: () => Promise.resolve([entry]), allSessions: down, allPosts: down };
    expect(await paths(api)).toContain('/the-standard/slim');
    const { body } = await get('/sitemap.xml', api);
    expect(body).toContain('/the-standard/slim</loc><lastmod>2026-03-01T10:00:00-05:00</lastmod>');
  });

  it('omits samples if they are disabled', async () => {
    expect(await paths({}, false)).not.toContain('/the-standard/learn-to-count');
  });

  it('responds with an uncacheable 503 when a part of it cannot be loaded', async () => {
    const reply = await get('/sitemap.xml', { allSessions: down });
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([503, 'no-store']);
  });

  it('is listed in robots.txt', async () => {
    const { body } = await get('/robots.txt');
    expect(body).toContain('Sitemap: https://www.example.com/sitemap.xml');
  });
});
