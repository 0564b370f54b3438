import type { ArtRequest } from '../art.ts';
import { PLACE_PICTURES } from './named-places.ts';
import { TRAINING_PICTURES } from './named-training.ts';

/**
 * The pictures composed by hand. Several of them have text on top: after a change to
 * a seed or an option, check the page again in both sizes.
 */
export const NAMED = { ...TRAINING_PICTURES, ...PLACE_PICTURES } as const satisfies Record<
  string,
  ArtRequest
>;

export type PictureName = keyof typeof NAMED;

/** Whether the text is the name of a picture in `NAMED`. */
export const isPictureName = (name: string): name is PictureName => Object.hasOwn(NAMED, name);
