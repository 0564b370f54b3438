import { boards } from '../light/boards.ts';
import { lampLight } from '../light/lamps.ts';
import { times } from '../math/random.ts';
import type { Random } from '../math/random.ts';
import { bell, clamp, mix, ramp } from '../math/scalar.ts';
import { paperLight } from '../scene.ts';
import type { Light, Mark, Picture, Stage, StrokePoint } from '../scene.ts';
import { camera } from '../solid/camera.ts';
import type { Camera } from '../solid/camera.ts';
import type { Framing } from './framing.ts';

export type TrailsOptions = Framing & {
  lamps?: number;
  /** Fraction of the width, from the left, without lamps. */
  lampsFrom?: number;
  bands?: number;
  /** How far the common course swings, and its turn at the eye: art direction of the sweep. */
  swing?: number;
  phase?: number;
  /** Side of the picture on which the course approaches the viewer: -1 left, 1 right. */
  side?: -1 | 1;
};

const eyeZ = 7;
/** Where the tracks begin, just in front of the camera. */
const nearDistance = 5.2;
const { cos, exp, floor, sin } = Math;

/** The floor at night, seen from floor level: boards to the horizon, light cones, and the tracks of skaters. */
export function trails({ random: r, w, h, day }: Stage, o: TrailsOptions): Picture {
  const eyeY = o.eyeY ?? mix(1.0, 1.7, r());
  const cam = camera({
    eye: [0, eyeY, eyeZ],
    at: [mix(-1, 1, r()), o.atY ?? 0.9, -6],
    fov: o.fov ?? 52,
    w,
    h,
    shiftX: o.sx,
    shiftY: o.sy,
  });
  const turn = (r() - 0.5) * 0.8;
  const n = o.lamps ?? 5;
  const lamps = lampLight(
    times(n, (i) => ({
      x: w * mix(o.lampsFrom ?? 0, 1, (i + 0.5) / n + (r() - 0.5) * 0.12),
      y: -h * 0.06,
      tilt: (r() - 0.5) * 0.9,
      spread: mix(0.05, 0.12, r()),
      strength: mix(0.5, 0.95, r()),
      reach: h * 0.62,
    })),
  );
  const spots = times(5, () => ({ x: mix(-5, 5, r()), z: mix(-9, 3, r()), size: mix(1, 2.2, r()) }));

  const floorAt = (x: number, z: number, depth: number, lamp: number): Light => {
    const grain = boards(x * cos(turn) + z * sin(turn), z * cos(turn) - x * sin(turn), 0.5);
    if (day) return [clamp(0.25 + 0.6 * grain), 0, 0, ramp(8, 40, depth) * 0.5 + 0.12];
    let light = 0.04;
    for (const s of spots) light += 0.9 * bell(Math.hypot(x - s.x, z - s.z) / s.size);
    return [clamp(grain * light * exp(-depth * 0.02) * 1.15 + lamp * 0.25), 0, 0, 0];
  };

  const tone = (x: number, y: number): Light => {
    const d = cam.ray(x, y);
    const lamp = day ? 0 : lamps(x, y);
    const depth = d[1] < -0.004 ? -eyeY / d[1] : Infinity;
    if (depth < 70) return floorAt(d[0] * depth, eyeZ + d[2] * depth, depth, lamp);
    if (day) return d[1] < 0.03 ? [0, 0, 0, 0.55] : paperLight;
    const wall = d[1] < 0.05 ? 0.06 : 0;
    return [clamp(lamp * 0.85 + wall), 0, clamp((lamp - 0.55) * 0.7), 0];
  };
  return { tone, marks: sweep(r, cam, o) };
}

/**
 * All skaters follow one course, each in a separate lane. Lanes drift and swap, but never tangle.
 * Every band is a pair of tracks with several strands. The middle band is in signal.
 */
function sweep(r: Random, cam: Camera, o: TrailsOptions): Mark[] {
  const bands = o.bands ?? 4 + floor(r() * 2);
  const free = o.swing ?? mix(2.2, 4.2, r()) * (r() < 0.5 ? -1 : 1);
  const pace = mix(0.28, 0.42, r());
  const phase = o.phase ?? r() * 6;
  const near = Math.sign(free * sin(nearDistance * pace + phase));
  const swing = o.side && near !== 0 ? free * near * o.side : free;
  return times(bands, (k) => {
    const lane = (k - (bands - 1) / 2) * 1.15 + mix(-0.35, 0.35, r());
    const drift = mix(0.3, 0.9, r());
    const shift = r() * 6;
    const hot = k === floor(bands / 2);
    const strands = hot ? 7 : 3;
    const core = (strands - 1) / 2;
    return times(strands * 2, (n): Mark => {
      const j = floor(n / 2);
      const side = n % 2 === 0 ? -0.16 : 0.16;
      const points: StrokePoint[] = [];
      for (let i = 0; i <= 150; i++) {
        const t = i / 150;
        const z = mix(nearDistance, -26, t * t * 0.4 + t * 0.6);
        const course = swing * sin(z * pace + phase) + drift * sin(z * 0.21 + shift);
        const fan = (j - core) * 0.035 * (1 + 1.6 * sin(t * 5 + k));
        const seen = cam.see([course + lane * (1 - t * 0.3) + side + fan, 0.03, z]);
        if (seen.depth < 0.5) continue;
        points.push([seen.x, seen.y, clamp(seen.scale * (j === core ? 0.022 : 0.008), 0.35, 9)]);
      }
      const ink = hot ? (j === core ? 'bone' : 'signal') : k % 2 === 0 ? 'maple' : 'bone';
      return { kind: 'stroke', points, ink };
    });
  }).flat();
}
