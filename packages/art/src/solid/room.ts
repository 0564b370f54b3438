import { clamp, mix } from '../math/scalar.ts';
import { along, dot, lengthOf, minus, unit } from '../math/vector.ts';
import type { Vec3 } from '../math/vector.ts';
import type { Light, Tone } from '../scene.ts';
import type { Camera } from './camera.ts';
import { lightThrough, march } from './march.ts';
import { skin } from './skin.ts';
import type { Material } from './skin.ts';
import { bounded } from './solid.ts';
import type { Nearest, Solid } from './solid.ts';

export interface RoomSetup {
  readonly camera: Camera;
  readonly solid: Solid;
  /** Direction towards the key light. */
  readonly key: Vec3;
  readonly day: boolean;
  /** Light of the bare floor at point p, `depth` from the camera, with the fraction `lit` of the key light. */
  floor(p: Vec3, depth: number, lit: number, x: number, y: number): Light;
  /** Light behind everything. */
  readonly back: Tone;
  /** How strongly the floor reflects (`gloss`), and how fast the reflection fades with distance (`fade`). */
  readonly gloss?: number | undefined;
  readonly fade?: number | undefined;
  /** Materials to print in place of others. */
  readonly recolor?: Partial<Record<Material, Material>> | undefined;
}

export interface Room {
  readonly tone: Tone;
  /** Whether the solid is between the camera and p. */ hides(p: Vec3): boolean;
}

const far = 30;
/** Distance of the horizon. Floor further away is background. */
const horizon = 90;
const mirrorReach = 9;
const onSolid = { start: 0.05, sharp: 10, steps: 22, reach: 4, stride: 0.04 };
const onFloor = { start: 0.03, sharp: 6, steps: 26, reach: 5, stride: 0.05 };

/** One lit solid on a polished floor, seen by a camera. */
export function room({
  camera,
  solid,
  key,
  day,
  floor,
  back,
  gloss = 0.5,
  fade = 0.55,
  recolor = {},
}: RoomSetup): Room {
  const towards = unit(key);
  const map = bounded(solid);
  const near: Nearest = { material: 'metal' };

  const normal = ([x, y, z]: Vec3): Vec3 => {
    const e = 0.002;
    return unit([
      map(x + e, y, z, near) - map(x - e, y, z, near),
      map(x, y + e, z, near) - map(x, y - e, z, near),
      map(x, y, z + e, near) - map(x, y, z - e, near),
    ]);
  };

  const shade = (o: Vec3, d: Vec3, t: number): Light => {
    const p = along(o, d, t);
    map(p[0], p[1], p[2], near);
    const material = recolor[near.material] ?? near.material;
    const n = normal(p);
    const half = unit(minus(towards, d));
    const diffuse = clamp(dot(n, towards));
    const open = clamp(0.35 + 2.2 * map(p[0] + n[0] * 0.3, p[1] + n[1] * 0.3, p[2] + n[2] * 0.3, near));
    const through = diffuse > 0 ? lightThrough(map, p, towards, onSolid, near) : 1;
    return skin[material]({
      diffuse: diffuse * through,
      glint: clamp(dot(n, half)) ** 28 * through,
      rim: (1 + Math.min(0, dot(n, d))) ** 3 * (day ? -1.5 : 1),
      open: open * clamp(0.4 + p[1] * 0.9),
      up: clamp(0.5 + 0.5 * n[1]),
    });
  };

  const mirrored = (p: Vec3, d: Vec3, bare: Light): Light => {
    const bounce: Vec3 = [d[0], -d[1], d[2]];
    const t = march(solid, p, bounce, mirrorReach, near);
    if (t <= 0) return bare;
    const image = shade(p, bounce, t);
    const part = gloss * Math.exp(-t * fade);
    return [
      mix(bare[0], image[0], part),
      mix(bare[1], image[1], part),
      mix(bare[2], image[2], part),
      bare[3],
    ];
  };

  const tone: Tone = (x, y) => {
    const { eye } = camera;
    const d = camera.ray(x, y);
    const down = d[1] < -1e-4 ? -eye[1] / d[1] : Infinity;
    const t = march(solid, eye, d, Math.min(down, far), near);
    if (t > 0) return shade(eye, d, t);
    if (down >= horizon) return back(x, y);
    const p: Vec3 = [eye[0] + d[0] * down, 0, eye[2] + d[2] * down];
    const through = lightThrough(map, p, towards, onFloor, near);
    const contact = clamp(0.15 + 1.6 * map(p[0], 0.05, p[2], near));
    return mirrored(p, d, floor(p, down, mix(day ? 0.3 : 0.18, 1, through) * contact, x, y));
  };

  const hides = (p: Vec3): boolean => {
    const v = minus(p, camera.eye);
    return march(solid, camera.eye, unit(v), lengthOf(v) - 0.04, near) > 0;
  };
  return { tone, hides };
}
