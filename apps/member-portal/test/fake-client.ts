import { createClient, type Client, type ClientOptions } from '@detroit-well/api-client';

/** Replaces the client of `../src/api/client.ts`, as `vi.mock` imports this module in its place. */
export let client: Client | null = null;

/** Serves the client's calls by this transport, which waits for nothing. */
export function serveBy(transport: ClientOptions['transport'], options: Partial<ClientOptions> = {}): void {
  client = createClient({
    baseUrl: '',
    transport,
    maxRetries: 0,
    sleep: () => Promise.resolve(),
    ...options,
  });
}
