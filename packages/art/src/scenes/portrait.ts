import { times } from '../math/random.ts';
import { clamp, mix } from '../math/scalar.ts';
import { along, dot, minus, unit } from '../math/vector.ts';
import type { Vec3 } from '../math/vector.ts';
import { paperLight } from '../scene.ts';
import type { Light, Picture, Stage, Tone } from '../scene.ts';
import { camera } from '../solid/camera.ts';
import { lightThrough, march } from '../solid/march.ts';
import type { Material } from '../solid/skin.ts';
import type { Nearest } from '../solid/solid.ts';
import { hairs, portraitSolid } from './portrait-solid.ts';
import type { Hair } from './portrait-solid.ts';

export interface PortraitOptions {
  hair?: Hair;
  /** How far the head turns from the viewer, in radians; negative turns it to the left. */
  yaw?: number;
  /** Where the key light stands: 1 is the viewer's right, -1 the left. */
  side?: number;
  /** Shifts the head down, as a fraction of the height. */
  sy?: number;
  glasses?: boolean;
  /** A bone shirt would vanish on a bone ground. */
  shirt?: 'bone' | 'ink';
}

const soft = { start: 0.04, sharp: 9, steps: 20, reach: 2, stride: 0.03 };
/** Distance of the camera, and the furthest point that it sees. */
const away = 6.4;
const far = 9.5;

/** The lighting of a point: key light, highlight and edge, each 0..1. */
interface Lit {
  readonly diffuse: number;
  readonly glint: number;
  readonly rim: number;
}

type Print = (lit: Lit) => readonly [amber: number, signal: number, bone: number];

/** By night the light itself is printed. */
const night: Record<Material, Print> = {
  amber: ({ diffuse, glint, rim }) => [0.1 + diffuse * 0.95 + rim * 0.18, 0, glint * 0.55],
  iron: ({ diffuse, glint, rim }) => [0.015 + diffuse * 0.2, 0, glint * 0.35 + rim * 0.42],
  signal: ({ diffuse, glint }) => [0, 0.3 + diffuse * 0.7, glint * 0.4],
  metal: ({ diffuse, glint }) => [0, 0, 0.3 + diffuse * 0.4 + glint],
  leather: ({ diffuse, glint, rim }) => [0, 0, 0.03 + diffuse * 0.62 + rim * 0.3 + glint * 0.1],
  panel: () => [0, 0, 0],
};

/** On a light ground ink is printed where it is dark, so the light is what stays bright. */
const day: Record<Material, Print> = {
  ...night,
  amber: ({ diffuse, glint, rim }) => [clamp(0.1 + diffuse * 0.95 + rim * 0.2) * 0.98, 0, glint * 0.5],
  iron: ({ diffuse, glint, rim }) => [0.02 + diffuse * 0.3 + rim * 0.25, 0, glint * 0.2],
  signal: ({ diffuse }) => [0, 0.35 + diffuse * 0.6, 0],
  metal: ({ glint }) => [0, 0, glint],
  leather: ({ diffuse }) => [0, 0, 0.12 + diffuse * 0.85],
  // A dark shirt.
  panel: ({ diffuse, rim }) => [0, 0, 0.02 + diffuse * 0.42 + rim * 0.2],
};

const names = Object.keys(hairs) as Hair[];

/** A head in the light of the floor's lamps, for a person without a photograph. */
export function portrait({ random: r, w, h, day: isDay }: Stage, o: PortraitOptions): Picture {
  const hair = o.hair ?? names[Math.floor(r() * names.length)] ?? 'round';
  const yaw = o.yaw ?? mix(0.45, 0.95, r()) * (r() < 0.5 ? -1 : 1);
  const sy = o.sy ?? -0.03;
  const cam = camera({
    eye: [Math.cos(yaw) * away, -0.1, Math.sin(yaw) * away],
    at: [0, -0.38, 0],
    fov: 26,
    w,
    h,
    shiftY: sy,
  });
  const solid = portraitSolid(hair, o.glasses ?? false);
  const near: Nearest = { material: 'amber' };
  const side = o.side ?? Math.sign(yaw) * 0.92;
  const [fx, , fz] = unit(minus([0, -0.38, 0], cam.eye));
  const key = unit([Math.cos(yaw) * 0.5 - fz * side, 0.7, Math.sin(yaw) * 0.5 + fx * side]);
  const print = isDay ? day : night;

  const normal = ([x, y, z]: Vec3): Vec3 => {
    const e = 0.003;
    const slope = (dx: number, dy: number, dz: number): number =>
      solid.distance(x + dx, y + dy, z + dz, near) - solid.distance(x - dx, y - dy, z - dz, near);
    return unit([slope(e, 0, 0), slope(0, e, 0), slope(0, 0, e)]);
  };

  const shade = (p: Vec3, d: Vec3, y: number): Light => {
    solid.distance(p[0], p[1], p[2], near);
    const material = near.material === 'leather' && o.shirt === 'ink' ? 'panel' : near.material;
    const n = normal(p);
    const through = lightThrough(solid.distance, p, key, soft, near);
    const lit: Lit = {
      diffuse: clamp(dot(n, key)) * through,
      glint: clamp(dot(n, unit(minus(key, d)))) ** 22 * through,
      rim: clamp(1 + dot(n, d)) ** 3.2,
    };
    const [amber, signal, bone] = print[material](lit);
    // The light fades towards the chest.
    const low = isDay || material === 'iron' ? 1 : 1 - clamp((y - h * 0.8) / (h * 0.3)) * 0.5;
    return [clamp(amber) * low, clamp(signal), clamp(bone) * low, 0];
  };

  const back = isDay ? () => paperLight : lampsBehind(r, w, h, sy);
  const tone: Tone = (x, y) => {
    const d = cam.ray(x, y);
    const t = march(solid, cam.eye, d, far, near);
    return t > 0 ? shade(along(cam.eye, d, t), d, y) : back(x, y);
  };
  return { tone, marks: [] };
}

/** The cones of three lamps, and a glow around the head. */
function lampsBehind(r: Stage['random'], w: number, h: number, sy: number): Tone {
  const lamps = times(3, (i) => ({
    x: w * (0.18 + 0.34 * i + 0.12 * r()),
    tilt: (r() - 0.5) * 0.7,
    spread: 0.12 + 0.08 * r(),
  }));
  return (x, y) => {
    let light = 0;
    for (const lamp of lamps) {
      const q = (Math.atan2(x - lamp.x, y + h * 0.2) - lamp.tilt) / lamp.spread;
      light += 0.34 * Math.exp(-q * q * 2) * Math.exp(-y / (h * 1.1));
    }
    const [dx, dy] = [x - w * 0.5, y - h * (0.5 + sy) + h * 0.06];
    const glow = 0.34 * Math.exp(-((dx * dx + dy * dy) / (h * 0.44) ** 2) * 1.4);
    return [clamp(light + glow), 0, 0, 0];
  };
}
