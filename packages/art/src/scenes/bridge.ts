import { clamp, mix } from '../math/scalar.ts';
import { unlit } from '../scene.ts';
import type { Light, Mark, Picture, Stage } from '../scene.ts';
import { crossingOf, skyline } from './bridge-works.ts';
import type { Span } from './bridge-works.ts';

export interface BridgeOptions {
  /** Height of the river's edge (`hz`) and position of the left tower (`d0`), as fractions of the picture. */
  readonly hz?: number;
  readonly d0?: number;
}

const { exp, hypot, sin } = Math;

/** The bridge over the river at dusk. Sky, sun and water are halftone; the bridge is drawn over them as clean marks. */
export function bridge({ random: r, w, h, day }: Stage, o: BridgeOptions): Picture {
  const edge = h * (o.hz ?? 0.7);
  const left = w * (o.d0 ?? mix(0.16, 0.3, r()));
  const right = left + w * mix(0.62, 0.72, r());
  const top = h * mix(0.1, 0.16, r());
  const span: Span = { left, right, top, deck: edge - h * 0.04, edge, w, h };
  const sun = {
    x: w * mix(0.42, 0.62, r()),
    y: span.deck - h * mix(0.0, 0.12, r()),
    radius: h * mix(0.13, 0.19, r()),
  };
  const city = skyline(r, w, h);
  const works = crossingOf(span);

  const sky = (x: number, y: number): Light => {
    const away = hypot(x - sun.x, y - sun.y);
    if (away < sun.radius) return [0, 0.95, 0, 0.05];
    const height = clamp(1 - (edge - y) / (h * 0.95));
    const v = clamp(0.95 * height ** 1.7 * (0.55 + 0.6 * exp(-away / (h * 0.42))));
    return day ? [v * 0.8, 0, 0, 1 - v * 0.75] : [v, 0, 0, 0];
  };
  const solid = (x: number, y: number): boolean =>
    works.blocks(x, y) || city.some((b) => x > b.x && x < b.x + b.width && y > edge - b.height);

  const tone = (x: number, y: number): Light => {
    if (y < edge) return sky(x, y);
    // Water: the scene mirrored, distorted by two wave trains that grow towards the viewer.
    const near = (y - edge) / (h - edge);
    const wave = (y * 700) / h;
    const slip = (sin(wave * 1.9) + sin(wave * 0.77)) * w * (0.002 + near * 0.012);
    const above = edge - (y - edge) * 1.5 - 1;
    const v = solid(x + slip, above) ? unlit : sky(x + slip, above);
    const f = (sin(wave * 1.3) > 0.55 ? 0.4 : 1) * mix(0.95, 0.5, near);
    return [v[0] * f, v[1] * f, 0, v[3] * f];
  };
  // Reaches slightly into the water, so that no sky shows between the bank and its reflection.
  const foot = edge + h * 0.008;
  const houses: Mark[] = city.map(({ x, width, height }) => ({
    kind: 'shape',
    ink: 'ink',
    points: [
      [x, foot],
      [x, edge - height],
      [x + width, edge - height],
      [x + width, foot],
    ],
  }));
  return { tone, marks: [...houses, ...works.marks] };
}
