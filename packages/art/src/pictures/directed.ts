import type { SceneRequest } from '../draw.ts';
import type { Ground } from '../palette.ts';

/** A picture chosen by hand for a session, post or coach. All others derive theirs from their slug. */
export type Direction = SceneRequest & { ground: Ground; seed: string };

const directed: Record<string, Direction> = {
  'skate-well/rhythm-glide': { scene: 'rink', seed: 'rhythm-and-glide', ground: 'ink' },
  'skate-well/rhythm-glide/hero': { scene: 'rink', seed: 'rhythm-and-glide/wide', ground: 'ink', turn: -0.1 },
  'core-strength/kettlebell-standard': {
    scene: 'kettlebell',
    seed: 'kettlebell-standard',
    ground: 'maple',
    n: 3,
    fov: 37,
    sx: 0.02,
    sy: -0.08,
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
    fov: 41,
    atY: 1.42,
    sx: 0.14,
    trails: false,
  },
  'skate-well/detroit-style-open-floor': { scene: 'trails', seed: 'of-4', ground: 'ink' },
  'movement-well/balance-lab': {
    scene: 'wheel',
    tyre: 'signal',
    seed: 'balance-lab',
    ground: 'maple',
    fov: 32,
    sx: 0.13,
    sy: -0.04,
  },
  'skate-well/community-roll': { scene: 'rink', seed: 'head-7', ground: 'maple' },
  'standard/learn-to-count-before-you-learn-to-turn': {
    scene: 'trails',
    seed: 'learn-to-count',
    ground: 'ink',
  },
  'standard/your-knees-are-not-the-problem': { scene: 'marey', seed: 'your-knees', ground: 'maple', kind: 1 },
  'standard/forty-winters-of-sunday-adult-night': { scene: 'bridge', seed: 'forty-winters', ground: 'ink' },
  'standard/how-to-fall-on-purpose': { scene: 'marey', seed: 'how-to-fall', ground: 'bone', kind: 1 },
  'standard/twelve-records-at-104-beats-per-minute': {
    scene: 'vinyl',
    seed: 'twelve-records',
    ground: 'signal',
  },
  'standard/a-plain-guide-to-wheel-hardness': {
    scene: 'wheel',
    tyre: 'signal',
    seed: 'wheel-hardness',
    ground: 'bone',
  },
  'standard/in-praise-of-the-mirror-ball': { scene: 'mirrorball', seed: 'mirror-ball', ground: 'ink' },
  'standard/carry-something-heavy-twice-a-week': {
    scene: 'kettlebell',
    seed: 'carry-heavy',
    ground: 'ink',
    n: 2,
  },
  'standard/what-to-expect-on-your-first-night': {
    scene: 'skate',
    seed: 'first-night',
    ground: 'maple',
    trails: false,
  },
  'standard/a-warm-up-you-can-do-in-the-parking-lot': {
    scene: 'marey',
    seed: 'warm-up',
    ground: 'ink',
    kind: 2,
  },
  'standard/lace-up-like-it-matters': { scene: 'rink', seed: 'lace-up', ground: 'maple' },
  'standard/the-drive-home-is-part-of-the-class': { scene: 'bridge', seed: 'sleep', ground: 'maple' },
  'standard/brush-your-teeth-on-one-leg': { scene: 'marey', seed: 'one-leg', ground: 'bone', kind: 2 },
  'standard/the-hinge-explained-with-a-car-door': {
    scene: 'kettlebell',
    seed: 'hinge',
    ground: 'maple',
    n: 1,
  },
  'coaches/renee-alston': {
    scene: 'portrait',
    seed: 'renee-alston',
    ground: 'ink',
    hair: 'round',
    yaw: 0.62,
    side: 0.95,
    sy: 0,
  },
  'coaches/marcus-whitfield': {
    scene: 'portrait',
    seed: 'marcus-whitfield',
    ground: 'maple',
    hair: 'beard',
    yaw: -0.55,
    side: -0.95,
  },
  'coaches/imani-brooks': {
    scene: 'portrait',
    seed: 'imani-brooks',
    ground: 'bone',
    hair: 'bun',
    yaw: 0.95,
    side: 0.8,
    sy: 0.05,
    shirt: 'ink',
  },
  'coaches/terrence-hollis': {
    scene: 'portrait',
    seed: 'terrence-hollis',
    ground: 'ink',
    hair: 'cap',
    yaw: -0.75,
    side: -0.9,
  },
  'coaches/denise-okafor': {
    scene: 'portrait',
    seed: 'denise-okafor',
    ground: 'maple',
    hair: 'bob',
    yaw: 0.5,
    side: 0.95,
    glasses: true,
  },
  // Pictures inside articles. Their alt texts describe what they show.
  'standard/the-bridge': { scene: 'bridge', seed: 'login', ground: 'ink' },
  'standard/on-purpose': { scene: 'marey', seed: 'how-to-fall', ground: 'ink', kind: 1 },
  'standard/laces': { scene: 'skate', seed: 'laces', ground: 'ink', yaw: 0.62, trails: false },
  'standard/the-corner': { scene: 'trails', seed: 'learn-to-count/wide9', ground: 'ink' },
  'standard/mirror-ball': { scene: 'mirrorball', seed: 'mirror-ball', ground: 'ink' },
  'standard/the-dots': { scene: 'mirrorball', seed: 'the-dots', ground: 'ink', cx: 0.3 },
  'standard/the-floor': { scene: 'rink', seed: 'rhythm-and-glide', ground: 'ink' },
  'standard/week-one': { scene: 'skate', seed: 'week-one', ground: 'maple', trails: false, sx: -0.06 },
  'standard/the-record': { scene: 'vinyl', seed: 'side-a', ground: 'ink' },
  'standard/two-bells': { scene: 'kettlebell', seed: 'tile', ground: 'maple', n: 2 },
};

/** The direction for `category/slug`, preferring one composed for this shape. Undefined when there is none. */
export function directionFor(subject: string, shape = ''): Direction | undefined {
  const key = [`${subject}/${shape}`, subject].find((name) => Object.hasOwn(directed, name));
  return key === undefined ? undefined : directed[key];
}
