import type { Vec3 } from '../math/vector.ts';
import type { Material } from './skin.ts';

/** Output parameter: the material of the nearest part of a solid. */
export interface Nearest {
  material: Material;
}

/** Distance from (x, y, z) to a solid on the floor y = 0. Writes the nearest part's material to `nearest`. */
export type Distance = (x: number, y: number, z: number, nearest: Nearest) => number;

/** A solid and its bounding sphere. Rays that miss the sphere are never marched. */
export interface Solid {
  readonly distance: Distance;
  readonly middle: Vec3;
  readonly reach: number;
}

/** Outside this margin around the bounding sphere, a ray uses the distance to the sphere instead of the solid. */
const margin = 1;

/** The solid's distance, approximated by the bounding sphere when far away: same picture, a third of the work. */
export function bounded({ distance, middle: [mx, my, mz], reach }: Solid): Distance {
  return (x, y, z, nearest) => {
    const dx = x - mx;
    const dy = y - my;
    const dz = z - mz;
    const far = Math.sqrt(dx * dx + dy * dy + dz * dz) - reach;
    return far > margin ? far : distance(x, y, z, nearest);
  };
}

/** Where a ray enters and leaves the bounding sphere, or null when it misses. `d` is a unit vector. */
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
