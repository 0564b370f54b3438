import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../test/server.ts';
import { posts } from '../../platform/database/schema/blog.ts';
import { seedPosts } from '../../app/seed/posts/seed-posts.ts';

/** The demo's posts, which are samples, and one that is not a sample. */
const own = 'how-to-fall-on-purpose';
const sample = 'lace-up-like-it-matters';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { SHOW_SAMPLES: 'off' } });
  await server.database.withTx((tx) => seedPosts(tx, server.clock.now()));
  await server.database.db.update(posts).set({ isSample: false }).where(eq(posts.slug, own));
});
afterAll(() => server?.close());

const get = (path: string) => server.call('GET', path);

describe('sample posts when samples are disabled', () => {
  it('are in no list and no total', async () => {
    const { body } = await get('/blog/posts/');
    expect(body).toMatchObject({ count: 1, next: null, results: [{ slug: own }] });
    expect((await get('/blog/posts/?search=lace')).body).toMatchObject({ count: 0, results: [] });
  });

  it.each(['categories', 'authors', 'tags'])('are not counted in %s', async (name) => {
    const rows = (await get(`/blog/${name}/`)).body as unknown as { post_count: number }[];
    expect(Math.max(...rows.map(({ post_count: count }) => count))).toBe(1);
  });

  it.each([
    `/blog/posts/${sample}/`,
    `/pages/find/?html_path=/the-standard/${sample}/`,
    `/engagement/blog/blogpage/${sample}/`,
  ])('are not found at %s', async (path) => {
    expect((await get(path)).status).toBe(404);
    expect((await get(path.replace(sample, own))).status).toBe(200);
  });

  it('are not in the sitemap', async () => {
    const { entries } = (await get('/sitemap/')).body as unknown as { entries: { path: string }[] };
    expect(entries.map(({ path }) => path)).toEqual([`/the-standard/${own}`]);
  });
});
