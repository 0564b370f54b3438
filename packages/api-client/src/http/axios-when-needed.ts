import { NoResponse } from './wire.ts';
import type { Transport } from './wire.ts';

/** Loads axios with the first call, so that a page with its own transport never loads it. */
export function axiosWhenNeeded(baseUrl: string, timeoutMs: number): Transport {
  let loaded: Promise<Transport> | undefined;

  async function load(): Promise<Transport> {
    try {
      const { axiosTransport } = await import('./axios-transport.ts');
      return axiosTransport(baseUrl, timeoutMs);
    } catch (cause) {
      // The script did not load; the next call tries again.
      loaded = undefined;
      throw new NoResponse('network', cause);
    }
  }

  return async (request) => {
    loaded ??= load();
    return (await loaded)(request);
  };
}
