import * as constants from '@detroit-well/config/constants';

interface Clock {
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
}

const realClock: Clock = {
  now: () => performance.now(),
  sleep: (ms) => new Promise((done) => setTimeout(done, ms)),
};

/** Waits until the request may start; rejects when the caller aborts first. */
export type RequestGate = (signal: AbortSignal) => Promise<void>;

/**
 * Spaces blog requests at least 300 ms apart (SPEC-B 9). An aborted request takes no slot, so older requests never delay the
 * newest one.
 */
export function requestGate(
  spacingMs: number = constants.blogRequestSpacingMs,
  clock = realClock,
): RequestGate {
  let nextStart = -Infinity;
  return async (signal) => {
    // Another request may have started during this wait.
    while (clock.now() < nextStart && !signal.aborted) await clock.sleep(nextStart - clock.now());
    signal.throwIfAborted();
    nextStart = clock.now() + spacingMs;
  };
}
