import type { WithLock } from './token-store.ts';

/**
 * Waits for a Web Lock for at most `limitMs`, then runs without it and never steals it. A sleeping tab that holds the lock
 * must not block the others.
 */
export function withWebLock(locks: LockManager | undefined, name: string, limitMs: number): WithLock {
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
