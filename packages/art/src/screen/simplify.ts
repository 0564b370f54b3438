import { mix } from '../math/scalar.ts';

/** Half the line's width at y. */
export interface Swell {
  readonly y: number;
  readonly half: number;
}

/** Removes points whose width a straight line predicts within `tolerance` (Douglas-Peucker). */
export function simplify(run: readonly Swell[], tolerance: number): Swell[] {
  const keep = new Uint8Array(run.length);
  keep[0] = keep[run.length - 1] = 1;
  const open: [number, number][] = [[0, run.length - 1]];
  for (let pair = open.pop(); pair; pair = open.pop()) {
    const worst = furthest(run, pair);
    if (worst.error <= tolerance) continue;
    keep[worst.at] = 1;
    open.push([pair[0], worst.at], [worst.at, pair[1]]);
  }
  return run.filter((_, i) => keep[i] === 1);
}

function furthest(run: readonly Swell[], [from, to]: [number, number]): { at: number; error: number } {
  const a = run[from];
  const b = run[to];
  const worst = { at: -1, error: 0 };
  if (!a || !b) return worst;
  for (let i = from + 1; i < to; i++) {
    const p = run[i];
    if (!p) continue;
    const t = b.y === a.y ? 0 : (p.y - a.y) / (b.y - a.y);
    const error = Math.abs(p.half - mix(a.half, b.half, t));
    if (error > worst.error) Object.assign(worst, { at: i, error });
  }
  return worst;
}
