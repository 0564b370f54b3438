import type { Vec3 } from '../math/vector.ts';
import type { Material } from './skin.ts';

/** Where a solid leaves the material of the part that was nearest. */
export type Nearest = { material: Material };

/** Distance from (x, y, z) to a thing standing on the floor y = 0; writes the nearest part's material. */
export type Distance = (x: number, y: number, z: number, nearest: Nearest) => number;

/** A thing and a ball that holds all of it: rays that miss the ball are never marched. */
export type Solid = { distance: Distance; middle: Vec3; reach: number };

/** Steps along rays outside this margin of the ball are taken by the ball, not by the solid. */
const MARGIN = 1;

/** The solid's distance, answered by its ball when far away: same picture, a third of the work. */
export function bounded({ distance, middle: [mx, my, mz], reach }: Solid): Distance {
  return (x, y, z, nearest) => {
    const dx = x - mx;
    const dy = y - my;
    const dz = z - mz;
    const far = Math.sqrt(dx * dx + dy * dy + dz * dz) - reach;
    return far > MARGIN ? far : distance(x, y, z, nearest);
  };
}

/** Where a ray enters and leaves the ball, or null when it misses. `d` is a unit vector. */
export function crossing(o: Vec3, d: Vec3, { middle, reach }: Solid): readonly [number, number] | null {
  const x = o[0] - middle[0];
  const y = o[1] - middle[1];
  const z = o[2] - middle[2];
  const b = x * d[0] + y * d[1] + z * d[2];
  const root = b * b - (x * x + y * y + z * z - reach * reach);
  if (root <= 0) return null;
  const half = Math.sqrt(root);
  return -b + half <= 0 ? null : [Math.max(0, -b - half), -b + half];
}
