/** The result of one call of a batch: its value, or what it threw. */
export type Settled<T> = { ok: true; value: T } | { ok: false; error: unknown };

/**
 * Runs the calls, at most `together` at a time, and returns all results in order. A failed call does not affect the others.
 */
export async function batch<T>(calls: readonly (() => Promise<T>)[], together = 4): Promise<Settled<T>[]> {
  const results: Settled<T>[] = [];
  let next = 0;
  async function worker(): Promise<void> {
    while (next < calls.length) {
      const index = next++;
      const call = calls[index];
      if (call === undefined) return;
      results[index] = await call().then(
        (value) => ({ ok: true, value }),
        (error: unknown) => ({ ok: false, error }),
      );
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, together) }, worker));
  return results;
}
