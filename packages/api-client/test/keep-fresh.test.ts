import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFresh } from '../src/auth/keep-fresh.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const record = { sid: 's', generation: 1, access: 'a', refresh: 'r', expiry: 270_000 };

function watched(current = () => Promise.resolve<typeof record | null>(record)) {
  const refresh = vi.fn<() => Promise<string | null>>(() => Promise.resolve('b'));
  const events = new EventTarget();
  const began = Date.now();
  const stop = keepFresh({ current, refresh }, { events, channel: undefined, now: () => Date.now() - began });
  return { refresh, events, stop };
}

test('checks the token every 60 seconds and refreshes it when less than 60 seconds remain', async () => {
  const { refresh, stop } = watched();
  // The token lives 270 s: 90 s remain at 180 s, and 30 s at 240 s.
  await vi.advanceTimersByTimeAsync(239_000);
  expect(refresh).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(refresh).toHaveBeenCalledExactlyOnceWith('a');
  stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('checks the session when the tab becomes visible, and refreshes nothing when signed out', async () => {
  const current = vi.fn<() => Promise<null>>(() => Promise.resolve(null));
  const { refresh, events } = watched(current);
  events.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(0);
  expect(current).toHaveBeenCalledTimes(1);
  expect(refresh).not.toHaveBeenCalled();
});

test('checks the session when Back restores the page', async () => {
  const current = vi.fn<() => Promise<null>>(() => Promise.resolve(null));
  const { events, stop } = watched(current);
  events.dispatchEvent(new Event('pageshow'));
  expect(current).toHaveBeenCalledTimes(1);
  stop();
  events.dispatchEvent(new Event('pageshow'));
  expect(current).toHaveBeenCalledTimes(1);
});
