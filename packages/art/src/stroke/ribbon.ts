import type { Point, StrokePoint } from '../scene.ts';
import { thin } from './thin.ts';

/** Maximum deviation of a trail from its true course in pixels. Small errors are not visible in long curves. */
const tolerance = 0.22;
/** Minimum half width in pixels. A thinner trail would disappear in places. */
const hair = 0.3;

/** Outline of a stroke with varying width. Empty for fewer than two points. */
export function ribbon(all: readonly StrokePoint[]): Point[] {
  const points = thin(all, tolerance);
  if (points.length < 2) return [];
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach((p, i) => {
    const a = points[i - 1] ?? p;
    const b = points[i + 1] ?? p;
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const part = Math.max(hair, p[2]) / (Math.hypot(dx, dy) || 1);
    left.push([p[0] - dy * part, p[1] + dx * part]);
    right.push([p[0] + dy * part, p[1] - dx * part]);
  });
  return [...left, ...right.reverse()];
}
