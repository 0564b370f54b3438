import { NoAnswer } from './wire.ts';
import type { Transport } from './wire.ts';

/** The axios instance, loaded by the first call: a page that brings its own transport never carries it. */
export function axiosWhenNeeded(baseUrl: string, timeoutMs: number): Transport {
  let loaded: Promise<Transport> | undefined;

  async function load(): Promise<Transport> {
    try {
      const { axiosTransport } = await import('./axios-transport.ts');
      return axiosTransport(baseUrl, timeoutMs);
    } catch (cause) {
      // The script itself could not be fetched: the next call tries again.
      loaded = undefined;
      throw new NoAnswer('network', cause);
    }
  }

  return async (request) => {
    loaded ??= load();
    return (await loaded)(request);
  };
}
