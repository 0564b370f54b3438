import type { ArtRequest } from '../art.ts';
import { PLACE_PICTURES } from './named-places.ts';
import { TRAINING_PICTURES } from './named-training.ts';

/**
 * The pictures that were looked at and composed by hand. Words stand on several of them: whoever changes
 * a seed or an option looks at the page again, in both sizes.
 */
export const NAMED = { ...TRAINING_PICTURES, ...PLACE_PICTURES } as const satisfies Record<
  string,
  ArtRequest
>;

export type PictureName = keyof typeof NAMED;

/** Whether a text names a picture of the table. */
export const isPictureName = (name: string): name is PictureName => Object.hasOwn(NAMED, name);
