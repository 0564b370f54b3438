// @vitest-environment jsdom
import type { WireRequest } from '@detroit-well/api-client';
import * as constants from '@detroit-well/config/constants';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withEarlyResponses } from '../src/early/early-responses.ts';
import { startEarlyCalls } from '../src/early/early-calls.ts';

const request: WireRequest = {
  method: 'GET',
  path: '/dashboard/',
  headers: { Authorization: 'Bearer a' },
  body: undefined,
  reply: 'json',
  signal: undefined,
};
const later = { status: 200, header: () => undefined, data: 'requested later' };
const transport = vi.fn(() => Promise.resolve(later));

/** Starts the early calls as the document does; `respond` returns their responses. */
function start(respond: (init: RequestInit) => Promise<Response>): void {
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => respond(init));
  startEarlyCalls();
}

/** Never responds; the call ends when its caller aborts it. */
const unresponsive = ({ signal }: RequestInit): Promise<Response> =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('Given up.'))));

beforeEach(() => {
  vi.useFakeTimers();
  // Fake timers do not control `AbortSignal.timeout`.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  });
  document.body.innerHTML =
    '<script type="application/json" id="settings">{"apiUrl":"http://api.test","earlyPaths":["/dashboard/"]}</script>';
  localStorage.setItem('accessToken', 'a');
  localStorage.setItem('tokenExpiry', String(Date.now() + 60_000));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  transport.mockClear();
  delete window.earlyCalls;
});

it('an early response is used once', async () => {
  start(() => Promise.resolve(Response.json('early')));
  const send = withEarlyResponses(transport);
  expect(await send(request)).toMatchObject({ status: 200, data: 'early' });
  expect(await send(request)).toBe(later);
});

it('an early rate limit counts as the first attempt, which the client repeats once after the wait', async () => {
  const limited = { status: 429, headers: { 'Retry-After': '7' } };
  start(() => Promise.resolve(new Response('', limited)));
  const response = await withEarlyResponses(transport)(request);
  expect([response.status, response.header('Retry-After')]).toEqual([429, '7']);
  expect(transport).not.toHaveBeenCalled();
});

it.each([
  ['is rejected', () => Promise.resolve(new Response('', { status: 503 }))],
  ['is not JSON', () => Promise.resolve(new Response('<h1>It works!</h1>'))],
  ['is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
])('an early call that %s is sent again', async (_how, respond) => {
  start(respond);
  expect(await withEarlyResponses(transport)(request)).toBe(later);
});

it('an early call without a response is sent again after the API timeout', async () => {
  start(unresponsive);
  const response = withEarlyResponses(transport)(request);
  await vi.advanceTimersByTimeAsync(constants.apiTimeoutMs - 1);
  expect(transport).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(transport).toHaveBeenCalledOnce();
  expect(await response).toBe(later);
});
