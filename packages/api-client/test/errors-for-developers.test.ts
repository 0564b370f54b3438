import { referenceText } from '@detroit-well/reference-texts';
import { describe as group, expect, test } from 'vitest';
import { describe } from '../src/errors/index.ts';
import { noSession } from '../src/http/client-session.ts';
import { createCalls, createClient, fetchTransport } from '../src/index.ts';
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

group('a program in JavaScript that creates a client', () => {
  const missing =
    'baseUrl is missing: the address of the API with its base path, such as http://localhost:4000/api/v2.';
  const create = (...options: unknown[]) => (createClient as (...given: unknown[]) => unknown)(...options);

  test.each([[], [undefined], [null], [{}], [{ baseUrl: 4000 }]])(
    'without a base URL is refused with what to pass (%j)',
    (...options) => {
      expect(() => create(...options)).toThrow(new TypeError(missing));
    },
  );

  test.each([
    ['timeout', 'createClient has no option timeout: did you mean timeoutMs?'],
    ['baseURL', 'createClient has no option baseURL: did you mean baseUrl?'],
    ['retries', 'createClient has no option retries: did you mean maxRetries?'],
    ['sesion', 'createClient has no option sesion: did you mean session?'],
    ['apiKey', 'createClient has no option apiKey.'],
  ])('with the unknown option %s is refused, with the known one that looks like it', (name, sentence) => {
    expect(() => create({ baseUrl: 'http://localhost/api/v2', [name]: 5_000 })).toThrow(
      new TypeError(sentence),
    );
  });

  test('knows every option', () => {
    expect(() =>
      createClient({
        baseUrl: '',
        timeoutMs: 1,
        assumeWaitlistAccepted: false,
        transport: fetchTransport('', 1),
        session: noSession,
        onEvent: () => {},
        longestWaitMs: 1,
        maxRetries: 1,
        retryReads: true,
        lostReplyWaitsMs: [1],
        checkReply: undefined,
        sleep: () => Promise.resolve(),
        now: Date.now,
      }),
    ).not.toThrow();
  });

  test('gives createCalls a transport', () => {
    const calls = createCalls as (...given: unknown[]) => unknown;
    expect(() => calls({})).toThrow(/^transport is missing/);
    expect(() => calls({}, { timeoutMs: 1 })).toThrow(/^createCalls has no option timeoutMs/);
  });
});

group.each(transports)('over %s', (_name, over) => {
  test('a timeout reads as a timeout, and the event has the text of the specification', async () => {
    const server = await realServer(() => new Promise(() => {}));
    const { client, events } = retryingClient(server.url, over(server.url));
    const error = await failure(client.blog.tags({ timeout: 50 }));
    expect(error).toMatchObject({
      kind: 'timeout',
      sentence: 'The request timed out. Please check your connection and try again.',
    });
    expect(events).toEqual([
      expect.objectContaining({ type: 'networkError', message: referenceText('B8.1/status/network') }),
    ]);
    expect(server.seen).toHaveLength(1);
  });

  test('an abort reads as an abort', async () => {
    const server = await realServer(() => new Promise(() => {}));
    const { client } = retryingClient(server.url, over(server.url));
    const error = await failure(client.blog.tags({ signal: AbortSignal.abort() }));
    expect(error).toMatchObject({ kind: 'aborted', sentence: 'The request was aborted.' });
  });
});
