/** When to poll, and what to run. */
export interface PollOptions {
  /** Milliseconds between two runs. */
  readonly everyMs: number;
  /** When the data on the screen was read: milliseconds of `performance.now()`. */
  readonly since: number;
  readonly run: () => Promise<unknown>;
}

/** What `run` returns after a rate limit: the poll goes on when the person comes back to the page. */
export const waitForPerson = Symbol('waitForPerson');

/**
 * Calls `run` at intervals while the page is visible. Stops in the background, and runs at once on return if the interval
 * has passed. Returns a function that stops polling. `run` must handle its own failures.
 */
export function poll({ everyMs, since, run }: PollOptions): () => void {
  let last = since;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let ended = false;
  let waits = false;

  const plan = (): void => {
    clearTimeout(timer);
    if (ended || running || waits || document.visibilityState === 'hidden') return;
    timer = setTimeout(() => void once(), Math.max(0, last + everyMs - performance.now()));
  };
  const once = async (): Promise<void> => {
    running = true;
    last = performance.now();
    waits = (await run()) === waitForPerson;
    running = false;
    plan();
  };

  const comeBack = (): void => {
    waits = false;
    plan();
  };

  document.addEventListener('visibilitychange', comeBack);
  window.addEventListener('focus', comeBack);
  plan();
  return () => {
    ended = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', comeBack);
    window.removeEventListener('focus', comeBack);
  };
}
