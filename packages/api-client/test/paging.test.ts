import { expect, test } from 'vitest';
import { realServer } from './real-server.ts';
import type { FakeResponse } from './real-server.ts';
import { failed, retryingClient } from './retrying-client.ts';

const sessions = (...ids: string[]) =>
  ids.map((id) => ({
    public_id: id,
    title: id,
    price_public: '75.00',
    start_datetime: '2026-03-14T18:30:00-04:00',
  }));
const idsOf = async (entries: AsyncIterable<{ public_id: string }>) => {
  const ids: string[] = [];
  for await (const { public_id } of entries) ids.push(public_id);
  return ids;
};

/** A server whose responses depend on the query, and the queries it received. */
async function listing(respond: (query: URLSearchParams) => FakeResponse) {
  const searchOf = (path: string) => path.split('?')[1] ?? '';
  const server = await realServer(({ path }) => respond(new URLSearchParams(searchOf(path))));
  const { client } = retryingClient(server.url);
  return { client, queries: () => server.seen.map(({ path }) => searchOf(path)) };
}

test('for await gives the entries of all pages, one request at a time', async () => {
  const all = sessions('a', 'b', 'c', 'd', 'e');
  const { client, queries } = await listing((query) => {
    const from = Number(query.get('offset') ?? 0);
    return { json: { count: all.length, sessions: all.slice(from, from + 2) } };
  });
  expect(await idsOf(client.sessions.list({ query: { category: 'skate', limit: 2 } }))).toEqual([
    'a',
    'b',
    'c',
    'd',
    'e',
  ]);
  expect(queries()).toEqual([
    'category=skate&limit=2',
    'category=skate&limit=2&offset=2',
    'category=skate&limit=2&offset=4',
  ]);
});

test('a loop that ends early requests no further page', async () => {
  const { client, queries } = await listing(() => ({ json: { count: 9, sessions: sessions('a', 'b') } }));
  for await (const { public_id } of client.sessions.list()) {
    expect(public_id).toBe('a');
    break;
  }
  expect(queries()).toEqual(['']);
});

test('await gives the first page, and pages() the pages', async () => {
  const { client } = await listing((query) => ({
    json: {
      count: 2,
      results: [{ slug: query.get('page') === '2' ? 'second' : 'first', title: 'How to fall well' }],
      next: query.get('page') === '2' ? null : 'https://api.test/?page=2',
    },
  }));
  expect((await client.blog.posts()).results).toHaveLength(1);
  const slugs: string[] = [];
  const totals: unknown[] = [];
  for await (const { entries, total } of client.blog.posts().pages()) {
    slugs.push(...entries.map(({ slug }) => slug));
    totals.push(total);
  }
  expect(slugs).toEqual(['first', 'second']);
  expect(totals).toEqual([2, 2]);
});

test('a list without pages is looped over in the same way, with one request', async () => {
  const { client, queries } = await listing(() => ({ json: [{ public_id: 'r1' }, { public_id: 'r2' }] }));
  expect(await client.registrations.list()).toHaveLength(2);
  expect(await idsOf(client.registrations.list())).toEqual(['r1', 'r2']);
  const rooms = await listing(() => ({ json: { user_id: 'u1', rooms: [{ kind: 'private', id: 'u2' }] } }));
  for await (const { entries } of rooms.client.chatRooms.list().pages())
    expect(entries).toMatchObject([{ id: 'u2' }]);
  expect([queries(), rooms.queries()]).toEqual([['', ''], ['']]);
});

test('messages continue before the oldest one', async () => {
  const thread = ['m1', 'm2', 'm3'].map((public_id) => ({ public_id, message: public_id }));
  const { client, queries } = await listing((query) => {
    const end = thread.findIndex(({ public_id }) => public_id === query.get('before'));
    const older = thread.slice(0, end === -1 ? undefined : end);
    return { json: older.slice(-2) };
  });
  const call = client.registeredSessions.messages({ params: { id: 's1' }, query: { limit: 2 } });
  expect(await idsOf(call)).toEqual(['m2', 'm3', 'm1']);
  expect(queries()).toEqual(['limit=2', 'limit=2&before=m2', 'limit=2&before=m1']);
});

test('a list without a count ends with an empty page', async () => {
  const { client, queries } = await listing((query) => ({
    json: query.has('offset') ? [] : [{ public_id: 'p1', title: 'Foundations' }],
  }));
  expect(await idsOf(client.programs.list())).toEqual(['p1']);
  expect(queries()).toEqual(['', 'offset=1']);
});

test('a server that ignores the position is not asked forever', async () => {
  const { client, queries } = await listing(() => ({ json: { count: 50, sessions: sessions('a') } }));
  expect(await idsOf(client.sessions.list())).toEqual(['a']);
  expect(queries()).toHaveLength(2);
});

test('a failing page ends the loop with its error', async () => {
  const { client } = await listing((query) =>
    query.has('offset') ? { status: 503 } : { json: { count: 50, sessions: sessions('a') } },
  );
  const seen: string[] = [];
  const loop = async () => {
    for await (const { public_id } of client.sessions.list()) seen.push(public_id);
  };
  expect(await failed(loop())).toMatchObject({ status: 503 });
  expect(seen).toEqual(['a']);
});

test('the feed is asked for posts, with a limit, in every form of the call', async () => {
  const posts = ['p1', 'p2', 'p3'].map((public_id) => ({
    public_id,
    content: public_id,
    created_at: '2026-03-14T18:30:00-04:00',
  }));
  const { client, queries } = await listing((query) => {
    // The server returns the profile to a request that names neither.
    if (!query.has('limit') && !query.has('offset'))
      return { json: { public_id: 'u1', email: 'jo@example.com' } };
    const from = Number(query.get('offset') ?? 0);
    return { json: { count: posts.length, next: null, results: posts.slice(from, from + 2) } };
  });
  expect((await client.profile.feed()).results).toHaveLength(2);
  expect(await idsOf(client.profile.feed())).toEqual(['p1', 'p2', 'p3']);
  expect(await idsOf(client.profile.feed({ query: { limit: undefined, offset: 2 } }))).toEqual(['p3']);
  expect((await client.profile.feed({ query: { limit: 2 } })).count).toBe(3);
  expect(queries()).toEqual(['limit=10', 'limit=10', 'limit=10&offset=2', 'limit=10&offset=2', 'limit=2']);
});

test('a server that knows only the profile has an empty feed', async () => {
  const { client } = await listing(() => ({ json: { public_id: 'u1', email: 'jo@example.com' } }));
  expect(await client.profile.feed()).toEqual({ count: 0, next: null, previous: null, results: [] });
  expect(await idsOf(client.profile.feed())).toEqual([]);
});
