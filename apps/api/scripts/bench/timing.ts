/** Processes `amount` pieces, `concurrency` at a time. Returns pieces per second. */
export async function rate(
  amount: number,
  concurrency: number,
  work: (piece: number) => Promise<unknown>,
): Promise<number> {
  let next = 0;
  const begun = performance.now();
  const worker = async () => {
    while (next < amount) await work(next++);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return amount / ((performance.now() - begun) / 1000);
}

/** Starts all pieces concurrently and returns the 95th percentile in ms. Rejected pieces count like successful ones. */
export async function p95(amount: number, work: (piece: number) => Promise<unknown>): Promise<number> {
  const times = await Promise.all(
    Array.from({ length: amount }, async (_, piece) => {
      const begun = performance.now();
      await work(piece).catch(() => {});
      return performance.now() - begun;
    }),
  );
  return times.toSorted((a, b) => a - b)[Math.floor(amount * 0.95)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
