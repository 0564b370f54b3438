import type { SceneName } from '../draw.ts';
import { random } from '../math/random.ts';
import type { Random } from '../math/random.ts';
import type { Ground } from '../palette.ts';
import { categoryOf } from './category.ts';
import type { Category } from './category.ts';

/** The scenes and grounds of a family. An entry listed twice is chosen twice as often. */
interface Family {
  readonly scenes: readonly SceneName[];
  readonly grounds: readonly Ground[];
}

/**
 * Each category has a main ground and uses it most of the time. Across all three, half the pictures
 * are ink and the rest maple and bone, so that no grid shows only one color.
 */
const families: Record<Category, Family> = {
  'skate-well': {
    scenes: ['trails', 'rink', 'skate', 'wheel'],
    grounds: ['ink', 'ink', 'ink', 'ink', 'bone', 'maple'],
  },
  'movement-well': {
    scenes: ['marey', 'marey', 'marey', 'vinyl'],
    grounds: ['bone', 'bone', 'bone', 'ink', 'ink', 'maple'],
  },
  'core-strength': { scenes: ['kettlebell'], grounds: ['maple', 'maple', 'maple', 'ink', 'ink', 'bone'] },
  standard: {
    scenes: ['mirrorball', 'vinyl', 'bridge', 'rink', 'marey', 'wheel'],
    grounds: ['ink', 'ink', 'ink', 'ink', 'bone', 'bone', 'maple', 'maple'],
  },
  coaches: { scenes: ['portrait'], grounds: ['ink', 'ink', 'maple'] },
  all: { scenes: ['rink', 'trails', 'wheel', 'mirrorball'], grounds: ['ink', 'ink', 'bone', 'maple'] },
};

const pick = <T>(r: Random, from: readonly T[], fallback: T): T =>
  from[Math.floor(r() * from.length)] ?? fallback;

/** Chooses the scene and the ground: the category selects the family, the slug selects within it. */
export function sceneFor(kind: string, slug: string): { scene: SceneName; ground: Ground } {
  const r = random(`pick/${slug}`);
  const { scenes, grounds } = families[categoryOf(kind)];
  const scene = pick(r, scenes, 'rink');
  const ground = pick(r, grounds, 'ink');
  // Signal is used as a ground only for records, and in at most one picture in eight.
  if (kind === 'standard' && scene === 'vinyl' && r() < 0.35) return { scene, ground: 'signal' };
  return { scene, ground: suited[scene]?.(ground) ?? ground };
}

/** Replaces unsuitable grounds: lights need a dark ground, and painted maple lines vanish on a bone floor. */
const suited: Partial<Record<SceneName, (ground: Ground) => Ground>> = {
  trails: () => 'ink',
  mirrorball: () => 'ink',
  rink: (ground) => (ground === 'bone' ? 'maple' : ground),
};
