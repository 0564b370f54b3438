import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember } from '../../../test/booking.ts';
import { testServer, type ApiResponse, type TestServer } from '../../../test/server.ts';
import { postReactions, postViews, posts } from '../../platform/database/schema/blog.ts';
import { deleteExpiredData } from '../../app/housekeeping.ts';
import { seedPosts } from '../../app/seed/posts/seed-posts.ts';
import { figuresOf } from './figures.ts';
import { forgetVisitor } from './forget.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.database.withTx((tx) => seedPosts(tx, server.clock.now()));
});
afterAll(() => server?.close());

const slugs = [
  'lace-up-like-it-matters',
  'a-plain-guide-to-wheel-hardness',
  'the-drive-home-is-part-of-the-class',
  'forty-winters-of-sunday-adult-night',
  'what-to-expect-on-your-first-night',
] as const;
const read = async (slug: string, query = '', token?: string) =>
  (
    await server.call(
      'GET',
      `/engagement/blog/blogpage/${slug}/?${query}`,
      token === undefined ? {} : { token },
    )
  ).body;
const react = (
  slug: string,
  body: object,
  { token, key }: { token?: string; key?: string } = {},
): Promise<ApiResponse> =>
  server.call('POST', `/engagement/blog/blogpage/${slug}/react/`, {
    body: { reaction_type: 'like', session_key: 'a', ...body },
    ...(token === undefined ? {} : { token }),
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });

describe('a reaction', () => {
  it.each([
    ['like', 'likes'],
    ['useful', 'useful'],
    ['not_useful', 'not_useful'],
    ['love', 'loves'],
  ])('%s is added, removed and counted', async (reaction_type, count) => {
    const before = await read(slugs[0], 'session_key=a');
    const added = await react(slugs[0], { reaction_type });
    expect(added.status).toBe(200);
    expect(added.body).toMatchObject({ action: 'added', message: expect.stringMatching(/added\.$/) });
    expect(added.body[count]).toBe(Number(before[count]) + 1);
    expect(added.body['user_reactions']).toMatchObject({ [reaction_type]: true });
    expect(await read(slugs[0], 'session_key=a')).toMatchObject({ [count]: added.body[count] });
    const removed = await react(slugs[0], { reaction_type });
    expect(removed.body).toMatchObject({ action: 'removed', message: expect.stringMatching(/removed\.$/) });
    expect(await read(slugs[0], 'session_key=a')).toEqual(before);
  });

  it('is included in the like count of the post', async () => {
    const liked = await react(slugs[0], {});
    const { body } = await server.call('GET', `/blog/posts/${slugs[0]}/`);
    expect(body['like_count']).toBe(liked.body['likes']);
    await react(slugs[0], {});
  });

  it('of one visitor is separate from that of another', async () => {
    await react(slugs[1], { session_key: 'one' });
    expect((await read(slugs[1], 'session_key=one'))['user_reactions']).toMatchObject({ like: true });
    expect((await read(slugs[1], 'session_key=two'))['user_reactions']).toMatchObject({ like: false });
    expect((await read(slugs[1]))['user_reactions']).toMatchObject({ like: false });
    expect((await react(slugs[1], { session_key: 'two' })).body['action']).toBe('added');
  });

  it('is kept for a visitor whose address changes, and for a known browser with a new session', async () => {
    const browser_fingerprint = 'browser-1';
    await react(slugs[2], { session_key: 'old', ip_address: '192.0.2.1', browser_fingerprint });
    const moved = await react(slugs[2], { session_key: 'old', ip_address: '192.0.2.2', browser_fingerprint });
    expect(moved.body['action']).toBe('removed');
    await react(slugs[2], { session_key: 'old', browser_fingerprint });
    const renewed = await react(slugs[2], { session_key: 'new', browser_fingerprint });
    expect(renewed.body['action']).toBe('removed');
    expect((await read(slugs[2], 'session_key=old'))['user_reactions']).toMatchObject({ like: false });
  });

  it('of a member is the same on every device, and includes the one made before signing in', async () => {
    const { token } = await aMember(server, { waiver: false });
    await react(slugs[3], { session_key: 'phone' }, { token });
    const onLaptop = await read(slugs[3], 'session_key=laptop', token);
    expect(onLaptop).toMatchObject({ is_anonymous: false, user_reactions: { like: true } });
    expect(await read(slugs[3], 'session_key=laptop')).toMatchObject({ is_anonymous: true });
    await react(slugs[3], { session_key: 'laptop', reaction_type: 'love' });
    const both = await react(slugs[3], { session_key: 'laptop', reaction_type: 'love' }, { token });
    expect(both.body['action']).toBe('removed');
  });

  it('that is sent again after a lost response counts once', async () => {
    const before = await read(slugs[4]);
    const first = await react(slugs[4], { session_key: 'k' }, { key: 'press-1' });
    const again = await react(slugs[4], { session_key: 'k' }, { key: 'press-1' });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await read(slugs[4]))['likes']).toBe(Number(before['likes']) + 1);
  });

  it('stores nothing that identifies a person or an address', async () => {
    const { id, token } = await aMember(server, { waiver: false });
    const identifying = {
      session_key: 'secret-session',
      ip_address: '198.51.100.7',
      browser_fingerprint: 'secret-print',
    };
    await react(slugs[1], { ...identifying, reaction_type: 'useful' }, { token });
    const rows = JSON.stringify(await server.database.db.select().from(postReactions));
    for (const clear of [...Object.values(identifying), id, '127.0.0.1']) expect(rows).not.toContain(clear);
  });

  it('of a member who deletes the account stays counted without an owner', async () => {
    const { id, token } = await aMember(server, { waiver: false });
    const { body } = await react(slugs[0], { session_key: 'leaving' }, { token });
    const { database, deps } = server;
    await database.withTx((tx) => forgetVisitor(tx, deps.keys, id));
    const after = await read(slugs[0], 'session_key=leaving', token);
    expect(after).toMatchObject({ likes: body['likes'], user_reactions: { like: false } });
  });

  it.each([
    [{ reaction_type: 'hate' }, 'reaction_type'],
    [{ session_key: '' }, 'session_key'],
    [{ session_key: 'x'.repeat(129) }, 'session_key'],
    [{ session_key: undefined }, 'session_key'],
  ])('%j is rejected at %s', async (body, field) => {
    const { status, body: problem } = await react(slugs[0], body);
    expect([status, Object.keys(problem).includes(field)]).toEqual([400, true]);
  });

  it('to a missing post is rejected with the text of SPEC-B 8.9', async () => {
    const { status, body } = await react('nothing-here', {});
    expect([status, body['message']]).toEqual([404, 'Invalid post slug']);
  });
});

