import { cross, dot, minus, unit } from '../math/vector.ts';
import type { Vec3 } from '../math/vector.ts';

export interface CameraSetup {
  readonly eye: Vec3;
  readonly at: Vec3;
  /** Vertical field of view, degrees. */
  readonly fov: number;
  readonly w: number;
  readonly h: number;
  /** Shift of the picture's center, as a fraction of its width and height, to make room for text. */
  readonly shiftX?: number | undefined;
  readonly shiftY?: number | undefined;
}

export interface Camera {
  readonly eye: Vec3;
  /** Direction of the view ray through the pixel (x, y). */
  ray(x: number, y: number): Vec3;
  /** Projects a point: pixel x and y, depth, and pixels per world unit at that depth. */
  see(p: Vec3): { x: number; y: number; depth: number; scale: number };
}

export function camera({ eye, at, fov, w, h, shiftX = 0, shiftY = 0 }: CameraSetup): Camera {
  const f = unit(minus(at, eye));
  const r = unit(cross(f, [0, 1, 0]));
  const u = cross(r, f);
  const k = h / 2 / Math.tan((fov * Math.PI) / 360);
  const cx = w * (0.5 + shiftX);
  const cy = h * (0.5 + shiftY);
  return {
    eye,
    ray: (x, y) => {
      const a = x - cx;
      const b = cy - y;
      return unit([
        f[0] * k + r[0] * a + u[0] * b,
        f[1] * k + r[1] * a + u[1] * b,
        f[2] * k + r[2] * a + u[2] * b,
      ]);
    },
    see: (p) => {
      const d = minus(p, eye);
      const depth = dot(d, f);
      const scale = k / depth;
      return { x: cx + dot(d, r) * scale, y: cy - dot(d, u) * scale, depth, scale };
    },
  };
}
