/** When to poll, and what to run. */
export interface PollOptions {
  /** Milliseconds between two runs. */
  readonly everyMs: number;
  /** When the data on the screen was read, in milliseconds since the epoch. */
  readonly since: number;
  readonly run: () => Promise<void>;
}

/**
 * Calls `run` at intervals while the page is visible. Stops in the background, and runs at once on return if the interval
 * has passed. Returns a function that stops polling. `run` must handle its own failures.
 */
export function poll({ everyMs, since, run }: PollOptions): () => void {
  let last = since;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let ended = false;

  const plan = (): void => {
    clearTimeout(timer);
    if (ended || running || document.visibilityState === 'hidden') return;
    timer = setTimeout(() => void once(), Math.max(0, last + everyMs - Date.now()));
  };
  const once = async (): Promise<void> => {
    running = true;
    last = Date.now();
    await run();
    running = false;
    plan();
  };

  document.addEventListener('visibilitychange', plan);
  plan();
  return () => {
    ended = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', plan);
  };
}
