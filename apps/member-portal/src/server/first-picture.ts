import type { PictureName } from '@detroit-well/art';
import { artPath } from '@detroit-well/art';
import { drawFirstPicture } from '@detroit-well/art/in-document';

/** The picture of a screen's first view: its URL, and the simplified form that the document contains (ADR-043). */
export interface FirstPicture {
  readonly address: string;
  /** A `data:` URL; null when the picture cannot be made small enough. */
  readonly sketch: string | null;
}

const drawn = new Map<PictureName, FirstPicture>();

/** The first call draws for up to a second. The results are cached, because there are only a few. */
export function firstPicture(name: PictureName): FirstPicture {
  const known = drawn.get(name);
  if (known) return known;
  const address = artPath.named(name);
  const picture = { address, sketch: drawFirstPicture(address) };
  drawn.set(name, picture);
  return picture;
}
