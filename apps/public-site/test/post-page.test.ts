import { ApiError } from '@detroit-well/api-client';
import { referenceText } from '@detroit-well/reference-texts';
import { describe, expect, it } from 'vitest';
import type { SiteApi } from '../src/api/site-api.ts';
import { createSite, type SiteOptions } from '../src/app.ts';
import { post, postSummary } from './blog-fixtures.ts';
import { down, goodApi, options } from './fixtures.ts';

async function get(
  url: string,
  api: Partial<SiteApi> = {},
  more: Partial<SiteOptions> = { showSamples: true },
) {
  const site = await createSite({ ...options, ...more, api: { ...goodApi, ...api } });
  const reply = await site.inject({ url });
  await site.close();
  const html = reply.body;
  const visibleText = html
    .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, ' ')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  return { reply, html, visibleText };
}

const url = '/the-standard/learn-to-count';
const body = [
  {
    id: '1',
    type: 'simple_content',
    value: { layout: 'full', heading: 'Full', content: '<p>Full text</p>' },
  },
  { id: '2', type: 'simple_content', value: { layout: 'center', content: '<p>Centered text</p>' } },
  {
    id: '3',
    type: 'simple_content',
    value: { layout: 'split-left', split_heading: 'Left', content: '<p>L</p>' },
  },
  {
    id: '4',
    type: 'simple_content',
    value: { layout: 'split-right', split_heading: 'Right', content: '<p>R</p>' },
  },
  {
    id: '5',
    type: 'quote',
    value: { quote: 'Count first.', author_name: 'Terrence Hollis', author_title: 'Coach' },
  },
  { id: '6', type: 'fullwidth_image', value: { image: '/art/a.svg', alt_text: 'The bridge' } },
  {
    id: '7',
    type: 'split_image',
    value: {
      left_image: '/art/l.svg',
      right_image: '/art/r.svg',
      alt_text: 'Skates, and a record',
      caption: 'Both.',
    },
  },
  { id: '8', type: 'poll', value: { prompt: 'Never drawn' } },
  { id: '9', type: 'quote', value: {} },
];
const whole = { ...post, body, tags: ['Grown Folks', 'music'] };
const found = { post: () => Promise.resolve(whole) };

