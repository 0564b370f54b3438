import { expect, test } from 'vitest';
import { createClient, isApiError } from '../src/index.ts';
import { fakeProblem, fakeTransport, type FakeHandlers } from '../src/testing/index.ts';
import { realServer } from './real-server.ts';
import { failed, retryingClient } from './retrying-client.ts';

const clientOf = (handlers: FakeHandlers) =>
  createClient({ baseUrl: '', transport: fakeTransport(handlers) });
const refusing = (...problem: Parameters<typeof fakeProblem>) =>
  clientOf({
    registrations: {
      register: () => {
        throw fakeProblem(...problem);
      },
    },
  });
const signedIn = {
  accessToken: () => Promise.resolve('t1'),
  refresh: () => Promise.resolve(null),
  end: () => Promise.resolve(),
};
const body = { session_id: 's1' } as const;

test('a failure that withResponse handles is not reported as unhandled', async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', note);
  expect(
    await failed(refusing('session_full').registrations.register({ body }).withResponse()),
  ).toMatchObject({
    code: 'session_full',
  });
  await new Promise((wait) => setTimeout(wait, 20));
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});

test('catch and finally work as on any promise', async () => {
  const steps: string[] = [];
  const call = refusing('session_full').registrations.register({ body });
  await call.catch(() => steps.push('caught')).finally(() => steps.push('finally'));
  expect(steps).toEqual(['caught', 'finally']);
  expect(await Promise.allSettled([call])).toMatchObject([{ status: 'rejected' }]);
});

test('a fallback has the response that it replaces', async () => {
  const server = await realServer(() => ({ status: 404, headers: { 'X-Request-ID': 'r-9' } }));
  const { client } = retryingClient(server.url, { session: signedIn });
  const { data, response } = await client.waitlist.status({ params: { id: 's1' } }).withResponse();
  expect(data.status).toBe('left');
  expect(response).toMatchObject({ status: 404, requestId: 'r-9' });
});

test('is() narrows the details to the fields of the problem', async () => {
  const error = await failed(refusing('price_changed', { price: '85.00' }).registrations.register({ body }));
  const price: string | null = isApiError(error) && error.is('price_changed') ? error.details.price : null;
  expect(price).toBe('85.00');
  expect(isApiError(error) && error.is('session_full')).toBe(false);
});
