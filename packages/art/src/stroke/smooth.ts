import type { StrokePoint } from '../scene.ts';

const pieces = 5;

/** A smooth curve through all points (Catmull-Rom). Each point keeps its width. */
export function smooth(points: readonly StrokePoint[]): StrokePoint[] {
  const out: StrokePoint[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const b = points[i];
    const c = points[i + 1];
    if (!b || !c) continue;
    const a = points[i - 1] ?? b;
    const d = points[i + 2] ?? c;
    for (let k = 0; k < pieces; k++) {
      const t = k / pieces;
      out.push([course(a[0], b[0], c[0], d[0], t), course(a[1], b[1], c[1], d[1], t), b[2]]);
    }
  }
  const last = points.at(-1);
  return last ? [...out, last] : out;
}

const course = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
