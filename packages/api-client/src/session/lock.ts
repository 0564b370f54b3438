/** Runs alone among all tabs where the browser can arrange it. */
export type Alone = <T>(act: () => Promise<T>) => Promise<T>;

/**
 * A Web Lock, waited for at most `limitMs`; after that the act goes on without it and never steals it. A tab that sleeps
 * with the lock in its hand must not stop the others.
 */
export function aloneByWebLock(locks: LockManager | undefined, name: string, limitMs: number): Alone {
  return async (act) => {
    if (locks === undefined) return act();
    let begun = false;
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), limitMs);
    try {
      return await locks.request(name, { signal: limit.signal }, () => {
        begun = true;
        clearTimeout(timer);
        return act();
      });
    } catch (error) {
      if (begun) throw error;
      return act();
    } finally {
      clearTimeout(timer);
    }
  };
}
