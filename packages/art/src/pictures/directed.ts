import type { SceneRequest } from '../draw.ts';
import type { Ground } from '../palette.ts';

/** Sessions and posts whose picture was chosen by eye; all others get theirs from their slug. */
export type Direction = SceneRequest & { ground: Ground; seed: string };

const DIRECTED: Record<string, Direction> = {
  'skate-well/rhythm-glide': { scene: 'rink', seed: 'rhythm-and-glide', ground: 'ink' },
  'core-strength/kettlebell-standard': {
    scene: 'kettlebell',
    seed: 'kettlebell-standard',
    ground: 'maple',
    n: 3,
    fov: 36,
  },
  'movement-well/slow-flow-deep-house': {
    scene: 'marey',
    seed: 'slow-flow-deep-house',
    ground: 'bone',
    kind: 2,
  },
  'skate-well/backward-fundamentals': {
    scene: 'skate',
    seed: 'backward-fundamentals',
    ground: 'bone',
    yaw: -0.75,
    trails: false,
  },
  'skate-well/detroit-style-open-floor': { scene: 'trails', seed: 'detroit-style-open-floor', ground: 'ink' },
  'movement-well/balance-lab': {
    scene: 'wheel',
    tyre: 'signal',
    seed: 'balance-lab',
    ground: 'maple',
    fov: 32,
  },
};

/** The direction for `category/slug`, or undefined. */
export const directionFor = (subject: string): Direction | undefined =>
  Object.hasOwn(DIRECTED, subject) ? DIRECTED[subject] : undefined;
