import { ApiError } from '@detroit-well/api-client';
import { referenceText } from '@detroit-well/reference-texts';
import { describe, expect, it } from 'vitest';
import type { SiteApi } from '../src/api/site-api.ts';
import type { PostPage } from '../src/api/wire.ts';
import { createSite, type SiteOptions } from '../src/app.ts';
import { postSummary } from './blog-fixtures.ts';
import { down, goodApi, options, page } from './fixtures.ts';

async function site(api: Partial<SiteApi> = {}, more: Partial<SiteOptions> = {}) {
  return createSite({ ...options, showSamples: true, ...more, api: { ...goodApi, ...api } });
}

async function get(url: string, api: Partial<SiteApi> = {}) {
  const app = await site(api);
  const reply = await app.inject({ url });
  await app.close();
  const visibleText = reply.body
    .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, ' ')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  return { reply, visibleText, html: reply.body };
}

const listOf =
  (count: number, more: Partial<PostPage> = {}) =>
  () =>
    Promise.resolve({
      count,
      next: null,
      previous: null,
      results: Array.from({ length: Math.min(count, 12) }, (_, index) => ({
        ...postSummary,
        slug: `p-${index}`,
      })),
      ...more,
    });

const failing = (failure: ApiError) => (): Promise<never> => Promise.reject(failure);
const limited = new ApiError({ kind: 'refused', status: 429, message: '' });

