import { createClient, type Client } from '@detroit-well/api-client';
import { emitSignal } from '@detroit-well/telemetry/signals';

let made: { baseUrl: string; client: Client } | null = null;

/** An anonymous client: it never sends a token. */
export function guestClient(baseUrl: string): Client {
  if (made?.baseUrl !== baseUrl) made = { baseUrl, client: createClient({ baseUrl, onEvent: emitSignal }) };
  return made.client;
}
