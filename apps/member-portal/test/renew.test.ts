// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newQueryClient } from '../src/api/query-client.ts';
import { renewOpenPages } from '../src/api/renew.ts';

const load = vi.fn(() => Promise.resolve([]));
let stop: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.setSystemTime('2026-11-26T22:00:00-05:00');
  load.mockClear();
  const queries = newQueryClient();
  stop = new QueryObserver(queries, { queryKey: ['registered-sessions', 'list'], queryFn: load }).subscribe(
    () => undefined,
  );
  renewOpenPages();
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('an open page is loaded again when the member comes back to it, unless it is fresh', async () => {
  window.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(31_000);
  window.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(2);
});

it('a page that is focused and shown at once is loaded again once', async () => {
  await vi.advanceTimersByTimeAsync(31_000);
  let end = (): void => undefined;
  load.mockImplementationOnce(() => new Promise((resolve) => (end = () => resolve([]))));
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  end();
  expect(load).toHaveBeenCalledTimes(2);
});

it('an open page is loaded again at each midnight of the studio', async () => {
  await vi.advanceTimersByTimeAsync(2 * 3_600_000 - 1);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(load).toHaveBeenCalledTimes(3);
});
