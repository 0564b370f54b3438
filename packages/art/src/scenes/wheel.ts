import { boards, floorLight, pool } from '../light/boards.ts';
import { lampLight } from '../light/lamps.ts';
import { times } from '../math/random.ts';
import { mix } from '../math/scalar.ts';
import type { Picture, Stage } from '../scene.ts';
import { camera } from '../solid/camera.ts';
import { room } from '../solid/room.ts';
import { ball, drum, ring } from '../solid/shapes.ts';
import type { Material } from '../solid/skin.ts';
import type { Nearest, Solid } from '../solid/solid.ts';
import type { Framing } from './framing.ts';

export type WheelOptions = Framing & {
  yaw?: number;
  tyre?: Material;
  lamps?: boolean;
  gloss?: number;
  fade?: number;
  pool?: number;
};

/** One wheel on the floor, with its bearing towards the viewer. */
export function wheel({ random: r, w, h, day }: Stage, o: WheelOptions): Picture {
  const yaw = o.yaw ?? mix(-0.75, 0.75, r());
  const cam = camera({
    eye: [Math.sin(yaw) * 5, o.eyeY ?? mix(0.9, 1.8, r()), Math.cos(yaw) * 5],
    at: [0, o.atY ?? 1.02, 0],
    fov: o.fov ?? 28,
    w,
    h,
    shiftX: o.sx,
    shiftY: o.sy,
  });
  const solid = wheelSolid(r() * 6);
  const lamps =
    o.lamps === false
      ? () => 0
      : lampLight(
          times(3, (i) => ({
            x: w * (0.2 + 0.3 * i),
            y: -h * 0.1,
            tilt: r() - 0.5,
            spread: 0.12,
            strength: 0.75,
            // Ends before the horizon, which would otherwise cut the cone off flat.
            reach: h * 0.2,
          })),
        );
  // Most wheels are taillight red; some are headlight amber.
  const tyre = o.tyre ?? (r() < 0.3 ? 'amber' : 'signal');
  const sharp = Math.sqrt(o.pool ?? 0.12);
  const { tone } = room({
    camera: cam,
    solid,
    key: [-0.6, 1, 0.7],
    gloss: o.gloss,
    fade: o.fade,
    day,
    recolor: { signal: tyre },
    floor: ([x, , z], depth, lit) =>
      floorLight(
        { grain: boards(x * 0.9 + z * 0.44, z, 0.34), pool: pool(x, z, sharp, sharp), lit, depth },
        day,
      ),
    back: (x, y) => (day ? [0, 0, 0, 1] : [lamps(x, y), 0, 0, 0]),
  });
  return { tone, marks: [] };
}

const balls = 8;

/** A wheel of radius 1 on the floor. `roll` rotates the balls of the bearing. */
function wheelSolid(roll: number): Solid {
  const distance = (x: number, height: number, z: number, nearest: Nearest): number => {
    const y = height - 1;
    let d = Math.max(drum(x, y, z, 1, 0.5, 0.2), -drum(x, y, z - 0.55, 0.56, 0.16, 0.03));
    let material: Material = 'signal';
    const put = (part: number, of: Material): void => {
      if (part < d) {
        d = part;
        material = of;
      }
    };
    put(Math.max(drum(x, y, z - 0.3, 0.55, 0.1, 0.02), -drum(x, y, z - 0.42, 0.5, 0.08, 0.01)), 'panel');
    put(ring(x, y, z - 0.42, 0.44, 0.055), 'metal');
    put(ring(x, y, z - 0.42, 0.2, 0.06), 'metal');
    // All balls are copies of one ball: use the nearest of the equal rotations.
    const turn = ((Math.atan2(y, x) + roll) / 2 / Math.PI) * balls;
    const a = (Math.round(turn) / balls) * 2 * Math.PI - roll;
    put(ball(x - 0.32 * Math.cos(a), y - 0.32 * Math.sin(a), z - 0.42, 0.085), 'metal');
    put(drum(x, y, z - 0.3, 0.1, 0.4, 0.02), 'metal');
    put(Math.max(Math.hypot(x, y) * 0.95 - 0.13, Math.abs(z - 0.6) - 0.07), 'metal');
    nearest.material = material;
    return d;
  };
  return { distance, middle: [0, 1, 0], reach: 1.25 };
}
