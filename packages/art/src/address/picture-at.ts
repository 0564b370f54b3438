import { art } from '../art.ts';
import { parseArtPath } from './parse.ts';

/** A drawing at an address. */
export interface Drawing {
  /** Equal keys are equal drawings on every server, also after a restart. */
  readonly key: string;
  /** Draws it: 5 to 400 ms of CPU. */
  readonly draw: () => string;
}

/** The picture at a path such as `/art/v1/post/learn-to-count/520x400.svg`, as an SVG document. Null for any other path. */
export function pictureAt(pathname: string): Drawing | null {
  const address = parseArtPath(pathname);
  return address && { key: address.key, draw: () => art(address.request()) };
}

/**
 * The picture at a path with fewer points and whole pixels, at a third to two thirds of its size. A document can
 * embed it. A larger tolerance makes it smaller. Returns null when the path is not the path of a picture.
 */
export function artSketch(pathname: string, tolerance: number): string | null {
  const address = parseArtPath(pathname);
  return address && art(address.request(), { units: 1, tolerance });
}
