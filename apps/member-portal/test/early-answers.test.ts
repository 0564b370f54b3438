// @vitest-environment jsdom
import type { WireRequest } from '@detroit-well/api-client';
import { constants } from '@detroit-well/config/constants';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withEarlyAnswers } from '../src/early-answers.ts';
import { earlyCallsScript } from '../src/server/inline-scripts.ts';

const request: WireRequest = {
  method: 'GET',
  path: '/dashboard/',
  headers: { Authorization: 'Bearer a' },
  body: undefined,
  reply: 'json',
  signal: undefined,
};
const later = { status: 200, header: () => undefined, data: 'asked for later' };
const transport = vi.fn(() => Promise.resolve(later));

/** Starts the calls as the document does; `answer` is what the API does with them. */
function start(answer: (init: RequestInit) => Promise<Response>): void {
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => answer(init));
  // The document runs it as a script.
  runInThisContext(earlyCallsScript);
}

/** Never answers, and ends where its caller gives up. */
const silent = ({ signal }: RequestInit): Promise<Response> =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('Given up.'))));

beforeEach(() => {
  vi.useFakeTimers();
  // The browser's own limits know nothing of the clock of a test.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  });
  document.body.innerHTML =
    '<script type="application/json" id="settings">{"apiUrl":"http://api.test"}</script>';
  localStorage.setItem('accessToken', 'a');
  localStorage.setItem('tokenExpiry', String(Date.now() + 60_000));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  transport.mockClear();
  delete window.earlyAnswers;
});

it('an early answer is adopted once', async () => {
  start(() => Promise.resolve(Response.json('early')));
  const send = withEarlyAnswers(transport);
  expect(await send(request)).toMatchObject({ status: 200, data: 'early' });
  expect(await send(request)).toBe(later);
});

it.each([
  ['is refused', () => Promise.resolve(new Response('', { status: 503 }))],
  ['is not JSON', () => Promise.resolve(new Response('<h1>It works!</h1>'))],
  ['is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
])('an early call that %s is made again', async (_how, answer) => {
  start(answer);
  expect(await withEarlyAnswers(transport)(request)).toBe(later);
});

it('an early call that is never answered is made again when the time limit of a call is over', async () => {
  start(silent);
  const answer = withEarlyAnswers(transport)(request);
  await vi.advanceTimersByTimeAsync(constants.apiTimeoutMs - 1);
  expect(transport).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(transport).toHaveBeenCalledOnce();
  expect(await answer).toBe(later);
});
