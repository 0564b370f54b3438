import type { serverNow as ServerNow } from '@detroit-well/config/server-clock';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { joinMailingList as JoinMailingList } from '../src/newsletter/join-mailing-list.ts';
import type { ShowWait } from '../src/rate-limit/rate-limit-wait.ts';

// The server's time that a page knows stays with the module, which the files of a process share. This file has its own.
let serverNow: typeof ServerNow;
let joinMailingList: typeof JoinMailingList;
beforeAll(async () => {
  vi.resetModules();
  const clock = await import('@detroit-well/config/server-clock');
  // The whole seconds of the responses are earlier than this, so they change nothing.
  clock.learnServerTime(new Date(Date.now() + 60_000).toISOString());
  serverNow = clock.serverNow;
  ({ joinMailingList } = await import('../src/newsletter/join-mailing-list.ts'));
});
afterAll(() => vi.resetModules());

let server: Server | undefined;
const limited = {
  code: 'rate_limited',
  message: 'Too many requests. Please wait a moment and try again.',
};
const onWait = vi.fn<ShowWait>();
afterEach(() => {
  onWait.mockReset();
  return server?.close();
});

/** Joins the mailing list on a fake server. It sends the rate limits first, then `reply`. */
async function joinFrom(reply: object, form: 'homepage' | 'coming_soon', limits: readonly number[] = []) {
  const remaining = [...limits];
  server = createServer((_request, response) => {
    const seconds = remaining.shift();
    if (seconds !== undefined) response.writeHead(429, { 'retry-after': String(seconds) });
    response.end(JSON.stringify(seconds === undefined ? reply : limited));
  });
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  // `address()` returns `AddressInfo` for a server that listens on a port.
  const { port } = server.address() as AddressInfo;
  return joinMailingList({
    apiUrl: `http://127.0.0.1:${port}`,
    email: ' Ada@Example.test ',
    token: 'tok',
    idempotencyKey: 'key_1',
    form,
    onWait,
  });
}

it.each([
  ['coming_soon', { created: true, message: 'Welcome to the list.' }, 'Welcome to the list.'],
  ['coming_soon', { created: true }, 'Successfully subscribed!'],
  ['homepage', { created: true }, 'Successfully subscribed!'],
  ['homepage', { created: true, message: '' }, 'Successfully subscribed!'],
  ['homepage', { created: true, message: null }, 'Successfully subscribed!'],
] as const)('at %s the response %j gives the message %s', async (form, reply, message) => {
  expect(await joinFrom(reply, form)).toEqual({ kind: 'success', message });
});

it('reports a rate limit that the client waits for, then joins the list', async () => {
  const before = serverNow();
  expect(await joinFrom({ created: true }, 'homepage', [1])).toMatchObject({ kind: 'success' });
  expect(onWait).toHaveBeenCalledWith({ until: expect.any(Number), automatic: true });
  expect((onWait.mock.calls[0]?.[0].until ?? 0) - before).toBeGreaterThanOrEqual(1_000);
});

it('ends at a rate limit that is too long and returns when the visitor may try again', async () => {
  const before = serverNow();
  const result = await joinFrom({ created: true }, 'homepage', [90]);
  expect(result).toMatchObject({
    kind: 'error',
    message: limited.message,
    wait: { automatic: false },
  });
  if (result.kind !== 'error') throw new Error('It did not fail.');
  expect(Math.round(((result.wait?.until ?? 0) - before) / 1_000)).toBe(90);
  expect(onWait).not.toHaveBeenCalled();
});
