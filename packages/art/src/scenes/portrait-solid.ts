import { smoothMin } from '../math/scalar.ts';
import { egg, rod } from '../solid/shapes.ts';
import type { Nearest, Solid } from '../solid/solid.ts';
import type { Material } from '../solid/skin.ts';

/* A head and shoulders that look along +x. The origin is the middle of the head, whose height is about 1.5. */
const { abs, max, min, sqrt } = Math;
const smoothMax = (a: number, b: number, k: number): number => -smoothMin(-a, -b, k);

type Shape = (x: number, y: number, z: number) => number;

const face: Shape = (x, y, z) => {
  const az = abs(z);
  let d = egg(x + 0.1, y - 0.2, z, 0.62, 0.6, 0.5);
  d = smoothMin(d, egg(x - 0.14, y + 0.14, z, 0.4, 0.6, 0.39), 0.22);
  // jaw, brow, cheek
  d = smoothMin(d, rod(x, y, az, [0.34, -0.62, 0], [0.05, -0.42, 0.3], [0.13, 0.12]), 0.14);
  d = smoothMin(d, rod(x, y, az, [0.47, 0.2, 0.02], [0.38, 0.17, 0.3], [0.07, 0.06]), 0.12);
  d = smoothMin(d, rod(x, y, az, [0.42, -0.14, 0.24], [0.3, -0.1, 0.33], [0.1, 0.1]), 0.14);
  // eyes
  d = smoothMax(d, -egg(x - 0.57, y - 0.05, az - 0.19, 0.13, 0.085, 0.12), 0.09);
  // nose
  d = smoothMin(d, rod(x, y, z, [0.5, 0.1, 0], [0.65, -0.14, 0], [0.045, 0.078]), 0.07);
  d = smoothMin(d, egg(x - 0.58, y + 0.17, az - 0.085, 0.075, 0.05, 0.06), 0.05);
  // lips, and the line between them
  d = smoothMin(d, egg(x - 0.5, y + 0.335, z, 0.07, 0.045, 0.15), 0.05);
  d = smoothMin(d, egg(x - 0.485, y + 0.43, z, 0.08, 0.055, 0.13), 0.05);
  d = smoothMax(d, -egg(x - 0.62, y + 0.385, z, 0.1, 0.014, 0.15), 0.03);
  // ear, neck
  d = smoothMin(d, egg(x + 0.04, y + 0.02, az - 0.46, 0.1, 0.17, 0.06), 0.04);
  return smoothMin(d, rod(x, y, z, [-0.16, -0.4, 0], [-0.24, -1.2, 0], [0.29, 0.34]), 0.14);
};

/** The hair of a portrait, and what a person wears on the head. */
export const hairs = {
  round: (x, y, z) =>
    smoothMax(egg(x + 0.3, y - 0.34, z, 0.8, 0.78, 0.78), -egg(x - 0.62, y + 0.28, z, 0.72, 0.86, 0.6), 0.06),
  /** A shaved head and a beard. */
  beard: (x, y, z) => {
    const az = abs(z);
    let d = smoothMin(
      rod(x, y, az, [0.4, -0.66, 0], [0.1, -0.5, 0.34], [0.19, 0.12]),
      rod(x, y, az, [0.08, -0.46, 0.37], [0.02, -0.05, 0.42], [0.075, 0.05]),
      0.1,
    );
    d = smoothMin(d, rod(x, y, az, [0.56, -0.26, 0], [0.46, -0.34, 0.17], [0.045, 0.04]), 0.04);
    return smoothMax(d, -egg(x - 0.55, y + 0.385, z, 0.16, 0.075, 0.14), 0.03);
  },
  bun: (x, y, z) =>
    min(
      smoothMax(
        egg(x + 0.14, y - 0.25, z, 0.65, 0.62, 0.54),
        -egg(x - 0.52, y + 0.2, z, 0.6, 0.72, 0.7),
        0.05,
      ),
      egg(x + 0.32, y - 1.02, z, 0.34, 0.3, 0.34),
    ),
  /** A flat cap. */
  cap: (x, y, z) => {
    let d = smoothMax(egg(x + 0.06, y - 0.42, z, 0.8, 0.42, 0.62), -(y - 0.32 - 0.1 * x), 0.04);
    d = smoothMin(d, smoothMax(egg(x - 0.5, y - 0.36, z, 0.5, 0.09, 0.5), -(x - 0.1), 0.05), 0.08);
    return min(d, smoothMax(egg(x + 0.12, y - 0.16, z, 0.63, 0.62, 0.53), max(x - 0.02, -(y + 0.28)), 0.04));
  },
  /** Cut at the jaw. */
  bob: (x, y, z) => {
    let d = egg(x + 0.16, y - 0.2, z, 0.7, 0.68, 0.6);
    d = smoothMin(d, rod(x, y, abs(z), [-0.1, 0.1, 0.45], [-0.16, -0.55, 0.5], [0.2, 0.2]), 0.15);
    d = smoothMin(d, rod(x, y, z, [-0.45, 0.1, 0], [-0.5, -0.6, 0], [0.35, 0.3]), 0.2);
    d = smoothMax(d, -(y + 0.62), 0.06);
    return smoothMax(d, -egg(x - 0.66, y + 0.16, z, 0.72, 0.72, 0.5), 0.06);
  },
} as const satisfies Record<string, Shape>;

export type Hair = keyof typeof hairs;

const shirt: Shape = (x, y, z) => {
  const shoulders = smoothMin(
    rod(x, y, abs(z), [-0.22, -1.36, 0.1], [-0.28, -1.92, 0.98], [0.3, 0.34]),
    egg(x + 0.22, y + 2.5, z, 0.64, 1.15, 1.02),
    0.3,
  );
  return smoothMax(shoulders, -rod(x, y, z, [-0.16, -0.6, 0], [-0.16, -1.24, 0], [0.33, 0.4]), 0.06);
};

const collar: Shape = (x, y, z) =>
  smoothMax(abs(sqrt((x + 0.17) ** 2 + z ** 2) - 0.42) - 0.035, abs(y + 1.17 - 0.14 * x) - 0.07, 0.03);

const spectacles: Shape = (x, y, z) => {
  const az = abs(z);
  const rims = max(
    abs(sqrt(((x - 0.6) * 0.3) ** 2 + (y - 0.05) ** 2 + (az - 0.2) ** 2) - 0.155) - 0.018,
    abs(x - 0.58) - 0.03,
  );
  return min(rims, rod(x, y, az, [0.55, 0.07, 0.35], [0, 0.06, 0.46], [0.018, 0.018]));
};

/** Face in amber, hair in iron, shirt in leather, collar in signal, glasses in metal. */
export function portraitSolid(hair: Hair, glasses: boolean): Solid {
  const parts: readonly (readonly [Shape, Material])[] = [
    [face, 'amber'],
    [hairs[hair], 'iron'],
    [shirt, 'leather'],
    [collar, 'signal'],
    ...(glasses ? [[spectacles, 'metal'] as const] : []),
  ];
  const distance = (x: number, y: number, z: number, nearest: Nearest): number => {
    let least = Infinity;
    for (const [shape, material] of parts) {
      const d = shape(x, y, z);
      if (d < least) {
        least = d;
        nearest.material = material;
      }
    }
    return least;
  };
  return { distance, middle: [-0.1, -1, 0], reach: 2.9 };
}
