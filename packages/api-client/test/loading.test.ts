// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../src/errors/index.ts';
import {
  createListLoader,
  describeLoadFailure,
  loadPhase,
  nextLoadState,
  poll,
  waitForPerson,
} from '../src/loading/index.ts';
import type { LoadEvent, LoadState } from '../src/loading/index.ts';

const offline = new ApiError({ kind: 'network', message: '' });
const unreadable = new ApiError({ kind: 'unreadable', status: 200, message: '' });
const withStatus = (status: number, retryAfter?: number) =>
  new ApiError({
    kind: status >= 500 ? 'server' : 'refused',
    status,
    retryAfter,
    message: '',
    requestId: 'r1',
  });

const loading = (failures: number): LoadState<string> => ({ kind: 'loading', failures, elapsedMs: 0 });
const failed = (error: unknown): LoadEvent<string> => ({ type: 'attempt-failed', error });
const limited = (secondsLeft: number, automatic = true) => ({
  kind: 'rate-limited',
  secondsLeft,
  automatic,
  error: expect.any(ApiError),
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the state of a load', () => {
  it.each<[string, LoadState<string>, LoadEvent<string>, unknown]>([
    ['counts the first failure', loading(0), failed(offline), loading(1)],
    ['retries an unreadable reply', loading(2), failed(unreadable), loading(3)],
    [
      'fails after the third retry',
      loading(3),
      failed(offline),
      { kind: 'failed', error: offline, retried: true },
    ],
    [
      'fails at once when signing in is required',
      loading(0),
      failed(withStatus(401)),
      { kind: 'failed', error: withStatus(401), retried: false },
    ],
    ['waits for the Retry-After of a 429', loading(0), failed(withStatus(429, 12)), limited(12)],
    ['waits 5 s after a 429 without Retry-After', loading(1), failed(withStatus(429)), limited(5)],
    ['shows a wait over a minute', loading(0), failed(withStatus(429, 61)), limited(61, false)],
    [
      'waits for the person after the automatic retry',
      loading(0),
      { type: 'attempt-failed', error: withStatus(429, 12), rateLimitRetried: true },
      limited(12, false),
    ],
    ['is ready with data', loading(2), { type: 'loaded', data: 'list' }, { kind: 'ready', data: 'list' }],
    ['times out', loading(1), { type: 'time-over' }, { kind: 'timed-out' }],
    [
      'keeps loaded data after the time limit',
      { kind: 'ready', data: 'a' },
      { type: 'time-over' },
      { kind: 'ready', data: 'a' },
    ],
    ['clears the old failure on a new start', { kind: 'timed-out' }, { type: 'started' }, loading(0)],
  ])('%s', (_name, state, event, expected) => {
    expect(nextLoadState(state, event)).toEqual(expected);
  });

  it.each([
    [0, 'loading'],
    [10_000, 'loading'],
    [10_001, 'slow'],
    [20_000, 'slow'],
    [20_001, 'almost-over'],
    [25_000, 'almost-over'],
  ])('after %i ms is in the phase %s', (elapsedMs, phase) => {
    expect(loadPhase(elapsedMs)).toBe(phase);
  });
});

describe('a failed load', () => {
  const describeFailure = (error: unknown, retried: boolean) =>
    describeLoadFailure({ kind: 'failed', error, retried });
  const usedUp = 'Maximum retry attempts reached.';
  it.each([
    [offline, false, 'network', 'Network error. Please check your connection.', undefined],
    [offline, true, 'network', 'Network error. Please check your connection.', usedUp],
    [withStatus(500), true, 500, 'Server error. Please try again later.', usedUp],
    [withStatus(401), false, 401, 'Authentication required. Please log in and try again.', undefined],
    [unreadable, true, 0, 'Invalid session data format received from server', usedUp],
  ])('%s, retried %s: screen %s shows %s %s', (error, retried, screen, message, note) => {
    expect(describeFailure(error, retried)).toMatchObject({
      cause: { kind: 'failed', screen },
      message,
      note,
    });
  });
});

describe('a load that timed out or was rate limited', () => {
  it('reports the timeout and the time waited', () => {
    expect(describeLoadFailure({ kind: 'timed-out' })).toMatchObject({
      cause: { kind: 'timed-out', seconds: 25 },
      message: 'Loading timed out. Please check your connection and try again.',
    });
  });

  it('reports the remaining wait of a rate limit', () => {
    const error = withStatus(429, 12);
    expect(
      describeLoadFailure({ kind: 'rate-limited', secondsLeft: 7, automatic: true, error }),
    ).toMatchObject({
      cause: { kind: 'rate-limited', seconds: 7, automatic: true },
      message: 'Too many requests. Please wait a moment and try again.',
    });
  });
});

