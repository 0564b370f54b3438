import type { ArtRequest } from '../art.ts';
import { pagePictures } from './named-pages.ts';
import { trainingPictures } from './named-training.ts';

/**
 * The pictures composed by hand. Several of them have text on top: after a change to
 * a seed or an option, check the page again in both sizes.
 */
export const pictures = { ...trainingPictures, ...pagePictures } as const satisfies Record<
  string,
  ArtRequest
>;

export type PictureName = keyof typeof pictures;

/** Whether the text is the name of a picture in `pictures`. */
export const isPictureName = (name: string): name is PictureName => Object.hasOwn(pictures, name);
