import { noFilters } from '@detroit-well/booking/schedule/filters';
import { connectSignals, type Signal } from '@detroit-well/telemetry/signals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PageContext } from '../src/page.ts';
import { loadLists } from '../src/session-list/list-calls.ts';
import { readSpots } from '../src/sessions/availability-calls.ts';
import { context } from './fixtures.ts';

let signals: Signal[];
let disconnect: () => void;
let server: Server;
let broken: PageContext;
beforeEach(async () => {
  signals = [];
  disconnect = connectSignals((signal) => void signals.push(signal));
  server = createServer((_request, reply) => void reply.writeHead(500).end('{}'));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // `address()` returns `AddressInfo` for a server that listens on a port.
  const { port } = server.address() as AddressInfo;
  broken = { ...context, apiUrl: `http://127.0.0.1:${port}` };
});
afterEach(() => {
  disconnect();
  server.close();
});

// A failed background call shows a toast (ADR-040). The polling screen shows these failures itself.
it.each([
  ['of the available spots', () => readSpots(broken.apiUrl, 'ses_1')],
  ['of the session list', () => loadLists(broken, noFilters)],
])('a failing poll %s is sent to error reporting and shows no toast', async (_what, poll) => {
  await expect(poll()).rejects.toThrow();
  const failures = signals.filter(({ type }) => type === 'serverError');
  expect(failures.length).toBeGreaterThan(0);
  for (const failure of failures) expect(failure).toMatchObject({ background: false });
});
