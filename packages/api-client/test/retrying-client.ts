import { expect } from 'vitest';
import { createClient, fetchTransport } from '../src/index.ts';
import type { ClientEvent, ClientOptions } from '../src/index.ts';

export const session = { public_id: 's1', title: 'Rink', price_public: '75.00' };

/** A client that skips all waits and records its events and the waits that it skipped. */
export function retryingClient(url: string, more: Partial<ClientOptions> = {}) {
  const events: ClientEvent[] = [];
  const waits: number[] = [];
  const client = createClient({
    baseUrl: url,
    onEvent: (event) => events.push(event),
    sleep: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
    ...more,
  });
  return { client, events, waits };
}

export const failed = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call should have failed'),
    (error: unknown) => error,
  );

/** The HTTP layer behaves the same over axios and over the browser's `fetch`. */
export const transports: [string, (url: string) => Partial<ClientOptions>][] = [
  ['axios', () => ({})],
  ['fetch', (url) => ({ transport: fetchTransport(url, 30_000) })],
];
