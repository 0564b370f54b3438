import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { backoffMs } from '../src/http/retry-policy.ts';
import { sleep } from '../src/http/sleep.ts';
import { newIdempotencyKey } from '../src/index.ts';
import { createQueries } from '../src/queries/index.ts';
import { realServer } from './real-server.ts';
import type { FakeResponse, RealServer } from './real-server.ts';
import { failed, retryingClient, session, transports } from './retrying-client.ts';

const registered = { registration: { public_id: 'r1' }, payment: null, message: 'Registered' };
const signedIn = {
  accessToken: () => Promise.resolve('t1'),
  refresh: () => Promise.resolve(null),
  end: () => Promise.resolve(),
};

/** Gives each response once, and the last one for ever. */
async function serverOf(...responses: FakeResponse[]): Promise<RealServer> {
  const server: RealServer = await realServer(
    () => responses[Math.min(server.seen.length, responses.length) - 1] ?? 'cut',
  );
  return server;
}

describe.each(transports)('over %s', (_name, optionsFor) => {
  const clientOf = ({ url }: RealServer, more = {}) => retryingClient(url, { ...optionsFor(url), ...more });
  const params = { id: 's1' };

  test.each<[string, FakeResponse]>([
    ['a cut connection', 'cut'],
    ['a 500', { status: 500 }],
    ['a 502', { status: 502 }],
    ['a 503', { status: 503 }],
    ['a 504', { status: 504 }],
  ])('a read is repeated after %s', async (_failure, response) => {
    const server = await serverOf(response, response, { json: session });
    const { client, events } = clientOf(server);
    await expect(client.sessions.detail({ params })).resolves.toMatchObject({ public_id: 's1' });
    expect(server.seen).toHaveLength(3);
    expect(events).toEqual([]);
  });

  test('a read is repeated three times, and then fails with one event', async () => {
    const server = await serverOf({ status: 503 });
    const { client, events } = clientOf(server);
    expect(await failed(client.sessions.detail({ params }))).toMatchObject({ status: 503, outcome: 'known' });
    expect(server.seen).toHaveLength(4);
    expect(events).toEqual([expect.objectContaining({ type: 'serverError' })]);
  });

  test.each([400, 401, 403, 404, 409, 422, 501])('a read is not repeated after a %i', async (status) => {
    const server = await serverOf({ status });
    expect(await failed(clientOf(server).client.blog.tags())).toMatchObject({ status });
    expect(server.seen).toHaveLength(1);
  });

  test('a retry waits at least as long as the server asks for', async () => {
    const server = await serverOf(
      { status: 503, headers: { 'Retry-After': '7' } },
      { status: 503, headers: { 'Retry-After': '0' } },
      { json: session },
    );
    const { client, waits } = clientOf(server);
    await client.sessions.detail({ params });
    expect(waits[0]).toBe(7000);
    expect(waits[1]).toBeLessThanOrEqual(1000);
  });

  test('a wait above the limit of the client is not taken', async () => {
    const server = await serverOf({ status: 503, headers: { 'Retry-After': '90' } });
    const { client, waits } = clientOf(server);
    expect(await failed(client.sessions.detail({ params }))).toMatchObject({ retryAfter: 90 });
    expect(waits).toEqual([]);
  });

  test.each([502, 503, 504])('a change is repeated with its key after a %i', async (status) => {
    const server = await serverOf({ status }, { status: 201, json: registered });
    const { client } = clientOf(server, { session: signedIn });
    const idempotencyKey = newIdempotencyKey();
    const done = await client.registrations.register({ body: { session_id: 's1' } }, { idempotencyKey });
    expect(done.registration.public_id).toBe('r1');
    expect(server.seen.map(({ key }) => key)).toEqual([idempotencyKey, idempotencyKey]);
    expect(new Set(server.seen.map(({ body }) => body)).size).toBe(1);
  });

  test('a change is not repeated after a 500, which may come again', async () => {
    const server = await serverOf({ status: 500 });
    const { client } = clientOf(server, { session: signedIn });
    const call = client.registrations.register({ body: { session_id: 's1' } });
    expect(await failed(call)).toMatchObject({ status: 500, outcome: 'unknown' });
    expect(server.seen).toHaveLength(1);
  });

  test.each<FakeResponse>(['cut', { status: 503 }])(
    'a change without a key is not repeated (%j)',
    async (response) => {
      const server = await serverOf(response);
      await failed(clientOf(server).client.auth.signIn({ body: { email: 'a@b.test', password: 'p' } }));
      expect(server.seen).toMatchObject([{ method: 'POST', key: undefined }]);
    },
  );

  test('maxRetries of the client and of a call limit the retries', async () => {
    const server = await serverOf('cut');
    const { client } = clientOf(server, { maxRetries: 1 });
    await failed(client.blog.tags());
    expect(server.seen).toHaveLength(2);
    await failed(client.blog.tags({ maxRetries: 0 }));
    expect(server.seen).toHaveLength(3);
  });

  test('without retryReads only changes with a key are repeated', async () => {
    const server = await serverOf('cut');
    const { client } = clientOf(server, { retryReads: false, session: signedIn });
    await failed(client.blog.tags());
    expect(server.seen).toHaveLength(1);
    await failed(client.registrations.register({ body: { session_id: 's1' } }));
    expect(server.seen).toHaveLength(5);
  });

  test('the deprecated lostReplyWaitsMs gives the number and the length of the waits', async () => {
    const server = await serverOf('cut');
    const { client, waits } = clientOf(server, { lostReplyWaitsMs: [10, 20] });
    await failed(client.blog.tags());
    expect(waits).toEqual([10, 20]);
  });

  test('an abort ends the wait for a retry', async () => {
    const giveUp = new AbortController();
    const server: RealServer = await realServer(() => {
      setTimeout(() => giveUp.abort(), 20);
      return { status: 503, headers: { 'Retry-After': '30' } };
    });
    const { client } = clientOf(server, { sleep });
    const error = await failed(client.blog.tags({ signal: giveUp.signal }));
    expect(error).toMatchObject({ kind: 'aborted' });
    expect(server.seen).toHaveLength(1);
  });

  test('a query leaves the retries to TanStack Query, so that they do not multiply', async () => {
    const server = await serverOf('cut');
    const queries = createQueries(clientOf(server).client);
    const cache = new QueryClient();
    await failed(cache.fetchQuery({ ...queries.blog.tags(), retry: 2, retryDelay: 1 }));
    expect(server.seen).toHaveLength(3);
  });
});

test('the waits double from half a second to five, with a random part', () => {
  const most = [0, 1, 2, 3, 4, 20].map((retries) => Array.from({ length: 200 }, () => backoffMs(retries)));
  expect(most.map((waits) => Math.min(...waits) >= 500)).not.toContain(false);
  expect(most.map((waits) => Math.max(...waits) <= 5_000)).not.toContain(false);
  expect(new Set(most[0])).toEqual(new Set([500]));
  expect(Math.max(...(most[2] ?? []))).toBeLessThanOrEqual(2_000);
  expect(new Set(most[3]).size).toBeGreaterThan(100);
});
