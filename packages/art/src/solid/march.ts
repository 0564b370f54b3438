import { clamp } from '../math/scalar.ts';
import type { Vec3 } from '../math/vector.ts';
import { crossing } from './solid.ts';
import type { Distance, Nearest, Solid } from './solid.ts';

const maxSteps = 100;

/** Distance along the ray to the surface of the solid, or -1 when the ray does not hit it before `far`. */
export function march(solid: Solid, o: Vec3, d: Vec3, far: number, nearest: Nearest): number {
  const span = crossing(o, d, solid);
  if (!span) return -1;
  const end = Math.min(far, span[1]);
  let t = Math.max(0.02, span[0]);
  for (let i = 0; i < maxSteps && t < end; i++) {
    const gap = solid.distance(o[0] + d[0] * t, o[1] + d[1] * t, o[2] + d[2] * t, nearest);
    if (gap < 0.0012 * t + 0.0004) return t;
    t += gap * 0.85;
  }
  return -1;
}

/** Softness and reach of a shadow, and how finely it is sampled. */
export interface Softness {
  readonly start: number;
  readonly sharp: number;
  readonly steps: number;
  readonly reach: number;
  readonly stride: number;
}

/** Fraction (0..1) of the key light that reaches `p` from direction `k`. */
export function lightThrough(distance: Distance, p: Vec3, k: Vec3, soft: Softness, nearest: Nearest): number {
  let light = 1;
  let s = soft.start;
  for (let i = 0; i < soft.steps && s < soft.reach; i++) {
    const gap = distance(p[0] + k[0] * s, p[1] + k[1] * s, p[2] + k[2] * s, nearest);
    light = Math.min(light, (soft.sharp * gap) / s);
    if (light < 0.02) break;
    s += Math.max(gap, soft.stride);
  }
  return clamp(light);
}
