import { noise } from '../math/random.ts';
import { bell, clamp, mix, ramp } from '../math/scalar.ts';
import type { Light } from '../scene.ts';

/** Brightness (0.62..1) of a floor of maple boards that run along z, each `width` wide, with dark seams. */
export function boards(x: number, z: number, width = 0.42): number {
  const i = Math.floor(x / width);
  const across = x / width - i;
  const shifted = (z + noise(i, 7) * 6) / 4.2;
  const j = Math.floor(shifted);
  const grain = 0.62 + 0.38 * noise(i, j);
  return grain * ramp(0, 0.07, across) * ramp(1, 0.93, across) * ramp(0, 0.012, shifted - j);
}

/** A point of the floor: the board's grain, the pool of light, the key light and the distance from the camera. */
export interface FloorSpot {
  readonly grain: number;
  readonly pool: number;
  readonly lit: number;
  readonly depth: number;
}

/** By day the seams and shadows make the boards visible; by night the light of the lamps does. */
export function floorLight({ grain, pool, lit, depth }: FloorSpot, day: boolean): Light {
  if (day) {
    const seam = mix(grain < 0.4 ? 0.35 : 0.8, 0.8, ramp(3.2, 6.5, depth));
    return [seam * mix(0.55, 1, lit), 0, 0, 0.2 * lit];
  }
  const far = ramp(7, 18, depth);
  // Distant boards blend into one gray, because the screen cannot resolve lines finer than its own.
  const flat = mix(grain, 0.66, far);
  return [clamp(flat * (0.05 * Math.min(1, pool * 40) + 0.9 * pool) * lit * mix(1, 0.7, far)), 0, 0, 0];
}

/** A round pool of light. `x` and `z` are distances from its center; `wx` and `wz` weight their squares. */
export const pool = (x: number, z: number, wx: number, wz: number): number =>
  bell(Math.hypot(x * wx, z * wz));
