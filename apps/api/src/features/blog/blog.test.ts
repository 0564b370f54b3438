import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../test/server.ts';
import { cleanPost } from './clean-post.ts';
import { posts, postTags } from '../../platform/database/schema/blog.ts';
import { seedPosts } from '../../app/seed/posts/seed-posts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.database.withTx((tx) => seedPosts(tx, server.clock.now()));
  const text = { subheader: '', excerpt: 'Not before its time', intro: '', body: [] };
  await server.database.db.insert(posts).values({
    id: 'later',
    slug: 'later',
    categoryId: 'topic-gear',
    authorId: 'author-renee',
    publishedAt: new Date('2026-03-03T12:00:00-05:00'),
    ...cleanPost({ title: 'Later', ...text }),
  });
  await server.database.db.insert(postTags).values({ postId: 'later', tag: 'Later', slug: 'later' });
});
afterAll(() => server?.close());

const get = async (path: string) => (await server.call('GET', path)).body;
const list = async (query: string) =>
  (await get(`/blog/posts/?${query}`)) as unknown as {
    count: number;
    next: string | null;
    previous: string | null;
    results: { slug: string }[];
  };
const slugs = async (query: string) => (await list(query)).results.map(({ slug }) => slug).sort();

const gear = ['a-plain-guide-to-wheel-hardness', 'lace-up-like-it-matters'];
const grownFolks = [
  'how-to-fall-on-purpose',
  'what-to-expect-on-your-first-night',
  'your-knees-are-not-the-problem',
];
const rink = 'forty-winters-of-sunday-adult-night';

describe('the list of posts', () => {
  it.each([
    ['category__slug=gear', gear],
    ['category__slug=nothing', []],
    ['category__slug=gear&author__public_id=author-terrence', [gear[1]]],
    ['author__public_id=nobody', []],
    ['tags__slug=grown%20folks', grownFolks],
    ['tags__slug=Grown%20Folks', grownFolks],
    ['tags__slug=grown-folks', grownFolks],
    ['tags__slug=HISTORY', [rink]],
    ['tags__slug=his', []],
    ['search=winters', [rink]],
    ['search=SWEEP%20forty', [rink]],
    ['search=The%20side%20door%20of%20a%20rink', [rink]],
    ['search=ren%C3%A9e%20slide', [gear[0]]],
    ['search=renee%20slide', [gear[0]]],
    ['search=hollis%20gear', [gear[1]]],
    ['search=HOLLIS%20lace', [gear[1]]],
    ['search=gear', gear],
    ['search=history', [rink]],
    ['search=strong%3E', []],
    ['search=split-left', []],
    ['search=100%25', []],
    ['search=_', []],
    ['search=%5C', []],
    ['search=%3Cb%3Ewinters', [rink]],
  ])('%s', async (query, expected) => {
    expect(await slugs(query)).toEqual(expected);
  });

  it('ignores empty filters', async () => {
    expect((await list('category__slug=&author__public_id=&tags__slug=&search=%20')).count).toBe(14);
  });

  it('is sorted newest first, in pages with the URLs of the next and previous pages', async () => {
    const first = await list('');
    expect(first).toMatchObject({ count: 14, previous: null });
    expect(first.results).toHaveLength(12);
    const dates = first.results.map((post) => (post as unknown as { date: string }).date);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(first.next).toBe('http://localhost:4000/api/v2/blog/posts/?page=2');
    const second = await list('page=2');
    expect(second).toMatchObject({ count: 14, next: null });
    expect(second.previous).toBe('http://localhost:4000/api/v2/blog/posts/?page=1');
    expect(new Set([...first.results, ...second.results].map(({ slug }) => slug)).size).toBe(14);
  });

  it('keeps the filters in the URLs of its pages', async () => {
    const { next } = await list('search=the&tags__slug=');
    expect(next).toBe('http://localhost:4000/api/v2/blog/posts/?page=2&search=the');
  });

  it('is not found beyond its last page, and rejects an invalid page at its field', async () => {
    expect((await server.call('GET', '/blog/posts/?page=3')).status).toBe(404);
    expect((await server.call('GET', '/blog/posts/?page=1&search=nothinglikethis')).status).toBe(200);
    for (const page of ['0', '-1', 'x', '1.5', '99999999999999999999']) {
      const { status, body } = await server.call('GET', `/blog/posts/?page=${page}`);
      expect([page, status, Object.keys(body).includes('page')]).toEqual([page, 400, true]);
    }
  });
});

