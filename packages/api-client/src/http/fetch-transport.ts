import { parse } from './parse.ts';
import { NoResponse } from './wire.ts';
import type { Transport, WireRequest } from './wire.ts';

/**
 * The transport over the browser's `fetch`, for pages that must not load axios before their first paint. It returns every
 * status as a response and makes no decisions. `timeoutMs` is in milliseconds.
 */
export function fetchTransport(baseUrl: string, timeoutMs: number): Transport {
  async function send(request: WireRequest, limit: AbortSignal) {
    const signal = request.signal ? AbortSignal.any([request.signal, limit]) : limit;
    const response = await fetch(baseUrl + request.path, {
      method: request.method,
      headers: { ...request.headers },
      body: request.body ?? null,
      credentials: 'omit',
      signal,
    });
    const asBlob = request.reply === 'blob' && response.ok;
    return {
      status: response.status,
      header: (name: string) => response.headers.get(name) ?? undefined,
      headers: Object.fromEntries(response.headers),
      data: asBlob ? await response.blob() : parse(await response.text()),
    };
  }
  return async (request) => {
    const limit = AbortSignal.timeout(request.timeoutMs ?? timeoutMs);
    try {
      return await send(request, limit);
    } catch (error) {
      const kind = request.signal?.aborted ? 'aborted' : limit.aborted ? 'timeout' : 'network';
      throw new NoResponse(kind, error);
    }
  };
}
