import type { SceneName, SceneRequest } from '../draw.ts';
import { SHAPES } from './shape.ts';
import type { ShapeName } from './shape.ts';

/** Options a shape asks of each scene. */
type Frames = { [S in SceneName]?: Omit<Extract<SceneRequest, { scene: S }>, 'scene'> };

/** The date plate covers the lower left half of a card: things stand right of it and a little higher. */
const CARD: Frames = {
  skate: { sx: 0.14, sy: -0.04 },
  wheel: { sx: 0.13, sy: -0.05, fov: 31 },
  kettlebell: { sx: 0.07, sy: -0.06 },
  trails: { side: 1 },
  vinyl: { cx: 0.6, cy: 0.46 },
  mirrorball: { cx: 0.62 },
  bridge: { hz: 0.62 },
};

/** The price box covers the right third of a session's head: things stand in the left half. */
const HERO: Frames = {
  skate: { sx: -0.12, sy: 0.02, fov: 34, atY: 1.28 },
  wheel: { sx: -0.2, fov: 27 },
  kettlebell: { n: 3, sx: -0.15, fov: 27, atY: 1.02 },
  marey: { n: 120, cycles: 2.6, x0: -0.02, x1: 1.02, hot: 0.36, flip: false },
  rink: { zoom: 0.62, cx: 0.36, cy: 0.58 },
  trails: { fov: 40, atY: 0.75, sx: -0.12 },
  vinyl: { cx: 0.33, R: 0.78, tilt: 0.46 },
  mirrorball: { cx: 0.32, cy: 0.5, R: 0.4 },
  bridge: { hz: 0.72 },
};

/** Nothing stands on an article's head. */
const POST_HERO: Frames = {
  skate: { sx: 0.16, sy: 0.02, atY: 1.28 },
  wheel: { sx: 0.16 },
  kettlebell: { n: 3, fov: 30 },
  marey: { n: 110, cycles: 2.2, x0: -0.02, x1: 1.02 },
  rink: { zoom: 0.62 },
  trails: { fov: 44 },
  vinyl: { cx: 0.6, R: 0.78, tilt: 0.46 },
  mirrorball: { cx: 0.66, cy: 0.5, R: 0.4 },
};

/** The plate with the title covers the left third: things stand in the right half. */
const SHARE: Frames = {
  skate: { sx: 0.2, fov: 40 },
  wheel: { sx: 0.18 },
  kettlebell: { n: 2, sx: 0.16, fov: 40 },
  marey: { x0: 0.26, x1: 1.02 },
  rink: { cx: 0.68 },
  trails: { side: 1 },
  vinyl: { cx: 0.72 },
  mirrorball: { cx: 0.7 },
};

const FRAMES: Partial<Record<ShapeName, Frames>> = {
  card: CARD,
  hero: HERO,
  'post-hero': POST_HERO,
  share: SHARE,
};

/** The request with the framing its shape asks for; only a band much wider than high overrules a direction. */
export function framed(shape: ShapeName, request: SceneRequest): SceneRequest {
  const frame = FRAMES[shape]?.[request.scene] ?? {};
  const { w, h } = SHAPES[shape];
  // The table's rows are typed by their scene; TypeScript cannot carry that through a lookup by union.
  return (w / h > 2 ? { ...request, ...frame } : { ...frame, ...request }) as SceneRequest;
}