describe('a post', () => {
  it('contains every field of SPEC-A 3', async () => {
    const { body: blocks, intro, ...post } = await get(`/blog/posts/${rink}/`);
    expect(post).toEqual({
      id: expect.any(Number),
      title: 'Forty winters of Sunday adult night',
      slug: rink,
      meta: { slug: rink },
      url: `/the-standard/${rink}`,
      date: '2026-02-14T12:00:00-05:00',
      first_published_at: '2026-02-14T12:00:00-05:00',
      excerpt: expect.stringContaining('short history'),
      subheader: expect.stringContaining('short history'),
      tags: ['detroit', 'history', 'rink'],
      category: {
        name: 'Detroit',
        slug: 'detroit',
        bg_color: '#B3200A',
        text_color: '#FFFFFF',
        post_count: 2,
      },
      author: {
        public_id: 'author-denise',
        name: 'Denise Okafor',
        display_name: 'Denise Okafor',
        first_name: 'Denise',
        last_name: 'Okafor',
        bio: expect.stringContaining('physical therapist'),
        avatar: null,
        coach_slug: null,
        post_count: expect.any(Number),
      },
      featured_image: { url: expect.stringMatching(/^\/art\//), alt: '', width: 1440, height: 620 },
      like_count: 311,
      comment_count: 0,
      word_count: expect.any(Number),
      seo_title: 'Forty winters of Sunday adult night',
      search_description: expect.stringContaining('short history'),
      is_sample: true,
    });
    expect(intro).toMatch(/^<p>Before there was a name/);
    expect((blocks as { type: string }[]).map(({ type }) => type)).toEqual([
      'simple_content',
      'split_image',
      'quote',
      'simple_content',
    ]);
    expect((blocks as { id: string; value: object }[])[1]).toMatchObject({
      id: `${rink}-2`,
      value: {
        left_image: { url: expect.any(String), width: 780, height: 560 },
        alt_text: expect.any(String),
      },
    });
  });

  it.each(['nothing-here', 'later', `${rink}'--`, '%25', 'x'.repeat(400)])(
    '%s is not found',
    async (slug) => {
      const { status, body } = await server.call('GET', `/blog/posts/${slug}/`);
      expect([status, body['code'], body['message']]).toEqual([404, 'not_found', 'Post not found']);
    },
  );

  it('is readable without author, category and picture', async () => {
    await server.database.db
      .update(posts)
      .set({ publishedAt: new Date('2026-01-01') })
      .where(eq(posts.id, 'later'));
    await server.database.db
      .update(posts)
      .set({ authorId: null, categoryId: null })
      .where(eq(posts.id, 'later'));
    expect(await get('/blog/posts/later/')).toMatchObject({
      author: null,
      category: null,
      featured_image: null,
      seo_title: 'Later',
      search_description: 'Not before its time',
    });
    await server.database.db.delete(posts).where(eq(posts.id, 'later'));
  });
});

describe('the filters of the blog', () => {
  it('list categories, authors and tags with the number of their posts', async () => {
    const counts = async (path: string, name: string) => {
      const rows = (await get(path)) as unknown as Record<string, unknown>[];
      return Object.fromEntries(rows.map((row) => [row[name], row['post_count']]));
    };
    const categories = await counts('/blog/categories/', 'slug');
    expect(categories).toMatchObject({ gear: 2, detroit: 2, beginners: 1 });
    expect(Object.values(categories).reduce((a, b) => Number(a) + Number(b))).toBe(14);
    const byAuthor = await counts('/blog/authors/', 'public_id');
    expect(Object.values(byAuthor).reduce((a, b) => Number(a) + Number(b))).toBe(14);
    expect(await counts('/blog/tags/', 'slug')).toMatchObject({ history: 1, 'grown-folks': 3 });
    for (const [slug, count] of Object.entries(categories)) {
      expect((await list(`category__slug=${slug}`)).count).toBe(count);
    }
  });
});
