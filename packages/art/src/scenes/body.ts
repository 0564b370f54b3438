import type { Point } from '../scene.ts';

/** The three phrases: a skating stride, a lunge to the floor, a slow reach overhead. */
export type Phrase = 0 | 1 | 2;

/** One exposure of a body as chains of joints. A is the side nearer to the viewer, B the far side. */
export type Pose = Record<'spine' | 'legB' | 'armB' | 'legA' | 'armA', Point[]>;

const { cos, max, PI, sin } = Math;

/** The point `length` from `a`, at an angle measured from straight down. */
const limb = ([x, y]: Point, angle: number, length: number): Point => [
  x + sin(angle) * length,
  y + cos(angle) * length,
];

interface Angles {
  readonly bend: number;
  readonly lean: number;
  thigh(p: number, back: boolean): number;
  knee(th: number, p: number, back: boolean): number;
  shoulder(p: number, back: boolean): number;
  elbow(p: number): number;
}

/** Angles of a phrase at moment q; `dip` is 0 upright and 1 at the lowest point. */
function anglesOf(phrase: Phrase, q: number, dip: number): Angles {
  if (phrase === 0)
    return {
      bend: 0.16 + 0.07 * cos(2 * q),
      lean: 0.5 + 0.16 * sin(q),
      thigh: (p) => 0.5 + 0.85 * sin(p),
      knee: (th, p) => th - 0.5 - 0.65 * max(0, cos(p)),
      shoulder: (p) => -0.3 - 1.25 * sin(p),
      elbow: (p) => 0.35 + 0.3 * cos(p),
    };
  if (phrase === 1)
    return {
      bend: 0.34 * dip,
      lean: 0.15 + 0.75 * dip,
      thigh: (_, back) => 1.15 * dip + (back ? -0.5 : 0.12),
      knee: (th, _, back) => th - 1.75 * dip - (back ? 0.1 : 0),
      shoulder: (_, back) => 0.5 + 2.1 * dip + (back ? 0.35 : 0),
      elbow: (p) => 0.35 + 0.3 * cos(p),
    };
  return {
    bend: 0.08 * dip,
    lean: 0.45 * sin(q),
    thigh: (p) => 0.15 + 0.5 * sin(p),
    knee: (th, p) => th - 0.25 - 0.5 * max(0, sin(p)),
    shoulder: (p, back) => PI - 1.1 + 1.35 * sin(p) * (back ? -1 : 1),
    elbow: (p) => 0.5 * cos(p),
  };
}

/** The body at moment q of its phrase, with height H, the hip above x and the feet on `base`. */
export function poseAt(phrase: Phrase, q: number, x: number, base: number, H: number): Pose {
  const dip = 0.5 - 0.5 * cos(q);
  const at = anglesOf(phrase, q, dip);
  const hip: Point = [x, base - H * (0.52 - 0.4 * at.bend)];
  const chest = limb(hip, PI - at.lean, H * 0.29);
  const leg = (p: number, back: boolean): Point[] => {
    const thigh = at.thigh(p, back);
    const shin = at.knee(thigh, p, back);
    const knee = limb(hip, thigh, H * 0.26);
    const foot = limb(knee, shin, H * 0.25);
    return [hip, knee, foot, limb(foot, shin + 1.5, H * 0.075)];
  };
  const arm = (p: number, back: boolean): Point[] => {
    const upper = at.shoulder(p, back);
    const elbow = limb(chest, upper, H * 0.17);
    return [chest, elbow, limb(elbow, upper + at.elbow(p), H * 0.17)];
  };
  return {
    spine: [hip, chest, limb(chest, PI - at.lean * 0.8, H * 0.14)],
    legB: leg(q + PI, true),
    armB: arm(q + PI, true),
    legA: leg(q, false),
    armA: arm(q, false),
  };
}