describe('a view', () => {
  const views = async () => Number((await read(slugs[0]))['views']);

  it('is counted once per visitor and half hour, and only when requested', async () => {
    const before = await views();
    await read(slugs[0], 'session_key=v1');
    expect(await views()).toBe(before);
    expect((await read(slugs[0], 'track_view=true&session_key=v1'))['views']).toBe(before + 1);
    await read(slugs[0], 'track_view=true&session_key=v1');
    await read(slugs[0], 'track_view=1&session_key=v2&ip_address=unknown');
    expect(await views()).toBe(before + 2);
    server.clock.pass(29 * 60);
    await read(slugs[0], 'track_view=true&session_key=v1');
    expect(await views()).toBe(before + 2);
    server.clock.pass(60);
    await read(slugs[0], 'track_view=true&session_key=v1');
    expect(await views()).toBe(before + 3);
  });

  it('stays counted after the visitor data is deleted', async () => {
    const before = await views();
    server.clock.pass(31 * 60);
    await deleteExpiredData(server.deps);
    expect(await server.database.db.select().from(postViews)).toEqual([]);
    expect(await views()).toBe(before);
  });

  it('without a session key is attributed to the network address', async () => {
    const before = await views();
    await read(slugs[0], 'track_view=true');
    await read(slugs[0], 'track_view=true');
    expect(await views()).toBe(before + 1);
  });
});

describe('the engagement figures', () => {
  it.each([
    [{}, { engagement_rate: 0, sentiment_score: 0, usefulness_ratio: 0.5 }],
    [{ views: 10 }, { engagement_rate: 0, sentiment_score: 0, usefulness_ratio: 0.5 }],
    [
      { views: 8, likes: 1, comments: 1 },
      { engagement_rate: 0.25, sentiment_score: 1, usefulness_ratio: 0.5 },
    ],
    [
      { views: 3, not_useful: 1 },
      { engagement_rate: 0.3333, sentiment_score: -1, usefulness_ratio: 0 },
    ],
    [
      { views: 9, useful: 2, not_useful: 1 },
      { engagement_rate: 0.3333, sentiment_score: 0.3333, usefulness_ratio: 0.6667 },
    ],
  ])('of %j are %j', (counts, figures) => {
    const none = { likes: 0, useful: 0, not_useful: 0, loves: 0, shares: 0, views: 0, comments: 0 };
    expect(figuresOf({ ...none, ...counts })).toEqual(figures);
  });

  it('stay within their bounds for any counts', () => {
    const n = fc.nat(1_000_000);
    const counts = fc.record({
      likes: n,
      useful: n,
      not_useful: n,
      loves: n,
      shares: n,
      views: n,
      comments: n,
    });
    fc.assert(
      fc.property(counts, (given) => {
        const { engagement_rate, sentiment_score, usefulness_ratio } = figuresOf(given);
        expect(engagement_rate).toBeGreaterThanOrEqual(0);
        expect(Math.abs(sentiment_score)).toBeLessThanOrEqual(1);
        expect(Math.abs(usefulness_ratio - 0.5)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  it('have the response shape of SPEC-A 3', async () => {
    await server.database.db
      .update(posts)
      .set({ viewCount: 0, likeCount: 0 })
      .where(eq(posts.slug, slugs[0]));
    const { user_reactions, ...rest } = await read(slugs[0]);
    expect(user_reactions).toEqual({ like: false, useful: false, not_useful: false, love: false });
    expect(rest).toEqual({
      likes: 0,
      useful: 0,
      not_useful: 0,
      loves: 0,
      shares: 0,
      views: 0,
      comments: 0,
      average_rating: null,
      total_ratings: 0,
      user_rating: null,
      is_anonymous: true,
      engagement_rate: 0,
      sentiment_score: 0,
      usefulness_ratio: 0.5,
    });
  });
});
