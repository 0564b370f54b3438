import type { SceneName, SceneRequest } from '../draw.ts';
import { pictureShapes } from './shape.ts';
import type { ShapeName } from './shape.ts';

/** Scene options that a shape requires. */
type Frames = { [S in SceneName]?: Omit<Extract<SceneRequest, { scene: S }>, 'scene'> };

/** The date plate covers the lower left half of a card, so objects are placed to its right and a little higher. */
const cardFrames: Frames = {
  skate: { sx: 0.14, sy: -0.04 },
  wheel: { sx: 0.13, sy: -0.05, fov: 31 },
  kettlebell: { sx: 0.07, sy: -0.06 },
  trails: { side: 1 },
  vinyl: { cx: 0.6, cy: 0.46 },
  mirrorball: { cx: 0.62 },
  bridge: { hz: 0.62 },
};

/** The price box covers the right third of a session's header, so objects are placed in the left half. */
const heroFrames: Frames = {
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

/** Nothing covers the header of an article. */
const postHero: Frames = {
  skate: { sx: 0.16, sy: 0.02, atY: 1.28 },
  wheel: { sx: 0.16 },
  kettlebell: { n: 3, fov: 30 },
  marey: { n: 110, cycles: 2.2, x0: -0.02, x1: 1.02 },
  rink: { zoom: 0.62 },
  trails: { fov: 44 },
  vinyl: { cx: 0.6, R: 0.78, tilt: 0.46 },
  mirrorball: { cx: 0.66, cy: 0.5, R: 0.4 },
};

/** The title plate covers the left third, so objects are placed in the right half. */
const shareFrames: Frames = {
  skate: { sx: 0.2, fov: 40 },
  wheel: { sx: 0.18 },
  kettlebell: { n: 2, sx: 0.16, fov: 40 },
  marey: { x0: 0.26, x1: 1.02 },
  rink: { cx: 0.68 },
  trails: { side: 1 },
  vinyl: { cx: 0.72 },
  mirrorball: { cx: 0.7 },
};

const frames: Partial<Record<ShapeName, Frames>> = {
  card: cardFrames,
  hero: heroFrames,
  'post-hero': postHero,
  share: shareFrames,
};

/** Adds the framing of the shape to the request. A direction wins, except in a shape more than twice as wide as high. */
export function framed(shape: ShapeName, request: SceneRequest): SceneRequest {
  const frame = frames[shape]?.[request.scene] ?? {};
  const { w, h } = pictureShapes[shape];
  // Each row of the table is typed by its scene. TypeScript loses that link in a lookup by union.
  return (w / h > 2 ? { ...request, ...frame } : { ...frame, ...request }) as SceneRequest;
}
