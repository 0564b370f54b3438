import { describe as group, expect, test } from 'vitest';
import { describe } from '../src/errors/index.ts';
import { createClient } from '../src/index.ts';
import { realServer } from './real-server.ts';
import { retryingClient, transports } from './retrying-client.ts';

const failure = (call: PromiseLike<unknown>) =>
  Promise.resolve(call).then(
    () => expect.unreachable('The call must fail.'),
    (error: unknown) => error,
  );

group.each(transports)('an error over %s', (_name, over) => {
  test('names the call, the status, the code, the field, the request and the headers', async () => {
    const server = await realServer(() => ({
      status: 400,
      json: { message: 'Invalid request', code: 'validation_failed', limit: ['At most 100.'] },
      headers: { 'X-Request-ID': 'req-1', 'X-Version': '7' },
    }));
    const client = createClient({ baseUrl: server.url, ...over(server.url) });
    const error = await failure(client.sessions.list({ query: { limit: 500 } }));
    expect(error).toMatchObject({
      message: 'Invalid request [GET /training/sessions/; 400 validation_failed; limit: At most 100.]',
      method: 'GET',
      path: '/training/sessions/',
      status: 400,
      code: 'validation_failed',
      field: 'limit',
      requestId: 'req-1',
      headers: { 'x-version': '7' },
    });
    expect(describe(error, 'loadSessions').message).not.toContain('/training');
  });
});

test('the message names a call without its ids, so that a log groups its failures', async () => {
  const server = await realServer(() => ({ status: 404, json: { message: 'No', code: 'not_found' } }));
  const { client } = retryingClient(server.url);
  const error = await failure(client.sessions.detail({ params: { id: 'ses_1' } }));
  expect(error).toMatchObject({
    path: '/training/sessions/ses_1/',
    message: 'No [GET /training/sessions/{id}/; 404 not_found]',
  });
});

test('a base URL without the path of the API says so', async () => {
  const server = await realServer(() => ({ status: 404, text: '<h1>Not found</h1>' }));
  const error = await failure(retryingClient(server.url).client.sessions.upcoming());
  expect((error as Error).message).toMatch(/is the path of `baseUrl` right/);
});

test('an address that cannot be called says so, and the call was not made', async () => {
  const { account } = createClient({ baseUrl: 'localhost/api/v2' });
  const error = await failure(account.verifyEmail({ body: { token: 't' } }));
  expect(error).toMatchObject({ kind: 'network', outcome: 'known' });
  expect((error as Error).message).toMatch(/`baseUrl` is not an address/);
});

test('a missing base URL is refused where the client is made', () => {
  // @ts-expect-error A program in JavaScript may forget it.
  expect(() => createClient({})).toThrow(/baseUrl is missing/);
});
