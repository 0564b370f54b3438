import { noise, times } from '../math/random.ts';
import type { Random } from '../math/random.ts';
import { bell, clamp, mix } from '../math/scalar.ts';
import type { Light, Mark, Picture, Point, Stage, StrokePoint } from '../scene.ts';

export interface RinkOptions {
  /** Rotation of the whole floor in radians. */
  readonly turn?: number;
  /** Center and size, as fractions of the picture. */
  readonly cx?: number;
  readonly cy?: number;
  readonly zoom?: number;
  /** Whether to draw painted lines, the number of laps, and whether to draw one skater's spin. */
  readonly lines?: boolean;
  readonly laps?: number;
  readonly spin?: boolean;
}

/** The oval has its own axes: `out` converts a point of the floor to picture pixels, `into` converts it back. */
interface Floor {
  readonly S: number;
  readonly long: number;
  readonly short: number;
  out(x: number, y: number): Point;
  into(x: number, y: number): Point;
}

const { cos, floor, hypot, max, PI, sin } = Math;

/** The floor seen from above: boards, painted lines, pools of light and long-exposure laps. */
export function rink({ random: r, w, h, day }: Stage, o: RinkOptions): Picture {
  const turn = o.turn ?? (r() - 0.5) * 0.9;
  const cx = w * (o.cx ?? mix(0.35, 0.65, r()));
  const cy = h * (o.cy ?? mix(0.4, 0.6, r()));
  const S = max(w, h) * (o.zoom ?? mix(0.5, 0.75, r()));
  const c = cos(turn);
  const s = sin(turn);
  const oval: Floor = {
    S,
    long: S * 0.62,
    short: S * 0.34,
    out: (x, y) => [cx + x * c - y * s, cy + x * s + y * c],
    into: (x, y) => [(x - cx) * c + (y - cy) * s, -(x - cx) * s + (y - cy) * c],
  };
  const pools = times(4, () => ({
    x: w * r(),
    y: h * r(),
    size: S * mix(0.16, 0.36, r()),
    strength: mix(0.45, 0.9, r()),
    flat: mix(0.5, 0.9, r()),
  }));
  const tone = (x: number, y: number): Light => {
    const [across, along] = oval.into(x, y);
    const i = floor(across / (S * boardWidth));
    const grain = 0.62 + 0.38 * noise(i + 40, floor((along + noise(i, 7) * S) / (S * 0.42)));
    if (day) return [0.78, 0, 0, grain < 0.7 ? 0.1 : 0.3];
    let light = 0.05;
    for (const p of pools) light += p.strength * bell(hypot(x - p.x, (y - p.y) / p.flat) / p.size);
    return [clamp(light * grain * 1.15), 0, 0, 0];
  };
  const marks: Mark[] = seams(oval, w, h, day);
  if (o.lines !== false) marks.push(...paint(oval));
  const laps = o.laps ?? 5 + floor(r() * 4);
  const phase = r() * 6;
  marks.push(...lapTrails(r, oval, laps));
  if (o.spin !== false) marks.push(...spin(r, w, h, S, phase));
  return { tone, marks };
}

/** Width of a board as a fraction of the floor's size. */
const boardWidth = 0.066;

/** The seams that cross the picture. They are marks instead of halftone, so that they stay crisp at any pitch. */
function seams({ S, out, into }: Floor, w: number, h: number, day: boolean): Mark[] {
  const board = S * boardWidth;
  const half = hypot(w, h) / 2;
  const [x, y] = into(w / 2, h / 2);
  const first = Math.ceil((x - half) / board);
  return times(floor((x + half) / board) - first + 1, (i) => ({
    kind: 'line',
    points: [out((first + i) * board, y - half), out((first + i) * board, y + half)],
    width: S * (day ? 0.0016 : 0.0028),
    ink: day ? 'bone' : 'ink',
  }));
}

/** The outer line, the inner line and the start line. */
function paint({ S, long, short, out }: Floor): Mark[] {
  const straight = long - short;
  const line = (part: number): Mark => ({
    kind: 'line',
    closed: true,
    width: S * 0.0084,
    ink: 'maple',
    points: times(64, (i) => {
      const t = (i / 64) * 2 * PI;
      return out(cos(t) * short * part + (cos(t) > 0 ? straight : -straight), sin(t) * short * part);
    }),
  });
  const start: Mark = {
    kind: 'line',
    width: S * 0.0084,
    ink: 'maple',
    points: [out(0, -1.34 * short), out(0, -0.52 * short)],
  };
  return [line(1.34), line(0.52), start];
}

/** Each lap is a pair of tracks that widens and fades. One of them is in signal. */
function lapTrails(r: Random, { S, long, short, out }: Floor, laps: number): Mark[] {
  const hot = floor(r() * laps);
  return times(laps, (k) => {
    const lane = (k / laps - 0.5) * short;
    const waves = 2 + floor(r() * 3);
    const swing = short * mix(0.04, 0.16, r());
    const shift = r() * 6;
    const from = r() * 2 * PI;
    const span = mix(2.6, 6.2, r());
    return [-1, 1].map((side): Mark => {
      const points = times(85, (i): StrokePoint => {
        const t = from + (i / 84) * span;
        const away = lane + swing * sin(waves * t + shift) + side * S * 0.007;
        const [x, y] = out(cos(t) * (long + away), sin(t) * (short + away));
        return [x, y, S * 0.0032 * (0.15 + sin((i / 84) * PI))];
      });
      return { kind: 'stroke', points, ink: k === hot ? 'signal' : k % 2 ? 'bone' : 'maple' };
    });
  }).flat();
}

/** A spin: two feet draw one spiral. */
function spin(r: Random, w: number, h: number, S: number, phase: number): Mark[] {
  const x = w * mix(0.2, 0.8, r());
  const y = h * mix(0.25, 0.75, r());
  const turns = 4 + r() * 4;
  return [0, 1].map((foot) => ({
    kind: 'stroke',
    ink: foot === 0 ? 'signal' : 'bone',
    top: foot === 0,
    points: times(151, (i): StrokePoint => {
      const t = i / 150;
      const away = S * (0.012 + 0.13 * t * t);
      const a = phase + t * turns * 2 * PI + foot * 0.25;
      return [x + away * cos(a), y + away * 0.86 * sin(a), S * 0.0026 * (1 - t * 0.6)];
    }),
  }));
}