describe('post page without script', () => {
  it('shows head, intro, every block, tags, likes and related posts', async () => {
    const other = { ...postSummary, slug: 'another', title: 'Another post' };
    const posts = () => Promise.resolve({ count: 1, next: null, previous: null, results: [other] });
    const { reply, visibleText, html } = await get(url, { ...found, posts });
    expect(reply.statusCode).toBe(200);
    for (const text of [
      'Home The Standard Learn to count before you learn to turn',
      'By Renée Alston Rhythm March 1, 2026 4 min read',
      'Every song we skate to is counted in fours.',
      'Full Full text',
      'Centered text',
      'Left L',
      'Right R',
      'Count first. Terrence Hollis Coach',
      'Both.',
      '#Grown Folks #music',
      '128 likes',
      'More to read',
      'Another post',
    ]) {
      expect(visibleText).toContain(text);
    }
    for (const layout of ['full', 'center', 'split-left', 'split-right']) {
      expect(html).toContain(`data-layout="${layout}"`);
    }
    expect(html).toContain('alt="The bridge"');
    expect(html).toContain('role="img" aria-label="Skates, and a record"');
    expect(visibleText).not.toContain('Never drawn');
  });

  it('links author, category and lowercase tag to the blog', async () => {
    const { html } = await get(url, found);
    expect(html).toContain('href="/the-standard?author=author-renee"');
    expect(html).toContain('href="/the-standard?category=rhythm"');
    expect(html).toMatch(/href="\/the-standard\?tag=grown(\+|%20)folks"/);
  });

  it('shows the post when the related posts cannot be loaded', async () => {
    const { reply, visibleText } = await get(url, { ...found, posts: down });
    expect(reply.statusCode).toBe(200);
    expect(visibleText).toContain('Full text');
    expect(visibleText).not.toContain('More to read');
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

describe('post metadata', () => {
  it('has the tags of an article', async () => {
    const { html } = await get(url, found);
    for (const tag of [
      '<meta property="og:type" content="article">',
      '<meta property="article:published_time" content="2026-03-01T10:00:00-05:00">',
      '<meta property="article:section" content="Rhythm">',
      '<meta property="article:tag" content="music">',
      '<link rel="canonical" href="https://www.example.com/the-standard/learn-to-count">',
    ]) {
      expect(html).toContain(tag);
    }
  });

  it('describes an Article and its breadcrumb to search engines', async () => {
    const { html } = await get(url, found);
    const text = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    const data = JSON.parse(text) as { '@graph': Record<string, unknown>[] };
    expect(data['@graph'][0]).toMatchObject({
      '@type': 'Article',
      headline: whole.title,
      datePublished: whole.first_published_at,
      dateModified: whole.date,
      author: { '@type': 'Person', name: 'Renée Alston' },
      articleSection: 'Rhythm',
      image: ['https://www.example.com/art/v1/post/learn-to-count/1440x620.svg'],
      mainEntityOfPage: 'https://www.example.com/the-standard/learn-to-count',
    });
    expect(data['@graph'][1]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://www.example.com/' },
        { position: 2, name: 'The Standard', item: 'https://www.example.com/the-standard' },
        { position: 3, name: whole.title },
      ],
    });
  });
});

describe('post that cannot be shown', () => {
  it('responds Post not found with a link to the blog for an unknown slug', async () => {
    const { reply, visibleText, html } = await get('/the-standard/nothing-here');
    expect(reply.statusCode).toBe(404);
    expect(visibleText).toContain(referenceText('B8.9/post/404'));
    expect(html).toContain('href="/the-standard"');
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  it.each([
    [503, new Error('The API does not respond.'), referenceText('B8.9/blog/5xx')],
    [429, new ApiError({ kind: 'refused', message: '', status: 429 }), referenceText('B8.9/blog/429')],
  ])('shows Failed to load blog post with Try Again, status %i', async (status, error, cause) => {
    const { reply, visibleText, html } = await get(url, { post: () => Promise.reject(error) });
    expect(reply.statusCode).toBe(status);
    expect(reply.headers['cache-control']).toBe('no-store');
    const [title, action] = [referenceText('B8.9/post/load'), referenceText('B8.9/post/try-again')];
    expect(visibleText).toContain(`${title} ${cause} ${action}`);
    expect(html).toContain(`href="${url}"`);
  });
});

it('the page of a rate-limited post contains the seconds to count down', async () => {
  const error = new ApiError({ kind: 'refused', message: '', status: 429, retryAfter: 90 });
  const { html } = await get(url, { post: () => Promise.reject(error) });
  expect(html).toContain('"waitMs":90000');
});

describe('the preview of a revision', () => {
  const preview = { post: { ...whole, is_sample: false }, expires_at: '2026-03-15T18:30:00-04:00' };

  it('shows the post and when its link ends, to nobody but who has it', async () => {
    const asked: string[] = [];
    const api = {
      preview: (token: string) => {
        asked.push(token);
        return Promise.resolve(preview);
      },
    };
    const { reply, visibleText, html } = await get('/preview/5b22.7369', api, {});
    expect(asked).toEqual(['5b22.7369']);
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(visibleText).toContain(
      'Preview. Only people with this link see it. The link ends March 15, 2026 at 6:30 PM.',
    );
    expect(visibleText).toContain('Count first.');
    expect(html).not.toContain('data-part="like"');
    expect(html).not.toContain('rel="canonical" href="https://detroitwell.test/the-standard');
  });

  it('that has ended is not found', async () => {
    const { reply, visibleText } = await get('/preview/5b22.7369');
    expect(reply.statusCode).toBe(404);
    expect(visibleText).toContain('The link is old, or the post was taken down.');
  });
});

it('an address that a post had before leads to the one that it has', async () => {
  const { reply } = await get('/the-standard/counting?utm_source=mail', found);
  expect([reply.statusCode, reply.headers.location]).toEqual([
    301,
    'https://www.example.com/the-standard/learn-to-count?utm_source=mail',
  ]);
});

describe('sample posts', () => {
  it.each([
    [true, 200],
    [false, 404],
  ])('are shown if they are enabled: %s', async (showSamples, status) => {
    expect((await get(url, found, { showSamples })).reply.statusCode).toBe(status);
    const template = await get('/the-standard/sample-post', {}, { showSamples });
    expect(template.reply.statusCode).toBe(status);
    expect(template.visibleText.includes('Placeholder title of a sample post')).toBe(showSamples);
  });

  it('do not affect other posts when they are disabled', async () => {
    const own = { post: () => Promise.resolve({ ...whole, is_sample: false }) };
    expect((await get(url, own, { showSamples: false })).reply.statusCode).toBe(200);
  });

  it('yield to a real post with the slug of the template, and the template has noindex', async () => {
    const named = { ...whole, slug: 'sample-post', title: 'A real post' };
    const real = await get('/the-standard/sample-post', { post: () => Promise.resolve(named) });
    expect(real.visibleText).toContain('A real post');
    const template = await get('/the-standard/sample-post');
    expect(template.html).toContain('<meta name="robots" content="noindex">');
  });
});

it('allows the page to call the configured address lookup and no other service', async () => {
  const policy = async (ipLookupUrl?: string) =>
    String(
      (await get(url, found, { showSamples: true, ipLookupUrl })).reply.headers['content-security-policy'],
    );
  const connections = (text: string) => /connect-src ([^;]*)/.exec(text)?.[1] ?? '';
  expect(connections(await policy('https://ip.example.com/json'))).toContain('https://ip.example.com');
  expect(connections(await policy())).not.toContain('ip.example.com');
});
