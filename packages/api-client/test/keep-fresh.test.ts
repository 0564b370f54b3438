import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFresh } from '../src/session/keep-fresh.ts';

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

test('the token is looked at every 60 seconds and refreshed when under 60 seconds remain', async () => {
  const { refresh, stop } = watched();
  // 270 s of life: at 180 s 90 remain, at 240 s 30.
  await vi.advanceTimersByTimeAsync(239_000);
  expect(refresh).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(refresh).toHaveBeenCalledExactlyOnceWith('a');
  stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a look at the tab is a check, and signed out there is nothing to refresh', async () => {
  const current = vi.fn<() => Promise<null>>(() => Promise.resolve(null));
  const { refresh, events } = watched(current);
  events.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(0);
  expect(current).toHaveBeenCalledTimes(1);
  expect(refresh).not.toHaveBeenCalled();
});

test('a page that Back has restored looks who is signed in now', async () => {
  const current = vi.fn<() => Promise<null>>(() => Promise.resolve(null));
  const { events, stop } = watched(current);
  events.dispatchEvent(new Event('pageshow'));
  expect(current).toHaveBeenCalledTimes(1);
  stop();
  events.dispatchEvent(new Event('pageshow'));
  expect(current).toHaveBeenCalledTimes(1);
});
