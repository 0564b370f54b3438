import { artPath, type PictureName } from '@detroit-well/art';
import type { Pictures } from '@detroit-well/web-server';

/** The picture of a screen's first view: its URL, and the simplified form that the document contains (ADR-075). */
export interface FirstPicture {
  readonly address: string;
  /** A `data:` URL; null when the picture cannot be made small enough. */
  readonly sketch: string | null;
}

export async function firstPicture(name: PictureName, { sketch }: Pictures): Promise<FirstPicture> {
  const address = artPath.named(name);
  return { address, sketch: await sketch(address) };
}
