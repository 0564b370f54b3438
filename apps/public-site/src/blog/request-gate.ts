import { constants } from '@detroit-well/config/constants';

interface Clock {
  now: () => number;
  sleep: (ms: number) => Promise<void>;
}

const realClock: Clock = {
  now: () => performance.now(),
  sleep: (ms) => new Promise((done) => setTimeout(done, ms)),
};

/** Waits until the request may start; rejects when the caller aborts before. */
export type RequestGate = (signal: AbortSignal) => Promise<void>;

/**
 * Lets blog requests start at least 300 ms apart (SPEC-B 9). A request that was given up while it waited takes no turn, so
 * the newest is never delayed by older ones.
 */
export function requestGate(
  spacingMs: number = constants.blogRequestSpacingMs,
  clock = realClock,
): RequestGate {
  let nextStart = -Infinity;
  return async (signal) => {
    // Another request may have started while this one slept.
    while (clock.now() < nextStart && !signal.aborted) await clock.sleep(nextStart - clock.now());
    signal.throwIfAborted();
    nextStart = clock.now() + spacingMs;
  };
}
