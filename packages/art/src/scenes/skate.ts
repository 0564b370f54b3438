import { boards, floorLight, pool } from '../light/boards.ts';
import { lampLight } from '../light/lamps.ts';
import { times } from '../math/random.ts';
import { mix } from '../math/scalar.ts';
import type { Vec3 } from '../math/vector.ts';
import type { Mark, Picture, Stage, StrokePoint } from '../scene.ts';
import { camera } from '../solid/camera.ts';
import type { Camera } from '../solid/camera.ts';
import { room } from '../solid/room.ts';
import type { Room } from '../solid/room.ts';
import { skateSolid } from './skate-solid.ts';
import type { Framing } from './framing.ts';

export type SkateOptions = Framing & {
  yaw?: number;
  /** Distance of the camera, in multiples of the wheelbase. */
  dist?: number;
  key?: Vec3;
  /** Sharpness of the pool of light and where it lies. */
  pool?: number;
  poolX?: number;
  /** Fraction of the picture, from the top, that the lamps leave dark. */
  quiet?: number;
  trails?: boolean;
  /** How far the trails bend away and how long they are. */
  bend?: number;
  len?: number;
};

/** A quad skate at rest under the lamps, with the two tracks that lead to it. */
export function skate({ random: r, w, h, day }: Stage, o: SkateOptions): Picture {
  const yaw = o.yaw ?? mix(0.5, 0.95, r());
  const dist = o.dist ?? 6.2;
  const eyeY = o.eyeY ?? mix(1.0, 1.7, r());
  const cam = camera({
    eye: [Math.sin(yaw) * dist, eyeY, Math.cos(yaw) * dist],
    at: [0.1, o.atY ?? 1.2, 0],
    fov: o.fov ?? 34,
    w,
    h,
    shiftX: o.sx,
    shiftY: o.sy,
  });
  const quiet = h * (o.quiet ?? 0);
  const lamps = lampLight(
    times(4, (i) => ({
      x: w * (0.1 + 0.28 * i + 0.1 * r()),
      y: -h * 0.12,
      tilt: (r() - 0.5) * 0.9,
      spread: 0.1 + 0.07 * r(),
      strength: 0.5,
      reach: h * 0.9,
    })),
    quiet * 0.6,
    quiet * 1.7,
  );
  const sharp = Math.sqrt(o.pool ?? 0.33);
  const scene = room({
    camera: cam,
    solid: skateSolid,
    key: o.key ?? [-0.5, 1.1, 0.75],
    gloss: 0.62,
    day,
    floor: ([x, , z], depth, lit, px, py) => {
      const grain = boards(x * 0.94 + z * 0.34, z * 0.94 - x * 0.34);
      const light = pool(x - (o.poolX ?? 0), z, 0.42 * sharp, 0.6 * sharp) + (day ? 0 : lamps(px, py) * 0.9);
      return floorLight({ grain, pool: light, lit, depth }, day);
    },
    back: (x, y) => (day ? [0, 0, 0, 1] : [lamps(x, y) * 0.8, 0, 0, 0]),
  });
  const bend = o.bend ?? mix(0.3, 0.9, r());
  const marks = o.trails === false ? [] : tracks(cam, scene, w, bend, o.len ?? 8.5);
  return { tone: scene.tone, marks };
}

/** Half widths of the seven strands of a track, in world units: a wide core and thin outer lines. */
const strands = [0.004, 0.007, 0.01, 0.02, 0.01, 0.007, 0.004];

function tracks(cam: Camera, scene: Room, w: number, bend: number, len: number): Mark[] {
  const marks: Mark[] = [];
  for (const wheel of [-0.45, 0.45]) {
    strands.forEach((half, k) => {
      const ink = k === 3 ? 'bone' : k === 0 || k === 6 ? 'maple' : 'signal';
      let points: StrokePoint[] = [];
      // The boot interrupts a strand behind it; the strand continues on the other side.
      const flush = (): void => {
        if (points.length > 1) marks.push({ kind: 'stroke', points, ink });
        points = [];
      };
      for (let i = 0; i <= 72; i++) {
        const s = i / 72;
        const z =
          wheel + (k - 3) * 0.045 * (1 + s * 1.2) + bend * 4.4 * s * s - 0.5 * s + 0.05 * Math.sin(s * 9 + k);
        const p: Vec3 = [-0.72 - s * len, 0.012, z];
        const seen = cam.see(p);
        if (seen.depth < 0.5 || seen.x < -w * 0.2) break;
        if (scene.hides(p)) flush();
        else points.push([seen.x, seen.y, seen.scale * half]);
      }
      flush();
    });
  }
  return marks;
}
