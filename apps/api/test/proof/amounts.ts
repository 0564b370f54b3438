/** `npm run proof` runs the long forms; every test run uses the short ones. */
const long = process.env['PROOF'] === 'long';

/** Runs a fraction of the long form when time is short: `npm run proof -- --scale 0.1`. */
const scale = Number(process.env['PROOF_SCALE'] ?? 1);

/** The number of repetitions in a proof. */
export const amount = (short: number, many: number): number =>
  long ? Math.max(short, Math.round(many * scale)) : short;

/** The timeout in ms: a fixed part plus `msEach` for each piece. */
export const timeFor = (pieces: number, msEach: number): number => 60_000 + pieces * msEach;

/** Prints a line of figures for the summary of `npm run proof`. */
export function report(what: string, figures: Readonly<Record<string, number | string>>): void {
  if (!long) return;
  const parts = Object.entries(figures).map(([name, figure]) => `${name} ${figure}`);
  console.log(`PROOF ${what}: ${parts.join(', ')}`);
}

/** The 99th percentile, in ms. */
export const p99 = (times: readonly number[]): number =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0);

/** A reproducible random source: the same seed gives the same numbers. */
export function chances(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}
