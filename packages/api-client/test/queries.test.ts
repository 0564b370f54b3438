import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createClient } from '../src/index.ts';
import { createQueries, isWorthRetrying, retryable } from '../src/queries/index.ts';
import { fakeTransport, NoResponse, fakeProblem } from '../src/testing/index.ts';
import type { FakeHandlers } from '../src/testing/index.ts';
import { ApiError } from '../src/errors/index.ts';
import { session } from './samples.ts';

function over(handlers: FakeHandlers) {
  const client = createClient({
    baseUrl: '',
    transport: fakeTransport(handlers),
    sleep: () => Promise.resolve(),
  });
  return { client, queries: createQueries(client), cache: new QueryClient() };
}

test('a session is loaded by its id', async () => {
  const { queries, cache } = over({
    sessions: { detail: ({ params }) => ({ ...session, public_id: params.id ?? '' }) },
  });
  await expect(cache.fetchQuery(queries.sessions.detail('s9'))).resolves.toMatchObject({ public_id: 's9' });
});

test('no billing address is null, not an error', async () => {
  const { queries, cache } = over({
    billing: {
      get: () => {
        throw fakeProblem('not_found');
      },
    },
  });
  await expect(cache.fetchQuery(queries.billing.address())).resolves.toBeNull();
});

test('the feed loads 10 posts at a time', async () => {
  const requests: string[] = [];
  const { queries, cache } = over({
    profile: {
      feed: ({ query }) => {
        requests.push(query.toString());
        return { count: 11, next: requests.length === 1 ? 'more' : null, previous: null, results: [] };
      },
    },
  });
  await cache.fetchInfiniteQuery({ ...queries.profile.feed(), pages: 3 });
  expect(requests).toEqual(['limit=10&offset=0', 'limit=10&offset=10']);
});

test('sessions are retried up to 3 times, after 1, 2 and 4 seconds and never more than 10', () => {
  const lost = new ApiError({ kind: 'network', message: '' });
  expect([0, 1, 2, 3].map((failures) => retryable.retry(failures, lost))).toEqual([true, true, true, false]);
  expect([0, 1, 2, 5].map(retryable.retryDelay)).toEqual([1000, 2000, 4000, 10_000]);
});

test('a rejected call is not retried', () => {
  expect(isWorthRetrying(new ApiError({ kind: 'refused', status: 404, message: '' }))).toBe(false);
});

test('the fake transport returns problems and loses responses like a server', async () => {
  const { client } = over({
    registrations: {
      guestRegister: ({ body }) => {
        if (body.session_id === 'gone') throw new NoResponse('network');
        throw fakeProblem('session_full', { session_full: true });
      },
    },
  });
  const body = { session_id: 'full' } as Parameters<typeof client.registrations.guestRegister>[0]['body'];
  await expect(client.registrations.guestRegister({ body })).rejects.toMatchObject({
    code: 'session_full',
    status: 400,
  });
  await expect(
    client.registrations.guestRegister({ body: { ...body, session_id: 'gone' } }),
  ).rejects.toMatchObject({
    outcome: 'unknown',
  });
  await expect(client.navigation.menu()).rejects.toMatchObject({ status: 501 });
});
