import sharp from 'sharp';
import { limiter } from '../../limiter.ts';

/** More pixels than any camera's picture needs here; a small file can unfold into gigabytes. */
const MOST_PIXELS = 24_000_000;
const QUALITY = 82;
/** A picture unfolds into some 100 MB and keeps a core busy: whoever else comes waits in line. */
const inTurn = limiter(2);

/** One size of a picture, re-encoded. */
export interface Rendition {
  /** Pixels of each side. */
  readonly px: number;
  readonly content: Buffer;
}

/** Why a file is no picture that we keep. */
export type PictureProblem = 'not_a_picture' | 'too_many_pixels';

export class PictureRefused extends Error {
  readonly problem: PictureProblem;
  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Squares of a picture as WebP, cut from its middle and turned upright. Nothing of the file that came survives: no
 * metadata, no place, no second meaning. JPEG, PNG and WebP are known by their content, whatever name or type was claimed.
 */
export async function renditions(file: Uint8Array, sizes: readonly number[]): Promise<Rendition[]> {
  if (!looksLikePicture(file)) throw new PictureRefused('not_a_picture');
  return inTurn(() => cut(file, sizes));
}

async function cut(file: Uint8Array, sizes: readonly number[]): Promise<Rendition[]> {
  const made: Rendition[] = [];
  // One after the other: a picture is never worth more than one core.
  for (const px of sizes) {
    try {
      const content = await sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false })
        .autoOrient()
        .resize(px, px, { fit: 'cover' })
        .webp({ quality: QUALITY })
        .toBuffer();
      made.push({ px, content });
    } catch (error) {
      const tooMany = error instanceof Error && /pixel limit/i.test(error.message);
      throw new PictureRefused(tooMany ? 'too_many_pixels' : 'not_a_picture');
    }
  }
  return made;
}

const beginnings: readonly [offset: number, bytes: readonly number[]][][] = [
  [[0, [0xff, 0xd8, 0xff]]],
  [[0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]]],
  // RIFF, a length, WEBP.
  [
    [0, [0x52, 0x49, 0x46, 0x46]],
    [8, [0x57, 0x45, 0x42, 0x50]],
  ],
];

/** The library reads more kinds than we want (SVG and PDF among them): only these three get to it. */
function looksLikePicture(file: Uint8Array): boolean {
  return beginnings.some((parts) =>
    parts.every(([offset, bytes]) => bytes.every((byte, index) => file[offset + index] === byte)),
  );
}
