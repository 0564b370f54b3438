import pLimit from 'p-limit';
import sharp from 'sharp';

/** More pixels than any camera's picture needs here. A small file can decompress to gigabytes. */
const maxPixels = 24_000_000;
const webpQuality = 82;
/** Decoding a picture takes about 100 MB and keeps a core busy, so further uploads wait for a slot. */
const limit = pLimit(2);

/** One size of a picture, re-encoded. */
export interface Rendition {
  readonly width: number;
  readonly content: Buffer;
}

/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Why the server rejects a file as a picture. */
export type PictureProblem = 'not_a_picture' | 'too_many_pixels';

export class PictureRejected extends Error {
  readonly problem: PictureProblem;
  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Crops a picture around its center to the given sizes, rotates them upright and encodes them as WebP. Nothing of the original file
 * survives: no metadata, no location, no embedded second format. JPEG, PNG and WebP are detected by content, whatever name
 * or type the client sent.
 */
export async function renditions(file: Uint8Array, sizes: readonly PictureSize[]): Promise<Rendition[]> {
  if (!looksLikePicture(file)) throw new PictureRejected('not_a_picture');
  return limit(() => cut(file, sizes));
}

/** The size of a picture, upright. */
export async function sizeOf(file: Uint8Array): Promise<PictureSize> {
  if (!looksLikePicture(file)) throw new PictureRejected('not_a_picture');
  try {
    const { autoOrient } = await sharp(file, { limitInputPixels: maxPixels }).metadata();
    return autoOrient;
  } catch (error) {
    throw rejection(error);
  }
}

function rejection(error: unknown): PictureRejected {
  const tooMany = error instanceof Error && /pixel limit/i.test(error.message);
  return new PictureRejected(tooMany ? 'too_many_pixels' : 'not_a_picture');
}

async function cut(file: Uint8Array, sizes: readonly PictureSize[]): Promise<Rendition[]> {
  const made: Rendition[] = [];
  // Sequential, so that one picture never uses more than one core.
  for (const { width, height } of sizes) {
    try {
      const content = await sharp(file, { limitInputPixels: maxPixels, failOn: 'error', animated: false })
        .autoOrient()
        .resize(width, height, { fit: 'cover' })
        .webp({ quality: webpQuality })
        .toBuffer();
      made.push({ width, content });
    } catch (error) {
      throw rejection(error);
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

/** The library decodes other formats as well, such as SVG and PDF. Only JPEG, PNG and WebP may reach it. */
function looksLikePicture(file: Uint8Array): boolean {
  return beginnings.some((parts) =>
    parts.every(([offset, bytes]) => bytes.every((byte, index) => file[offset + index] === byte)),
  );
}
