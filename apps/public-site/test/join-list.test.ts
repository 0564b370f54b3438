import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { joinList } from '../src/newsletter/join-list.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** Joins at a server of somebody else, which answers every call with this. */
async function joinAt(reply: object, place: 'homepage' | 'coming_soon') {
  server = createServer((_request, answer) => {
    answer.setHeader('content-type', 'application/json').end(JSON.stringify(reply));
  });
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  // A server that listens at a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return joinList({ apiUrl: `http://127.0.0.1:${port}`, email: ' Ada@Example.test ', token: 'tok', place });
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
