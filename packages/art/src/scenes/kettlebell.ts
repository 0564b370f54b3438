import { boards, floorLight, pool } from '../light/boards.ts';
import { lampLight } from '../light/lamps.ts';
import { times } from '../math/random.ts';
import { mix, smoothMin } from '../math/scalar.ts';
import type { Picture, Stage } from '../scene.ts';
import { camera } from '../solid/camera.ts';
import { room } from '../solid/room.ts';
import { ball, rod } from '../solid/shapes.ts';
import type { Material } from '../solid/skin.ts';
import type { Nearest, Solid } from '../solid/solid.ts';
import type { Framing } from './framing.ts';

export type KettlebellOptions = Omit<Framing, 'eyeY'> & {
  /** Number of kettlebells in the row. */
  n?: number;
};

/** A kettlebell's position on the floor, rotation about its own axis, and size. */
interface Bell {
  readonly x: number;
  readonly z: number;
  readonly turn: number;
  readonly size: number;
  readonly hot: boolean;
}

/** A row of kettlebells. One of them has the signal band. */
export function kettlebell({ random: r, w, h, day }: Stage, o: KettlebellOptions): Picture {
  const n = o.n ?? 1 + Math.floor(r() * 3);
  const yaw = mix(-0.5, 0.5, r());
  const cam = camera({
    eye: [Math.sin(yaw) * 6, mix(1.0, 2.2, r()), Math.cos(yaw) * 6],
    at: [0, o.atY ?? 0.95, 0],
    fov: o.fov ?? (n > 1 ? 34 : 28),
    w,
    h,
    shiftX: o.sx,
    shiftY: o.sy,
  });
  const bells: Bell[] = times(n, (i) => ({
    x: (i - (n - 1) / 2) * 1.75 + (r() - 0.5) * 0.2,
    z: (r() - 0.5) * 1.2 - (i % 2) * 0.7,
    turn: r() * 2 - 1,
    size: n === 1 ? 1 : mix(0.78, 1, r()),
    hot: i === Math.floor(n / 2),
  }));
  const lamps = lampLight([
    {
      x: w * mix(0.2, 0.8, r()),
      y: -h * 0.2,
      tilt: (r() - 0.5) * 0.5,
      spread: 0.28,
      strength: 0.5,
      reach: h,
    },
  ]);
  const { tone } = room({
    camera: cam,
    solid: rowSolid(bells),
    key: [mix(-0.9, 0.9, r()), 1, 0.55],
    gloss: 0.35,
    day,
    floor: ([x, , z], depth, lit) =>
      floorLight(
        { grain: boards(x, z, 0.5), pool: pool(x, z, Math.sqrt(0.05), Math.sqrt(0.1)), lit, depth },
        day,
      ),
    back: (x, y) => (day ? [0, 0, 0, 1] : [lamps(x, y), 0, 0, 0]),
  });
  return { tone, marks: [] };
}

/* Horn, elbow and bar of the handle; x is mirrored, so one half is enough. */
const horn = [
  [0.36, 1.28, 0],
  [0.52, 1.82, 0],
  [0.135, 0.12],
] as const;
const elbow = [
  [0.36, 1.95, 0],
  [0.52, 1.82, 0],
  [0.125, 0.12],
] as const;
const bar = [
  [0, 1.97, 0],
  [0.36, 1.95, 0],
  [0.125, 0.125],
] as const;

/** A body with a flat base, blended with the handle. */
function bellShape(x: number, y: number, z: number): number {
  const body = Math.max(ball(x, y - 0.74, z, 0.78), -y);
  const side = Math.abs(x);
  const corner = smoothMin(rod(side, y, z, ...horn), rod(side, y, z, ...elbow), 0.06);
  return smoothMin(body, smoothMin(corner, rod(side, y, z, ...bar), 0.06), 0.14);
}

function rowSolid(bells: readonly Bell[]): Solid {
  const turned = bells.map((bell) => ({ ...bell, cos: Math.cos(bell.turn), sin: Math.sin(bell.turn) }));
  const distance = (x: number, y: number, z: number, nearest: Nearest): number => {
    let d = Infinity;
    let material: Material = 'iron';
    for (const { x: bx, z: bz, cos, sin, size, hot } of turned) {
      const dx = x - bx;
      const dz = z - bz;
      const front = (-dx * sin + dz * cos) / size;
      const part = bellShape((dx * cos + dz * sin) / size, y / size, front) * size;
      if (part >= d) continue;
      d = part;
      const band = Math.abs(y / size - 0.74) < 0.13 && front > 0;
      material = band ? (hot ? 'signal' : 'amber') : 'iron';
    }
    nearest.material = material;
    return d;
  };
  const width = ((bells.length - 1) / 2) * 1.75;
  return { distance, middle: [0, 1.05, -0.2], reach: Math.hypot(width + 1, 1.5, 1) };
}