describe('the list loader', () => {
  it('retries after 1, 2 and 4 seconds and then reports the cause', async () => {
    const at: number[] = [];
    const loader = createListLoader(() => {
      at.push(Date.now() - begun);
      return Promise.reject(offline);
    });
    const begun = Date.now();
    loader.start();
    await vi.advanceTimersByTimeAsync(24_000);
    expect(at).toEqual([0, 1_000, 3_000, 7_000]);
    expect(loader.getState()).toEqual({ kind: 'failed', error: offline, retried: true });
  });

  it('is ready with the data of the second attempt', async () => {
    let attempts = 0;
    const loader = createListLoader(() => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(offline) : Promise.resolve('list');
    });
    loader.start();
    await vi.advanceTimersByTimeAsync(500);
    expect(loader.getState()).toMatchObject({ kind: 'loading', failures: 1 });
    await vi.advanceTimersByTimeAsync(600);
    expect(loader.getState()).toEqual({ kind: 'ready', data: 'list' });
  });

  it('ticks every second, times out after 25 seconds and aborts the request', async () => {
    let signal: AbortSignal | undefined;
    const loader = createListLoader((given) => {
      signal = given;
      return new Promise<string>(() => {});
    });
    loader.start();
    await vi.advanceTimersByTimeAsync(12_000);
    expect(loader.getState()).toMatchObject({ kind: 'loading', elapsedMs: 12_000 });
    await vi.advanceTimersByTimeAsync(12_999);
    expect(loader.getState().kind).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(loader.getState()).toEqual({ kind: 'timed-out' });
    expect(signal?.aborted).toBe(true);
  });

  it('clears the old failure after Try Again and drops late results of the old run', async () => {
    const replies: ((list: string) => void)[] = [];
    const loader = createListLoader(() => new Promise<string>((resolve) => replies.push(resolve)));
    loader.start();
    await vi.advanceTimersByTimeAsync(25_000);
    const seen: string[] = [];
    loader.subscribe(() => seen.push(loader.getState().kind));
    loader.start();
    replies[0]?.('old');
    await vi.advanceTimersByTimeAsync(100);
    expect(loader.getState()).toMatchObject({ kind: 'loading', failures: 0, elapsedMs: 0 });
    replies[1]?.('new');
    await vi.advanceTimersByTimeAsync(0);
    expect(loader.getState()).toEqual({ kind: 'ready', data: 'new' });
    expect(seen).toEqual(['loading', 'ready']);
  });

  it('counts down a rate limit and retries automatically', async () => {
    let attempts = 0;
    const loader = createListLoader(() => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(withStatus(429, 3)) : Promise.resolve('list');
    });
    loader.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(loader.getState()).toMatchObject({ kind: 'rate-limited', secondsLeft: 3 });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(loader.getState()).toMatchObject({ kind: 'rate-limited', secondsLeft: 2 });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(loader.getState()).toEqual({ kind: 'ready', data: 'list' });
    expect(attempts).toBe(2);
  });

  it('retries once after a 429 and then waits for the person', async () => {
    const load = vi.fn(() => Promise.reject(withStatus(429, 3)));
    const loader = createListLoader(load);
    loader.start();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(load).toHaveBeenCalledTimes(2);
    expect(loader.getState()).toMatchObject(limited(0, false));
    loader.start();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('does nothing after it is stopped', async () => {
    const load = vi.fn(() => Promise.reject(offline));
    const loader = createListLoader(load);
    loader.start();
    loader.stop();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('polling', () => {
  const show = (visibility: 'visible' | 'hidden'): void => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const started = (since = performance.now()) => {
    const run = vi.fn(() => Promise.resolve());
    return { run, end: poll({ everyMs: 30_000, since, run }) };
  };
  afterEach(() => show('visible'));

  it('runs every 30 seconds', async () => {
    const { run, end } = started();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(run).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_001);
    expect(run).toHaveBeenCalledTimes(3);
    end();
  });

  it('stops in the background and runs at once on return', async () => {
    const { run, end } = started();
    show('hidden');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(run).not.toHaveBeenCalled();
    show('visible');
    await vi.advanceTimersByTimeAsync(0);
    expect(run).toHaveBeenCalledTimes(1);
    end();
  });

  it('waits for the rest of the interval after a short absence', async () => {
    const { run, end } = started();
    await vi.advanceTimersByTimeAsync(10_000);
    show('hidden');
    await vi.advanceTimersByTimeAsync(5_000);
    show('visible');
    await vi.advanceTimersByTimeAsync(14_999);
    expect(run).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledTimes(1);
    end();
  });

  it('runs at once when the data is older than the interval', async () => {
    const { run, end } = started(performance.now() - 90_000);
    await vi.advanceTimersByTimeAsync(0);
    expect(run).toHaveBeenCalledTimes(1);
    end();
  });

  it('goes on when the person comes back, after a run that says so', async () => {
    const run = vi.fn(() => Promise.resolve(waitForPerson));
    const end = poll({ everyMs: 30_000, since: performance.now(), run });
    await vi.advanceTimersByTimeAsync(300_000);
    expect(run).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(0);
    expect(run).toHaveBeenCalledTimes(2);
    end();
  });

  it('never runs concurrently, or after it is stopped', async () => {
    let finish = (): void => {};
    const run = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const end = poll({ everyMs: 30_000, since: performance.now(), run });
    await vi.advanceTimersByTimeAsync(95_000);
    expect(run).toHaveBeenCalledTimes(1);
    end();
    finish();
    await vi.advanceTimersByTimeAsync(95_000);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