describe('blog landing without script', () => {
  it('shows the title and intro of the blog index page, and a post with its details', async () => {
    const blogPage = () =>
      Promise.resolve({ ...page, title: 'The Standard', intro: '<p>Notes on rhythm.</p>', seo_title: '' });
    const { reply, visibleText, html } = await get('/the-standard', { blogPage });
    expect(reply.statusCode).toBe(200);
    expect(visibleText).toContain('The Standard Notes on rhythm.');
    expect(visibleText).toContain(
      'Rhythm Learn to count before you learn to turn A four count is a floor plan.',
    );
    expect(visibleText).toContain('Renée Alston Mar 1, 2026 4 min read 128 likes');
    expect(html).toContain('href="/the-standard/learn-to-count"');
    expect(html).toContain('<link rel="canonical" href="https://www.example.com/the-standard">');
    expect(reply.headers['cache-control']).toContain('s-maxage');
  });

  it('shows the default texts without a blog index page', async () => {
    const { visibleText } = await get('/the-standard');
    expect(visibleText).toContain('Blog Discover our latest insights, tips, and updates');
  });

  it('is a GET form with the filters and a removable chip for each', async () => {
    const { html } = await get('/the-standard?category=rhythm&tag=Grown-Folks&search=slow');
    expect(html).toMatch(/<form role="search" action="\/the-standard"/);
    expect(html).toMatch(/name="search"[^>]*value="slow"/);
    expect(html).toContain('<option value="rhythm" selected="">Rhythm</option>');
    expect(html).toContain('<option value="grown-folks" selected="">#grown-folks</option>');
    expect(html).toContain('href="/the-standard?category=rhythm&amp;tag=grown-folks"');
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  it('calls the API with the filters of the address', async () => {
    const requests: unknown[] = [];
    await get('/the-standard?category=rhythm&author=author-renee&tag=music&search=slow&page=2&x=1', {
      posts: (query) => {
        requests.push(query);
        return goodApi.posts(query, '');
      },
    });
    expect(requests).toEqual([
      {
        category__slug: 'rhythm',
        author__public_id: 'author-renee',
        tags__slug: 'music',
        search: 'slow',
        page: 2,
      },
    ]);
  });

  it('links to the other pages and keeps the filters', async () => {
    const posts = listOf(30, { next: 'https://api.example.com/?page=3', previous: 'x' });
    const { html, visibleText } = await get('/the-standard?tag=music&page=2', { posts });
    expect(visibleText).toContain('Page 2 of 3');
    expect(html).toContain('href="/the-standard?tag=music"');
    expect(html).toContain('href="/the-standard?tag=music&amp;page=3"');
  });

  it.each([
    ['/the-standard?search=snow', page, 200, 'No blog posts found'],
    ['/the-standard?page=9', page, 404, 'No blog posts found'],
    ['/the-standard', page, 200, 'No Blog Posts Yet'],
    ['/the-standard', null, 200, 'Blog Posts Coming Soon'],
  ])('%s without posts shows its empty state', async (url, blogPage, status, text) => {
    const posts = url.includes('page=') ? () => Promise.resolve(null) : listOf(0);
    const { reply, visibleText } = await get(url, { posts, blogPage: () => Promise.resolve(blogPage) });
    expect(reply.statusCode).toBe(status);
    expect(visibleText).toContain(text);
  });

  it('keeps the active filters when the options cannot be loaded, and is not cached', async () => {
    const { reply, visibleText, html } = await get('/the-standard?tag=music', { tags: down });
    expect(reply.statusCode).toBe(200);
    expect(visibleText).toContain(referenceText('B8.9/post/filters'));
    expect(html).toContain('<input type="hidden" name="tag" value="music"');
    expect(html).not.toContain('<select');
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it.each([
    [limited, 429, referenceText('B8.2/fallback/429'), referenceText('B8.9/blog/429')],
    [
      new ApiError({ kind: 'server', status: 502, message: '' }),
      503,
      referenceText('B8.2/fallback/5xx'),
      referenceText('B8.9/blog/5xx'),
    ],
    [
      new ApiError({ kind: 'network', message: '' }),
      503,
      referenceText('B8.2/fallback/5xx'),
      referenceText('B8.9/blog/5xx'),
    ],
  ])('says why the posts are missing', async (error, status, title, text) => {
    const { reply, visibleText } = await get('/the-standard', { posts: failing(error) });
    expect(reply.statusCode).toBe(status);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(visibleText).toContain(`${title} ${text} Try Again`);
  });

  it('shows sample posts only if samples are enabled', async () => {
    const app = await site({}, { showSamples: false });
    const { body } = await app.inject({ url: '/the-standard' });
    await app.close();
    expect(body).not.toContain('href="/the-standard/learn-to-count"');
  });

  it('stays within 20 kB of HTML with twelve posts', async () => {
    const app = await site({ posts: listOf(12) });
    const reply = await app.inject({ url: '/the-standard', headers: { 'accept-encoding': 'br' } });
    await app.close();
    expect(reply.rawPayload.length).toBeLessThan(20_000);
  });
});

describe('reader address for API calls', () => {
  const readersOf = async (trustedProxies: readonly string[], forwarded: string) => {
    const readers: string[] = [];
    const posts: SiteApi['posts'] = (query, reader) => {
      readers.push(reader);
      return goodApi.posts(query, reader);
    };
    const app = await site({ posts }, { trustedProxies });
    await app.inject({
      url: '/the-standard',
      remoteAddress: '203.0.113.9',
      headers: { 'x-forwarded-for': forwarded },
    });
    await app.close();
    return readers;
  };

  it('is the address of the connection without trusted proxies', async () => {
    expect(await readersOf([], '198.51.100.1')).toEqual(['203.0.113.9']);
  });

  it('is the last address that a trusted proxy added, not one that the visitor sent', async () => {
    expect(await readersOf(['203.0.113.9'], '192.0.2.66, 198.51.100.1')).toEqual(['198.51.100.1']);
  });
});

it('never shows the rate limit of one reader to another, even for concurrent requests', async () => {
  const posts: SiteApi['posts'] = (query, reader) =>
    reader === '203.0.113.1' ? Promise.reject(limited) : goodApi.posts(query, reader);
  const app = await site({ posts }, { pageCache: { ttlMs: 1_000, staleMs: 30_000 } });
  const from = (remoteAddress: string) => app.inject({ url: '/the-standard', remoteAddress });
  const together = await Promise.all([from('203.0.113.1'), from('203.0.113.2')]);
  const after = await from('203.0.113.1');
  await app.close();
  expect(together.map(({ statusCode }) => statusCode)).toEqual([429, 200]);
  expect(after.statusCode).toBe(200);
});

describe('the list of one author', () => {
  it('shows who writes, with a link to the page of a coach', async () => {
    const { html: body } = await get('/the-standard?author=author-renee');
    expect(body).toContain('aria-label="Author"');
    expect(body).toContain('/art/v1/coach/renee-alston/450x500.svg');
    expect(body).toContain('href="/coaches/renee-alston"');
    expect((await get('/the-standard')).html).not.toContain('aria-label="Author"');
  });
});
