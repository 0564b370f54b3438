import { and, count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { realDatabase } from '../../../test/database.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { postReactions, posts, postViews } from '../../platform/database/schema/blog.ts';
import { lockPost, toggle, type LockPost } from './reactions.ts';
import { countView } from './views.ts';
import { visitorOf } from './visitor.ts';

// Runs on real PostgreSQL: the embedded database has one connection and would hide every race.
let server: TestServer;
const postId = 'contested';
beforeAll(async () => {
  server = await testServer({ database: await realDatabase({ poolSize: 25 }) });
});
afterAll(() => server?.close());
beforeEach(async () => {
  await server.database.db.delete(posts);
  await server.database.db
    .insert(posts)
    .values({ id: postId, slug: postId, title: 'Contested', publishedAt: new Date('2026-01-01T12:00:00Z') });
});

const visitor = (session_key: string) =>
  visitorOf({ headers: {}, address: '127.0.0.1' }, { session_key }, server.deps);

/** Fifty concurrent requests by the given number of visitors: the responses, the counter and the stored rows. */
async function rush(visitors: number, lock: LockPost) {
  const { database } = server;
  const press = async (index: number) => {
    const who = await visitor(`session-${index % visitors}`);
    return database.withTx((tx) => toggle(tx, postId, 'like', who, { lock }));
  };
  const actions = await Promise.all(Array.from({ length: 50 }, (_, index) => press(index)));
  const [post] = await database.db.select({ likes: posts.likeCount }).from(posts).where(eq(posts.id, postId));
  const [stored] = await database.db
    .select({ n: count() })
    .from(postReactions)
    .where(and(eq(postReactions.postId, postId), eq(postReactions.reaction, 'like')));
  const added = actions.filter((action) => action === 'added').length;
  return { counted: post?.likes, stored: stored?.n, reported: added - (50 - added) };
}

describe('fifty concurrent likes', () => {
  it.each([
    [50, 50],
    [10, 10],
    [25, 0],
    [2, 2],
    [1, 0],
  ])('by %i visitors leave %i, the same in counter, rows and responses', async (visitors, left) => {
    expect(await rush(visitors, lockPost)).toEqual({ counted: left, stored: left, reported: left });
  });

  it('make the counter differ from the rows when the lock on the post is removed (positive control)', async () => {
    const unlocked: LockPost = () => Promise.resolve();
    const { counted, stored, reported } = await rush(1, unlocked);
    expect([counted, reported]).not.toEqual([stored, stored]);
  });

  it('over HTTP by fifty visitors count fifty', async () => {
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        server.call('POST', `/engagement/blog/blogpage/${postId}/react/`, {
          body: { reaction_type: 'love', session_key: `http-${index}` },
        }),
      ),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(Math.max(...responses.map(({ body }) => Number(body['loves'])))).toBe(50);
  });
});

describe('fifty concurrent views', () => {
  const views = async () =>
    (await server.database.db.select({ n: posts.viewCount }).from(posts).where(eq(posts.id, postId)))[0]?.n;

  it('by one visitor count one, by ten visitors ten', async () => {
    const look = async (session_key: string) =>
      countView(server.database.db, postId, await visitor(session_key), server.clock.now());
    await Promise.all(Array.from({ length: 50 }, () => look('same')));
    expect(await views()).toBe(1);
    await Promise.all(Array.from({ length: 50 }, (_, index) => look(`viewer-${index % 10}`)));
    expect(await views()).toBe(11);
  });

  it('are counted several times when the check and the count are separate (positive control)', async () => {
    const { db } = server.database;
    const naive = async (who: string) => {
      const seen = await db.select().from(postViews).where(eq(postViews.visitor, who));
      if (seen.length > 0) return;
      await db.insert(postViews).values({ postId, visitor: who }).onConflictDoNothing();
      await db
        .update(posts)
        .set({ viewCount: sql`view_count + 1` })
        .where(eq(posts.id, postId));
    };
    await Promise.all(Array.from({ length: 50 }, () => naive('same')));
    expect(await views()).toBeGreaterThan(1);
  });
});
