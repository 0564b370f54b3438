import type { SceneName, SceneRequest } from '../draw.ts';

/** The sizes pictures of sessions and posts come in: pixels, and the screen's pitch for where they are shown. */
export const SHAPES = {
  /** Session card, 16:10, shown about 400 px wide. */
  card: { w: 640, h: 400, pitch: 8 },
  /** Head of a session's page, across the whole window. */
  hero: { w: 1440, h: 440, pitch: 9 },
  /** The same head on a phone. */
  'hero-narrow': { w: 780, h: 560, pitch: 10 },
  /** The three crops of The Standard's wall, shown about 320 px wide. */
  'post-wide': { w: 520, h: 400, pitch: 8 },
  'post-square': { w: 520, h: 520, pitch: 8 },
  'post-tall': { w: 520, h: 640, pitch: 8 },
  /** Head of an article. */
  'post-hero': { w: 1440, h: 620, pitch: 11 },
} as const;

export type ShapeName = keyof typeof SHAPES;

/** Which shapes a kind of thing may be asked for. */
export const SHAPES_OF = {
  session: ['card', 'hero', 'hero-narrow'],
  post: ['post-wide', 'post-square', 'post-tall', 'post-hero'],
} as const satisfies Record<string, readonly ShapeName[]>;

export type Kind = keyof typeof SHAPES_OF;

/** How each scene is framed in a band much wider than high: to the right, as words stand on the left. */
const WIDE: { [S in SceneName]: Omit<Extract<SceneRequest, { scene: S }>, 'scene'> } = {
  skate: { sx: 0.2, sy: 0.02, fov: 34, atY: 1.28 },
  wheel: { sx: 0.22, fov: 27 },
  kettlebell: { n: 3, sx: 0.16, fov: 27, atY: 1.02 },
  marey: { n: 120, cycles: 2.6, x0: -0.02, x1: 1.02 },
  rink: { zoom: 0.62, cy: 0.55 },
  trails: { fov: 40, atY: 0.75 },
  vinyl: { cx: 0.66, R: 0.78, tilt: 0.46 },
  mirrorball: { cx: 0.7, cy: 0.5, R: 0.4 },
  bridge: { hz: 0.72 },
};

/** Framing that keeps whole things whole in the ordinary shapes. */
const USUAL: typeof WIDE = {
  skate: {},
  wheel: { fov: 30 },
  kettlebell: {},
  marey: {},
  rink: {},
  trails: {},
  vinyl: {},
  mirrorball: {},
  bridge: {},
};

/** The scene with the framing its shape asks for. */
export function framed(scene: SceneName, w: number, h: number): SceneRequest {
  const table = w / h > 2 ? WIDE : USUAL;
  // The table's rows are typed by their scene; TypeScript cannot carry that through a lookup by union.
  return { ...table[scene], scene } as SceneRequest;
}
