import { clamp, mix } from '../math/scalar.ts';

/* Signed distances to solids centered on the origin: negative inside. Uses plain numbers without
   vectors or Math.hypot, which is slow, because these functions run about a million times per picture. */
const { abs, max, min, sqrt } = Math;

const length2 = (x: number, y: number): number => sqrt(x * x + y * y);
const length3 = (x: number, y: number, z: number): number => sqrt(x * x + y * y + z * z);

export const ball = (x: number, y: number, z: number, r: number): number => length3(x, y, z) - r;

export function egg(x: number, y: number, z: number, a: number, b: number, c: number): number {
  const k0 = length3(x / a, y / b, z / c);
  const k1 = length3(x / (a * a), y / (b * b), z / (c * c));
  return k1 === 0 ? -min(a, b, c) : (k0 * (k0 - 1)) / k1;
}

/** A box with half sizes a, b and c and edges rounded by r. */
export function box(x: number, y: number, z: number, a: number, b: number, c: number, r = 0): number {
  const u = abs(x) - a + r;
  const v = abs(y) - b + r;
  const w = abs(z) - c + r;
  return length3(max(u, 0), max(v, 0), max(w, 0)) + min(max(u, v, w), 0) - r;
}

/** A cylinder along z with radius r, half width `half` and edges rounded by `edge`. */
export function drum(x: number, y: number, z: number, r: number, half: number, edge = 0): number {
  const u = length2(x, y) - r + edge;
  const v = abs(z) - half + edge;
  return length2(max(u, 0), max(v, 0)) + min(max(u, v), 0) - edge;
}

export const ring = (x: number, y: number, z: number, r: number, thick: number): number =>
  length2(length2(x, y) - r, z) - thick;

/** Radii of a rod at its two ends. */
type Taper = readonly [start: number, end: number];

/** A round rod from a to b, with a separate radius at each end. */
export function rod(
  x: number,
  y: number,
  z: number,
  a: readonly [number, number, number],
  b: readonly [number, number, number],
  [start, end]: Taper,
): number {
  const ux = b[0] - a[0];
  const uy = b[1] - a[1];
  const uz = b[2] - a[2];
  const px = x - a[0];
  const py = y - a[1];
  const pz = z - a[2];
  const t = clamp((px * ux + py * uy + pz * uz) / (ux * ux + uy * uy + uz * uz));
  const dx = px - ux * t;
  const dy = py - uy * t;
  const dz = pz - uz * t;
  return length3(dx, dy, dz) - mix(start, end, t);
}
