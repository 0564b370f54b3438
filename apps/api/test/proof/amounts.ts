/** `npm run proof` runs the long forms; every run of the tests the short ones. */
const long = process.env['PROOF'] === 'long';

/** A part of the long form, where time is short: `npm run proof -- --scale 0.1`. */
const scale = Number(process.env['PROOF_SCALE'] ?? 1);

/** How many of something a proof does. */
export const amount = (short: number, many: number): number =>
  long ? Math.max(short, Math.round(many * scale)) : short;

/** Time for all of them, in ms: so much each beside the usual. */
export const timeFor = (pieces: number, msEach: number): number => 60_000 + pieces * msEach;

/** A line of figures for the summary of `npm run proof`. */
export function report(what: string, figures: Readonly<Record<string, number | string>>): void {
  if (!long) return;
  const told = Object.entries(figures).map(([name, figure]) => `${name} ${figure}`);
  console.log(`PROOF ${what}: ${told.join(', ')}`);
}

/** The time in ms under which 99 of 100 stayed. */
export const p99 = (times: readonly number[]): number =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0);

/** Chance that can be had again: the same numbers for the same seed. */
export function chances(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}
