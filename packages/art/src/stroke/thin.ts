import { clamp, mix } from '../math/scalar.ts';
import type { StrokePoint } from '../scene.ts';

/** An error in width is less visible than an error in position. */
const widthWeight = 0.6;

/** Removes points that are within `tolerance` pixels of the stroke without them (Douglas-Peucker). */
export function thin(points: readonly StrokePoint[], tolerance: number): StrokePoint[] {
  const keep = new Uint8Array(points.length);
  keep[0] = keep[points.length - 1] = 1;
  const open: [number, number][] = [[0, points.length - 1]];
  for (let pair = open.pop(); pair; pair = open.pop()) {
    const worst = furthest(points, pair);
    if (worst.error <= tolerance) continue;
    keep[worst.at] = 1;
    open.push([pair[0], worst.at], [worst.at, pair[1]]);
  }
  return points.filter((_, i) => keep[i] === 1);
}

function furthest(
  points: readonly StrokePoint[],
  [from, to]: [number, number],
): { at: number; error: number } {
  const a = points[from];
  const b = points[to];
  const worst = { at: -1, error: 0 };
  if (!a || !b) return worst;
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const square = dx * dx + dy * dy || 1e-12;
  for (let i = from + 1; i < to; i++) {
    const p = points[i];
    if (!p) continue;
    const vx = p[0] - a[0];
    const vy = p[1] - a[1];
    const t = clamp((vx * dx + vy * dy) / square);
    const error = Math.hypot(vx - dx * t, vy - dy * t) + Math.abs(p[2] - mix(a[2], b[2], t)) * widthWeight;
    if (error > worst.error) Object.assign(worst, { at: i, error });
  }
  return worst;
}
