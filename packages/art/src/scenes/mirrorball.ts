import { lampLight } from '../light/lamps.ts';
import { noise, times } from '../math/random.ts';
import { clamp, mix, ramp } from '../math/scalar.ts';
import { dot, unit } from '../math/vector.ts';
import type { Vec3 } from '../math/vector.ts';
import { paperLight } from '../scene.ts';
import type { Light, Picture, Stage } from '../scene.ts';
import { fleckLight, scatter } from './flecks.ts';

export interface MirrorballOptions {
  /** Center as fractions of width and height; radius as a fraction of the height. */
  readonly cx?: number;
  readonly cy?: number;
  readonly R?: number;
  readonly flecks?: number;
  /** Fraction of the picture, from the top, without flecks and lamps. */
  readonly quiet?: number;
  /** A rectangle without flecks: left, top, right and bottom as fractions of the picture. */
  readonly clear?: readonly [number, number, number, number];
  /** Distance between the lamps. */
  readonly spread?: number;
  readonly cord?: boolean;
}

const { abs, asin, atan2, cos, floor, max, PI, sin, sqrt } = Math;
const rows = 19;
const key = unit([-0.55, 0.65, 0.55]);
const warmDirection = unit([0.8, -0.35, 0.35]);

/** The mirror ball above the floor, and the light it casts. */
export function mirrorball({ random: r, w, h, day }: Stage, o: MirrorballOptions): Picture {
  const cx = w * (o.cx ?? mix(0.42, 0.6, r()));
  const cy = h * (o.cy ?? mix(0.4, 0.5, r()));
  const R = h * (o.R ?? mix(0.26, 0.34, r()));
  const spin = r() * 6;
  const quiet = h * (o.quiet ?? 0);
  const lamps = lampLight(
    times(4, () => ({
      x: cx + (r() - 0.5) * w * (o.spread ?? 1.2),
      y: -h * 0.25,
      tilt: (r() - 0.5) * 1.1,
      spread: 0.07 + 0.06 * r(),
      strength: 0.55,
      reach: h * 0.8,
    })),
    quiet * 0.6,
    quiet * 1.7,
  );
  const [left, top, right, bottom] = o.clear ?? [1, 1, 0, 0];
  const flecks = scatter(r, o.flecks ?? 70, cx, cy, R).filter(
    (f) => f.y >= quiet && !(f.x > left * w && f.y > top * h && f.x < right * w && f.y < bottom * h),
  );
  const tone = (x: number, y: number): Light => {
    const dx = (x - cx) / R;
    const dy = (y - cy) / R;
    if (dx * dx + dy * dy < 1) return mirrors(dx, dy, spin);
    if (o.cord !== false && abs(dx) < 0.018 && dy < 0) return [0, 0, day ? 0 : 0.5, 0];
    if (day) {
      const f = fleckLight(flecks, x, y, 0);
      if (f.bone > 0) return [0, 0, 0, 1 - f.bone];
      if (f.signal > 0) return [0, f.signal, 0, 1 - f.signal];
      return f.amber > 0 ? [f.amber, 0, 0, 1 - f.amber * 0.8] : paperLight;
    }
    const f = fleckLight(flecks, x, y, lamps(x, y) * 0.75);
    return [f.amber, f.signal, f.bone * 0.9, 0];
  };
  return { tone, marks: [] };
}

/** Light of the mirror at (dx, dy) on the unit ball, rotated by `spin`. */
function mirrors(dx: number, dy: number, spin: number): Light {
  const square = dx * dx + dy * dy;
  const nz = sqrt(1 - square);
  const row = (asin(clamp(-dy, -1, 1)) / PI + 0.5) * rows;
  const i = floor(row);
  const latitude = ((i + 0.5) / rows - 0.5) * PI;
  const columns = max(3, Math.round(2 * rows * cos(latitude)));
  const column = ((atan2(dx, nz) + spin) / 2 / PI) * columns;
  const j = floor(column);
  const longitude = ((j + 0.5) / columns) * 2 * PI - spin;
  const n: Vec3 = [cos(latitude) * sin(longitude), sin(latitude), cos(latitude) * cos(longitude)];
  const fi = row - i;
  const fj = column - j;
  const seam = ramp(0, 0.09, fi) * ramp(1, 0.91, fi) * ramp(0, 0.09, fj) * ramp(1, 0.91, fj);
  const lit = clamp(dot(n, key));
  const grain = noise(i + 3, ((j % columns) + columns) % columns);
  const warm = clamp(dot(n, warmDirection));
  const amber = clamp(warm * 0.85 * (0.4 + grain)) * seam;
  // A few mirrors reflect the tail lamp instead of the key light.
  if (grain > 0.955 && lit > 0.15) return [amber, seam, 0, 0];
  const odd = (grain > 0.86 ? 0.55 : 0) - (grain < 0.25 ? 0.22 : 0);
  const white =
    clamp(0.05 + 0.5 * lit + 0.65 * lit ** 14 + odd) * seam * (0.35 + 0.65 * ramp(1, 0.72, square));
  return [amber, 0, white * (1 - warm * 0.7), 0];
}
