import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { fetchTransport } from '../src/index.ts';
import type { RealServer } from './real-server.ts';
import { realServer } from './real-server.ts';
import { profile } from './samples.ts';
import { failed, retryingClient, session, transports } from './retrying-client.ts';

describe.each(transports)('over %s', (name, optionsFor) => {
  test('an error does not contain what was sent', async () => {
    const server = await realServer(() => 'cut');
    const { client } = retryingClient(server.url, optionsFor(server.url));
    const error = await failed(
      client.auth.signIn({ body: { email: 'member@demo.test', password: 'Not-For-Logs!1' } }),
    );
    expect(error).toMatchObject({ kind: 'network', cause: expect.any(Error) });
    expect(inspect(error, { depth: 20, showHidden: true })).not.toContain('Not-For-Logs!1');
  });

  test('a call without a body sends no content type', async () => {
    const server: RealServer = await realServer(() => ({ status: 204 }));
    const { client } = retryingClient(server.url, optionsFor(server.url));
    await client.registeredSessions.markUpdatesRead({ params: { id: 's1' } });
    await client.contacts.remove({ params: { id: 'c1' } });
    expect(server.seen.map(({ body, headers }) => [body, headers['content-type']])).toEqual([
      ['', undefined],
      ['', undefined],
    ]);
  });

  test('a file is sent as a form with its boundary', async () => {
    const server: RealServer = await realServer(() => ({ json: profile }));
    const { client } = retryingClient(server.url, optionsFor(server.url));
    const image = new File(['picture'], 'me.png', { type: 'image/png' });
    await client.profile.updateMe({ body: { profile: { first_name: 'Ada' }, image } });
    const [sent] = server.seen;
    const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(sent?.headers['content-type'] ?? '')?.[1];
    expect(sent?.body).toContain(`--${boundary}`);
    expect(sent?.body).toContain('filename="me.png"');
  });

  test('a 429 waits for Retry-After, emits rateLimited and retries once', async () => {
    const server: RealServer = await realServer(() =>
      server.seen.length === 1 ? { status: 429, headers: { 'Retry-After': '2' } } : { json: session },
    );
    const { client, events, waits } = retryingClient(server.url, optionsFor(server.url));
    await expect(client.sessions.detail({ params: { id: 's1' } })).resolves.toMatchObject({
      public_id: 's1',
    });
    expect(waits).toEqual([2000]);
    expect(events).toEqual([expect.objectContaining({ type: 'rateLimited', waitMs: 2000 })]);
  });

  test('a 429 without Retry-After waits 5 seconds, and a second 429 throws', async () => {
    const server: RealServer = await realServer(() => ({ status: 429, json: { message: 'Slow down' } }));
    const { client, waits } = retryingClient(server.url, optionsFor(server.url));
    const error = await failed(client.sessions.detail({ params: { id: 's1' } }));
    expect(error).toMatchObject({ kind: 'refused', status: 429, sentence: 'Slow down' });
    expect(waits).toEqual([5000]);
    expect(server.seen).toHaveLength(2);
  });

  test('a Retry-After of an hour throws without waiting', async () => {
    const server: RealServer = await realServer(() => ({ status: 429, headers: { 'Retry-After': '3600' } }));
    const { client, events, waits } = retryingClient(server.url, optionsFor(server.url));
    expect(await failed(client.blog.posts())).toMatchObject({ status: 429, retryAfter: 3600 });
    expect(waits).toEqual([]);
    expect(server.seen).toHaveLength(1);
    expect(events).toEqual([expect.objectContaining({ type: 'rateLimited', waitMs: 3_600_000 })]);
  });

  test.each([
    [403, 'permissionError', 'You do not have permission to access this resource'],
    [503, 'serverError', 'Service temporarily unavailable. Please try again later.'],
    [500, 'serverError', 'Server error occurred. Please try again.'],
  ])('%i emits %s with its text', async (status, type, message) => {
    const server: RealServer = await realServer(() => ({ status, headers: { 'X-Request-ID': 'r-7' } }));
    const { client, events } = retryingClient(server.url, optionsFor(server.url));
    expect(await failed(client.blog.tags())).toMatchObject({ status, requestId: 'r-7' });
    expect(events).toEqual([expect.objectContaining({ type, message })]);
  });

  test('no response emits networkError', async () => {
    const server: RealServer = await realServer(() => 'cut');
    const { client, events } = retryingClient(server.url, optionsFor(server.url));
    expect(await failed(client.blog.tags())).toMatchObject({
      kind: 'network',
      status: undefined,
      outcome: 'known',
    });
    expect(events).toEqual([
      expect.objectContaining({
        type: 'networkError',
        message: 'Network error. Please check your connection.',
      }),
    ]);
  });

  test('no response in time is a timeout', async () => {
    const server: RealServer = await realServer(() => new Promise(() => {}));
    const { client } = retryingClient(server.url, {
      ...(name === 'fetch' ? { transport: fetchTransport(server.url, 50) } : {}),
      timeoutMs: 50,
    });
    expect(await failed(client.blog.tags())).toMatchObject({ kind: 'timeout' });
  });

  test('a call can set its own time limit', async () => {
    const server: RealServer = await realServer(() => new Promise(() => {}));
    const { client } = retryingClient(server.url, optionsFor(server.url));
    expect(await failed(client.blog.tags({ timeout: 50 }))).toMatchObject({ kind: 'timeout' });
  });

  test('withResponse gives the result with status, request id and headers', async () => {
    const headers = { 'X-Request-ID': 'r-8', ETag: '"s1"' };
    const server: RealServer = await realServer(() => ({ status: 201, json: session, headers }));
    const { client } = retryingClient(server.url, optionsFor(server.url));
    const { data, response } = await client.sessions.detail({ params: { id: 's1' } }).withResponse();
    expect(data.public_id).toBe('s1');
    expect(response).toMatchObject({ status: 201, requestId: 'r-8' });
    expect(response.header('etag')).toBe('"s1"');
  });

  test('a call that the caller aborts throws an aborted error and emits no event', async () => {
    const server: RealServer = await realServer(() => new Promise(() => {}));
    const { client, events } = retryingClient(server.url, optionsFor(server.url));
    const giveUp = new AbortController();
    const call = failed(client.blog.tags({ signal: giveUp.signal }));
    setTimeout(() => giveUp.abort(), 20);
    expect(await call).toMatchObject({ kind: 'aborted' });
    expect(events).toEqual([]);
  });
});
