import { connectSignals, type Signal } from '@detroit-well/telemetry/signals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Frame } from '../src/page.ts';
import { loadLists } from '../src/session-list/list-calls.ts';
import { readSpots } from '../src/sessions/availability-calls.ts';
import { frame } from './fixtures.ts';

let signals: Signal[];
let disconnect: () => void;
let server: Server;
let broken: Frame;
beforeEach(async () => {
  signals = [];
  disconnect = connectSignals((signal) => void signals.push(signal));
  server = createServer((_request, reply) => void reply.writeHead(500).end('{}'));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // A server that listens at a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  broken = { ...frame, apiUrl: `http://127.0.0.1:${port}` };
});
afterEach(() => {
  disconnect();
  server.close();
});

// A call in the background would be told by a toast (ADR-040); these are told by the screen that polls.
it.each([
  ['of the free spots', () => readSpots(broken.apiUrl, 'ses_1')],
  ['of the session list', () => loadLists(broken)],
])('a failing poll %s reaches error reporting, and no toast', async (_what, poll) => {
  await expect(poll()).rejects.toThrow();
  const failures = signals.filter(({ type }) => type === 'serverError');
  expect(failures.length).toBeGreaterThan(0);
  for (const failure of failures) expect(failure).toMatchObject({ background: false });
});
