import { clamp } from '../math/scalar.ts';
import type { Light } from '../scene.ts';

/** The lighting of one point of a solid. All values are 0..1, except `rim`, which is negative by day to darken edges. */
interface Shine {
  readonly diffuse: number;
  readonly glint: number;
  readonly rim: number;
  readonly open: number;
  readonly up: number;
}

type Skin = (s: Shine) => Light;

/** The light that each material reflects. */
export const skin = {
  leather: (s) => [
    0,
    0,
    clamp(0.04 + s.open * (0.05 + s.diffuse * 0.78 + 0.1 * s.up) + s.glint * 0.5 + s.rim * 0.35),
    0,
  ],
  panel: (s) => [0, 0, clamp(0.02 + s.open * (0.02 + s.diffuse * 0.34) + s.glint * 0.6 + s.rim * 0.5), 0],
  metal: (s) => [0, 0, clamp(s.open * (0.1 + s.diffuse * 0.5) + s.glint * 1.1 + s.rim * 0.5), 0],
  amber: (s) => [clamp(0.12 + s.open * (0.2 + s.diffuse * 0.9) + s.rim * 0.4), 0, s.glint * 0.7, 0],
  signal: (s) => [
    0,
    clamp(0.16 + s.open * (0.18 + s.diffuse * 0.85) + s.rim * 0.4),
    clamp(s.glint * 0.9 + (s.diffuse > 0.93 ? 0.12 : 0)),
    0,
  ],
  iron: (s) => [
    0,
    0,
    clamp(0.015 + s.open * (0.03 + s.diffuse * 0.42 + s.up * 0.05) + s.glint * 0.75 + s.rim * 0.55),
    0,
  ],
} as const satisfies Record<string, Skin>;

export type Material = keyof typeof skin;
