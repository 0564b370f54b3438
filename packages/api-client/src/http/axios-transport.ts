import { create, isAxiosError, isCancel } from 'axios';
import type { AxiosError } from 'axios';
import { parse } from './parse.ts';
import { NoResponse } from './wire.ts';
import type { Transport, WireRequest } from './wire.ts';

/** The failure without its request, which contains the token and what was sent, such as a password. */
function withoutRequest({ name, message, code, cause }: AxiosError): Error {
  return Object.assign(new Error(message, { cause }), { name, code });
}

function asNoResponse(error: unknown, request: WireRequest): NoResponse {
  const code = isAxiosError(error) ? error.code : undefined;
  const cause = isAxiosError(error) ? withoutRequest(error) : error;
  if (request.signal?.aborted === true || isCancel(error)) return new NoResponse('aborted', cause);
  return new NoResponse(code === 'ETIMEDOUT' || code === 'ECONNABORTED' ? 'timeout' : 'network', cause);
}

const utf8 = new TextDecoder();

/**
 * Keeps axios from naming a content type of its own: a form for a call without a body, which the server would refuse, and a
 * form without its boundary in runtimes that axios does not know. For this value, it lets the runtime add the boundary.
 */
function contentType({ body }: WireRequest): { 'Content-Type'?: string | false } {
  if (body === undefined) return { 'Content-Type': false };
  return body instanceof FormData ? { 'Content-Type': 'multipart/form-data' } : {};
}

/** The transport over axios. It returns every status as a response and makes no decisions. */
export function axiosTransport(baseUrl: string, timeoutMs: number): Transport {
  const http = create({
    baseURL: baseUrl,
    timeout: timeoutMs,
    responseType: 'arraybuffer',
    transformResponse: [(data: unknown) => data],
    transitional: { clarifyTimeoutError: true },
    validateStatus: () => true,
    xsrfCookieName: '',
  });
  return async (request) => {
    try {
      const { status, headers, data } = await http.request<ArrayBuffer | undefined>({
        method: request.method,
        url: request.path,
        headers: { ...request.headers, ...contentType(request) },
        data: request.body,
        ...(request.signal ? { signal: request.signal } : {}),
        ...(request.timeoutMs === undefined ? {} : { timeout: request.timeoutMs }),
      });
      const header = (name: string): string | undefined => {
        const value: unknown = headers[name.toLowerCase()];
        return typeof value === 'string' ? value : undefined;
      };
      const bytes = data ?? new ArrayBuffer(0);
      const asBlob = request.reply === 'blob' && status < 400;
      return {
        status,
        header,
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
        data: asBlob ? new Blob([bytes], { type: header('content-type') ?? '' }) : parse(utf8.decode(bytes)),
      };
    } catch (error) {
      throw asNoResponse(error, request);
    }
  };
}
