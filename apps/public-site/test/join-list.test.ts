import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { joinList } from '../src/newsletter/join-list.ts';
import type { ShowWait } from '../src/waits/wait.ts';

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

/** Joins at a server of somebody else, which answers every call with this. */
async function joinAt(reply: object, place: 'homepage' | 'coming_soon', limits: readonly number[] = []) {
  const left = [...limits];
  server = createServer((_request, answer) => {
    const seconds = left.shift();
    if (seconds !== undefined) answer.writeHead(429, { 'retry-after': String(seconds) });
    answer.end(JSON.stringify(seconds === undefined ? reply : limited));
  });
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  // A server that listens at a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return joinList({
    apiUrl: `http://127.0.0.1:${port}`,
    email: ' Ada@Example.test ',
    token: 'tok',
    place,
    onWait,
  });
}

it.each([
  ['coming_soon', { created: true, message: 'Welcome to the list.' }, 'Welcome to the list.'],
  ['coming_soon', { created: true }, 'Successfully subscribed!'],
  ['homepage', { created: true }, 'Successfully subscribed!'],
  ['homepage', { created: true, message: '' }, 'Successfully subscribed!'],
  ['homepage', { created: true, message: null }, 'Successfully subscribed!'],
] as const)('at %s the answer %j is told as %s', async (place, reply, message) => {
  expect(await joinAt(reply, place)).toEqual({ kind: 'success', message });
});

it('tells the form of a rate limit that the client waits for, and joins after it', async () => {
  const before = Date.now();
  expect(await joinAt({ created: true }, 'homepage', [1])).toMatchObject({ kind: 'success' });
  expect(onWait).toHaveBeenCalledWith({ until: expect.any(Number), automatic: true });
  expect((onWait.mock.calls[0]?.[0].until ?? 0) - before).toBeGreaterThanOrEqual(1_000);
});

it('ends at a rate limit that is too long, with the time after which a person may try again', async () => {
  const before = Date.now();
  const result = await joinAt({ created: true }, 'homepage', [90]);
  expect(result).toMatchObject({
    kind: 'error',
    message: limited.message,
    wait: { automatic: false },
  });
  if (result.kind !== 'error') throw new Error('It did not fail.');
  expect(Math.round(((result.wait?.until ?? 0) - before) / 1_000)).toBe(90);
  expect(onWait).not.toHaveBeenCalled();
});
