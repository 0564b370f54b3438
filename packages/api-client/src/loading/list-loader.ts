import * as constants from '@detroit-well/config/constants';
import { nextLoadState, retryDelayMs, startOfLoad } from './load-state.ts';
import type { LoadEvent, LoadState } from './load-state.ts';

/** Loads one list; made for `useSyncExternalStore` of React. */
export interface ListLoader<Data> {
  readonly getState: () => LoadState<Data>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts a new run: clears an earlier failure at once and drops any late result of an earlier run. */
  readonly start: () => void;
  /** Stops the timers and aborts the current request. */
  readonly stop: () => void;
}

const secondMs = 1_000;

/**
 * Loads a list with up to 3 retries and exponential backoff within 25 seconds (SPEC-B 9), and once more after a 429. A store
 * for `useSyncExternalStore` of React. `load` makes one attempt, with `maxRetries: 0`, and throws `ApiError`.
 */
export function createListLoader<Data>(load: (signal: AbortSignal) => Promise<Data>): ListLoader<Data> {
  let state: LoadState<Data> = startOfLoad;
  let run = new AbortController();
  const listeners = new Set<() => void>();

  function begin(rateLimitRetried = false): void {
    run.abort();
    run = new AbortController();
    const { signal } = run;
    const startedAt = performance.now();

    const dispatch = (event: LoadEvent<Data>): void => {
      if (signal.aborted) return;
      const next = nextLoadState(state, event);
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    };
    const later = (ms: number, action: () => void): void => {
      const timer = setTimeout(action, ms);
      signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    };
    const everySecond = (action: () => void): (() => void) => {
      const timer = setInterval(action, secondMs);
      const end = (): void => clearInterval(timer);
      signal.addEventListener('abort', end, { once: true });
      return end;
    };
    const countDownWait = (seconds: number, automatic: boolean): void => {
      const endsAt = performance.now() + seconds * secondMs;
      const end = everySecond(() => {
        const secondsLeft = Math.max(0, Math.ceil((endsAt - performance.now()) / secondMs));
        if (secondsLeft === 0 && automatic) return begin(true);
        if (secondsLeft === 0) end();
        dispatch({ type: 'wait-tick', secondsLeft });
      });
    };

    const attempt = async (): Promise<void> => {
      try {
        dispatch({ type: 'loaded', data: await load(signal) });
      } catch (error) {
        dispatch({ type: 'attempt-failed', error, rateLimitRetried });
      }
      if (signal.aborted) return;
      if (state.kind === 'loading') return later(retryDelayMs(state.failures), () => void attempt());
      stopTicks();
      if (state.kind === 'rate-limited') countDownWait(state.secondsLeft, state.automatic);
    };

    dispatch({ type: 'started' });
    const stopTicks = everySecond(() => dispatch({ type: 'tick', elapsedMs: performance.now() - startedAt }));
    later(constants.loadingTimeout.sessionsMs, () => {
      if (state.kind !== 'loading') return;
      dispatch({ type: 'time-over' });
      run.abort();
    });
    void attempt();
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => begin(),
    stop: () => run.abort(),
  };
}
