import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as ServerClock from '../src/server-clock.ts';

const sent = '2026-11-26T12:00:00Z';
let clock: typeof ServerClock;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.setSystemTime('2026-11-27T01:00:00Z');
  vi.resetModules();
  clock = await import('../src/server-clock.ts');
});
afterEach(() => void vi.useRealTimers());

it('shows the time of the device until a response told the server’s', () => {
  expect(clock.serverNow()).toBe(Date.parse('2026-11-27T01:00:00Z'));
  clock.learnServerTime(undefined);
  clock.learnServerTime('soon');
  expect(clock.serverNow()).toBe(Date.parse('2026-11-27T01:00:00Z'));
});

it('counts on from the time of a response, whatever the clock of the device shows', () => {
  clock.learnServerTime(sent);
  vi.advanceTimersByTime(60_000);
  vi.setSystemTime('2030-01-01T00:00:00Z');
  expect(clock.serverDate().toISOString()).toBe('2026-11-26T12:01:00.000Z');
  expect(clock.toServerTime(Date.parse('2029-12-31T23:59:00Z'))).toBe(Date.parse(sent));
});

it('never goes back for an old response from a cache', () => {
  clock.learnServerTime(sent);
  clock.learnServerTime('2026-11-26T11:00:00Z');
  expect(clock.serverNow()).toBe(Date.parse(sent));
  clock.learnServerTime('2026-11-26T12:00:05Z');
  expect(clock.serverNow()).toBe(Date.parse(sent) + 5_000);
});
