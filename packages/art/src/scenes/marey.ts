import { boards } from '../light/boards.ts';
import { times } from '../math/random.ts';
import { bell, mix, ramp } from '../math/scalar.ts';
import { paperLight } from '../scene.ts';
import type { Light, Mark, Picture, Point, Stage, StrokePoint } from '../scene.ts';
import { poseAt } from './body.ts';
import type { Phrase, Pose } from './body.ts';

export interface MareyOptions {
  /** Number of exposures. */
  readonly n?: number;
  /** Height of the body as a fraction of the picture's height. Reduced where a head or hand would be cropped. */
  readonly size?: number;
  /** Start (`x0`), end (`x1`) and floor (`base`) of the phrase, as fractions of the picture. */
  readonly x0?: number;
  readonly x1?: number;
  readonly base?: number;
  readonly kind?: Phrase;
  readonly cycles?: number;
  /** Position of the exposure in signal, as a fraction of the phrase. */
  readonly hot?: number;
  readonly flip?: boolean;
}

const phrases: readonly Phrase[] = [0, 1, 2];
/** Free space above the highest hand or head, as a fraction of the height. */
const headroom = 0.075;
const limbs = ['spine', 'legB', 'armB', 'legA', 'armA'] as const;

/** Chronophotography after Marey: one body, one phrase, about sixty exposures. */
export function marey({ random: r, w, h, day }: Stage, o: MareyOptions): Picture {
  const n = o.n ?? 66;
  const size = o.size ?? mix(0.74, 0.86, r());
  const x0 = w * (o.x0 ?? mix(-0.05, 0.12, r()));
  const x1 = w * (o.x1 ?? mix(0.86, 1.02, r()));
  const base = h * (o.base ?? 0.9);
  const phrase = o.kind ?? phrases[Math.floor(r() * 3)] ?? 0;
  const phase = r() * 6.28;
  const cycles = o.cycles ?? mix(1.1, 1.7, r());
  const hot = Math.floor(n * (o.hot ?? mix(0.42, 0.72, r())));
  const flip = o.flip ?? r() < 0.4;

  const exposure = (i: number, H: number, floor: number): Pose => {
    const t = i / (n - 1);
    const q = phase + t * cycles * 2 * Math.PI;
    const x = mix(x0, x1, t + 0.035 * Math.sin(q));
    const pose = poseAt(phrase, q, x, floor, H);
    return flip ? mirrored(pose, w) : pose;
  };
  const tallest = Math.max(...times(n, (i) => reach(exposure(i, 1, 0))));
  const H = Math.min(h * size, (base - h * headroom) / tallest);
  const poses = times(n, (i) => exposure(i, H, base));
  const marks = [...poses.flatMap((pose, i) => figure(pose, H, i, hot)), ...paths(poses, H, hot)];

  const glow = w * (flip ? 1 - hot / n : hot / n);
  const ground = base + h * 0.012;
  const tone = (x: number, y: number): Light => {
    if (y > ground) {
      const plank = boards(x / 90 + (y - ground) * ((x - w / 2) / w) * 0.02, 1, 1);
      if (day) return [0.7 * plank, 0, 0, 0.3];
      return [plank * (0.25 + 0.7 * bell((x - glow) / (w * 0.3))), 0, 0, 0];
    }
    if (day) return paperLight;
    const away = Math.hypot((x - glow) / (w * 0.3), (y - base) / (h * 0.95)) * Math.sqrt(2.2);
    return [0.55 * bell(away) * ramp(-0.15, 0.4, y / h), 0, 0, 0];
  };
  return { tone, marks };
}

const mirrored = (pose: Pose, w: number): Pose => {
  const flip = (chain: Point[]): Point[] => chain.map(([x, y]) => [w - x, y]);
  const { spine, legA, legB, armA, armB } = pose;
  return { spine: flip(spine), legA: flip(legA), legB: flip(legB), armA: flip(armA), armB: flip(armB) };
};

/** How high a pose of height 1 reaches above the floor at 0, including the radius of the head. */
const reach = (pose: Pose): number =>
  Math.max(...limbs.flatMap((limb) => pose[limb].map(([, y]) => 0.04 - y)));

/** One exposure in hairlines. Every eighth is a beat and shows its joints; one is in signal. */
function figure(pose: Pose, H: number, i: number, hot: number): Mark[] {
  const isHot = i === hot;
  const beat = i % 8 === hot % 8;
  const marks: Mark[] = [];
  for (const limb of limbs) {
    const behind = limb.endsWith('B');
    if (behind && i % 2 === 1 && !isHot) continue;
    const points = pose[limb];
    const width = H * (isHot ? 0.015 : beat && !behind ? 0.0084 : 0.0034);
    marks.push({
      kind: 'line',
      points,
      width,
      ink: isHot ? 'signal' : behind ? 'maple' : 'bone',
      top: isHot,
    });
    if (behind || !(isHot || beat)) continue;
    for (const at of isHot ? points : points.slice(1))
      marks.push({
        kind: 'disc',
        at,
        radius: H * (isHot ? 0.0135 : 0.0075),
        ink: isHot ? 'signal' : 'bone',
        top: isHot,
      });
  }
  const head = pose.spine[2];
  if (head && isHot) marks.push({ kind: 'disc', at: head, radius: H * 0.036, ink: 'signal', top: true });
  else if (head && beat)
    marks.push({ kind: 'ring', at: head, radius: H * 0.0287, width: H * 0.0026, ink: 'bone' });
  return marks;
}

/** The paths of head, hands and feet through all exposures. */
const paths = (poses: readonly Pose[], H: number, hot: number): Mark[] =>
  limbs.map((limb) => ({
    kind: 'stroke',
    smooth: true,
    ink: limb === 'spine' ? 'bone' : 'maple',
    points: poses.flatMap((pose, i): StrokePoint[] => {
      const end = pose[limb][2];
      if (!end || (limb.endsWith('B') && i % 2 === 1 && i !== hot)) return [];
      return [[end[0], end[1], H * (limb.endsWith('B') ? 0.0022 : 0.0034)]];
    }),
  }));
