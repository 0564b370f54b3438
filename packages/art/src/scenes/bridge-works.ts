import { times } from '../math/random.ts';
import type { Random } from '../math/random.ts';
import { mix } from '../math/scalar.ts';
import type { Mark, Point } from '../scene.ts';

/** In pixels: x of both towers, top of the towers, height of the road, edge of the river, and size of the picture. */
export interface Span {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly deck: number;
  readonly edge: number;
  readonly w: number;
  readonly h: number;
}

/** A house on the far bank, at the edge of the river. */
export interface Building {
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

/** The far bank: low houses that get taller towards the center, which has round towers. */
export function skyline(r: Random, w: number, h: number): Building[] {
  const middle = w * mix(0.4, 0.6, r());
  const houses = times(22, (i): Building => {
    const x = w * (i / 22);
    const away = Math.abs(x - middle) / w;
    const rise = mix(0, 0.06, r() ** 2) + 0.1 * Math.exp(-away * away * 30) * r();
    return { x: x - w * 0.004, width: w / 22 + w * 0.008, height: h * (0.045 + rise) };
  });
  const center: [number, number, number][] = [
    [-0.048, 0.19, 0.024],
    [-0.022, 0.22, 0.022],
    [0.002, 0.275, 0.026],
    [0.03, 0.22, 0.022],
    [0.054, 0.19, 0.024],
  ];
  return [
    ...houses,
    ...center.map(([dx, height, width]) => ({ x: middle + w * dx, width: w * width, height: h * height })),
  ];
}

const strutPositions = [0, 0.22, 0.46, 0.72];

/** The marks of towers, cables and road (bone by night, ink by day), and a test whether they hide a point of the sky. */
export function crossingOf({ left, right, top, deck, edge, w, h }: Span): {
  marks: Mark[];
  blocks(x: number, y: number): boolean;
} {
  const half = w * 0.012;
  const post = half * 0.62;
  /** Distance of a post's outer side from the tower's axis. The posts are further apart at the bottom. */
  const outer = (y: number): number => half * mix(0.95, 1.7, (y - top) / (edge - top));

  const tower = (axis: number): Mark[] => {
    const posts = [-1, 1].map((side): Mark => {
      const x = (y: number, inset: number): number => axis + side * (outer(y) - inset);
      const foot = top - h * 0.014;
      const points: Point[] = [
        [x(top, 0), foot],
        [x(edge, 0), edge],
        [x(edge, post), edge],
        [x(top, post), foot],
      ];
      return { kind: 'shape', points, ink: 'bone' };
    });
    const struts = strutPositions.map((part): Mark => {
      const y = mix(top, deck, part);
      const reach = outer(y);
      const points: Point[] = [
        [axis - reach, y],
        [axis + reach, y],
        [axis + reach, y + h * 0.014],
        [axis - reach, y + h * 0.014],
      ];
      return { kind: 'shape', points, ink: 'bone' };
    });
    return [...posts, ...struts];
  };

  const road: Mark = {
    kind: 'shape',
    ink: 'ink',
    points: [
      [-5, deck - h * 0.006],
      [w + 5, deck - h * 0.006],
      [w + 5, deck + h * 0.016],
      [-5, deck + h * 0.016],
    ],
  };
  const blocks = (x: number, y: number): boolean => {
    if (y > deck - h * 0.006 && y < deck + h * 0.016) return true;
    const off = Math.min(Math.abs(x - left), Math.abs(x - right));
    return y > top - h * 0.012 && off < outer(y) && off > outer(y) - post;
  };
  return {
    marks: [...tower(left), ...tower(right), road, ...cables({ left, right, top, deck, edge, w, h })],
    blocks,
  };
}

/** A cable as n + 1 points. It sags `dip` below the straight line between its ends. */
const sag = (a: Point, b: Point, dip: number, n: number): Point[] =>
  times(n + 1, (i) => {
    const t = i / n;
    return [mix(a[0], b[0], t), mix(a[1], b[1], t) + dip * 4 * t * (1 - t)];
  });

function cables({ left, right, top, deck, w, h }: Span): Mark[] {
  const width = h * 0.0068;
  const length = right - left;
  const all = [
    sag([left, top], [right, top], deck - top - h * 0.02, 44),
    sag([left - length * 0.55, deck], [left, top], h * 0.05, 22),
    sag([right, top], [right + length * 0.55, deck], h * 0.05, 22),
  ];
  const hangers = all.flat().filter(([, y]) => y < deck - 4);
  return [
    ...hangers.map(([x, y]): Mark => ({
      kind: 'line',
      ink: 'bone',
      width: width * 0.32,
      points: [
        [x, y],
        [x, deck],
      ],
    })),
    ...all.map((points): Mark => ({ kind: 'line', ink: 'bone', width, points })),
    {
      kind: 'line',
      ink: 'bone',
      width,
      points: [
        [-5, deck],
        [w + 5, deck],
      ],
    },
  ];
}
