import { clamp } from '../math/scalar.ts';
import type { Ground, Ink } from '../palette.ts';
import type { Light } from '../scene.ts';
import type { Plate } from './plate.ts';

/** Darkness of a point on a light ground: neither lit nor bare paper. */
const darkness = (v: Light): number => clamp(1.02 - (v[0] + v[1] + v[2] * 1.1 + v[3]));

const night: readonly (Plate & { ink: Ink })[] = [
  { ink: 'maple', amount: (v) => clamp(v[0]), gamma: 0.9, low: 0.045 },
  { ink: 'signal', amount: (v) => clamp(v[1]), gamma: 0.75, low: 0.045 },
  { ink: 'bone', amount: (v) => clamp(v[2]), gamma: 0.9, low: 0.045 },
];

const day: readonly (Plate & { ink: Ink; on: readonly Ground[] })[] = [
  { ink: 'maple', on: ['bone'], amount: (v) => clamp(v[0] * 1.05), gamma: 0.9, low: 0.1 },
  { ink: 'bone', on: ['maple', 'signal'], amount: (v) => clamp(v[2] * 1.1), gamma: 0.9, low: 0.12 },
  { ink: 'signal', on: ['bone', 'maple'], amount: (v) => clamp(v[1] * 1.2), gamma: 0.55, low: 0.045 },
  { ink: 'ink', on: ['bone', 'maple', 'signal'], amount: darkness, gamma: 1, low: 0.07 },
];

/** The inks printed on a ground, in printing order. On ink they print light, on paper they print shadow. */
export const platesFor = (ground: Ground): readonly (Plate & { ink: Ink })[] =>
  ground === 'ink' ? night : day.filter((plate) => plate.on.includes(ground));

/** On a light ground bone strokes become ink. Strokes in the color of the ground become bone. */
export function inkOn(ground: Ground, ink: Ink): Ink {
  if (ground === 'ink') return ink;
  if (ink === 'bone') return 'ink';
  return ink === ground ? 'bone' : ink;
}
