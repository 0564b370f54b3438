import { createClient, type Client } from '@detroit-well/api-client';
import type { Frame } from '../page.ts';

/** Replaced by the bridge's session once it has answered. */
export function memberClient(frame: Frame): Client {
  return createClient({ baseUrl: frame.apiUrl });
}
