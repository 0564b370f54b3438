import { clamp, smoothMin } from '../math/scalar.ts';
import { box, drum, egg, ring, rod } from '../solid/shapes.ts';
import type { Material } from '../solid/skin.ts';
import type { Nearest, Solid } from '../solid/solid.ts';

const { abs, max, sqrt } = Math;

type Spot = readonly [number, number, number];
/** The two ends of a rod and its radius at each end. */
type Rod = readonly [Spot, Spot, readonly [number, number]];

/* All rods are constants: creating them for every distance took half the time of a picture. */
const shaft: Rod = [
  [-0.47, 1.5, 0],
  [-0.6, 2.7, 0],
  [0.36, 0.45],
];
const hollow: Rod = [
  [-0.52, 2.1, 0],
  [-0.6, 3, 0],
  [0.28, 0.4],
];
const stopStem: Rod = [
  [1.08, 0.74, 0],
  [1.3, 0.62, 0],
  [0.06, 0.06],
];
const stop: Rod = [
  [1.27, 0.64, 0],
  [1.36, 0.56, 0],
  [0.17, 0.17],
];
/** Laces cross down the shaft and the instep. One half is enough, because z is mirrored. */
const laces: readonly Rod[] = [
  [-0.15, 2.42, -0.17, 2.19],
  [-0.12, 2.22, -0.14, 1.99],
  [-0.09, 2.02, -0.08, 1.81],
  [-0.03, 1.84, 0.05, 1.68],
  [0.1, 1.71, 0.21, 1.6],
  [0.26, 1.63, 0.38, 1.53],
].map(([x = 0, y = 0, toX = 0, toY = 0]): Rod => [
  [x + 0.02, y, 0],
  [toX, toY, 0.24],
  [0.034, 0.034],
]);
/** Trucks, at x = 0. */
const truck: Rod = [
  [0, 0.7, 0],
  [0.1, 0.42, 0],
  [0.13, 0.1],
];
const axle: Rod = [
  [0, 0.34, 0],
  [0, 0.34, 0.66],
  [0.06, 0.06],
];
const front = 0.76;
const rear = -0.72;

/** The boot without its sole: toe, instep, heel and shaft blended into one shape, flat below and open above. */
function boot(x: number, y: number, z: number): number {
  let d = smoothMin(
    egg(x - 0.74, y - 1.2, z, 0.56, 0.34, 0.37),
    egg(x - 0.15, y - 1.33, z, 0.62, 0.42, 0.345),
    0.2,
  );
  d = smoothMin(d, egg(x + 0.55, y - 1.32, z, 0.47, 0.5, 0.36), 0.22);
  d = smoothMin(d, rod(x, y, z, ...shaft), 0.26);
  d = max(d, 1.0 - y, y - 2.62 + 0.22 * (x + 0.6));
  return max(d, -rod(x, y, z, ...hollow));
}

/** The stitched counter at the heel and the toe cap are darker panels. */
const bootMaterial = (x: number, y: number): Material =>
  (y < 1.5 && x < -0.1 - (y - 1) * 0.5) || (y < 1.36 && x > 0.62) ? 'panel' : 'leather';

function distance(x: number, y: number, z: number, nearest: Nearest): number {
  const side = abs(z);
  let d = boot(x, y, z);
  let material = bootMaterial(x, y);
  const put = (part: number, of: Material): void => {
    if (part < d) {
      d = part;
      material = of;
    }
  };
  // Sole, heel block and plate.
  const across = x - clamp(x, -0.66, 0.86);
  put(max(sqrt(across * across + z * z) - (x > 0.2 ? 0.37 : 0.345), abs(y - 0.95) - 0.06), 'amber');
  put(box(x + 0.6, y - 0.83, z, 0.4, 0.09, 0.29, 0.03), 'amber');
  put(box(x - 0.12, y - 0.755, z, 1.0, 0.035, 0.2, 0.02), 'metal');
  for (const lace of laces) put(rod(x, y, side, ...lace), 'signal');
  // Only the nearer of the two trucks matters: truck, cushion, axle, then the wheel with its bearing.
  const u = x - (x > 0.02 ? front : rear);
  put(rod(u, y, z, ...truck), 'metal');
  put(drum(u, z, y - 0.58, 0.17, 0.07, 0.02), 'signal');
  put(rod(u, y, side, ...axle), 'metal');
  const wheel = drum(u, y - 0.34, side - 0.45, 0.34, 0.17, 0.07);
  put(max(wheel, -drum(u, y - 0.34, side - 0.66, 0.17, 0.1, 0.01)), 'signal');
  put(ring(u, y - 0.34, side - 0.57, 0.115, 0.035), 'metal');
  put(drum(u, y - 0.34, side - 0.6, 0.06, 0.07, 0.01), 'metal');
  put(rod(x, y, z, ...stopStem), 'metal');
  put(rod(x, y, z, ...stop), 'amber');
  nearest.material = material;
  return d;
}

/** A quad roller skate, toe towards +x, wheels on the floor. */
export const skateSolid: Solid = { distance, middle: [0.15, 1.35, 0], reach: 1.95 };
