import { noise } from '../math/random.ts';
import { bell, clamp, mix, ramp } from '../math/scalar.ts';
import type { Light } from '../scene.ts';

/** Maple boards of width `width` running away along z: 0.62..1, with dark seams. */
export function boards(x: number, z: number, width = 0.42): number {
  const i = Math.floor(x / width);
  const across = x / width - i;
  const shifted = (z + noise(i, 7) * 6) / 4.2;
  const j = Math.floor(shifted);
  const grain = 0.62 + 0.38 * noise(i, j);
  return grain * ramp(0, 0.07, across) * ramp(1, 0.93, across) * ramp(0, 0.012, shifted - j);
}

/** One spot of a floor: its board's grain, the pool of light on it, the key light and its distance. */
export type FloorSpot = { grain: number; pool: number; lit: number; depth: number };

/** By day boards are drawn by their seams and shadows, by night they show where the lamps fall. */
export function floorLight({ grain, pool, lit, depth }: FloorSpot, day: boolean): Light {
  if (day) {
    const seam = mix(grain < 0.4 ? 0.35 : 0.8, 0.8, ramp(3.2, 6.5, depth));
    return [seam * mix(0.55, 1, lit), 0, 0, 0.2 * lit];
  }
  const far = ramp(7, 18, depth);
  // Far boards melt into one grey: a screen cannot hold lines finer than its own.
  const flat = mix(grain, 0.66, far);
  return [clamp(flat * (0.05 * Math.min(1, pool * 40) + 0.9 * pool) * lit * mix(1, 0.7, far)), 0, 0, 0];
}

/** A round pool of light, `x` and `z` from its middle; the squares are weighted by wx and wz. */
export const pool = (x: number, z: number, wx: number, wz: number): number =>
  bell(Math.hypot(x * wx, z * wz));
