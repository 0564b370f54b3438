import { messages } from '@detroit-well/validation';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { fieldProblem } from '../../platform/calls/problem.ts';

/** A signature as it is stored: a small gray PNG, named by the SHA-256 of its bytes. */
export interface Signature {
  readonly name: string;
  readonly png: Uint8Array;
}

/** Enough for a signature pad across a large screen at a pixel ratio of three. */
const maxPixels = 8_000_000;
const storedSize = { width: 1_000, height: 400 } as const;
/** The least number of ink pixels, at the stored size, that counts as a signature. */
const leastInk = 60;
/** The least difference from the background, of 255, that counts as ink. */
const contrast = 48;

/**
 * Reads a drawn signature from a data URL: PNG or JPEG by content, limited in pixels, not blank. Redraws it as dark on light,
 * so that nothing else in the file is stored. Throws a field error at `signature`.
 */
export async function readSignature(dataUrl: string): Promise<Signature> {
  const sent = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  const drawn = await onPaper(sent).catch(() => undefined);
  if (drawn === undefined || drawn.ink < leastInk) throw unsigned();
  return { name: createHash('sha256').update(drawn.png).digest('hex'), png: drawn.png };
}

// A missing or blank picture counts as unsigned (SPEC-A 5).
const unsigned = () => fieldProblem({ signature: [messages.signatureRequired] });

async function onPaper(sent: Buffer): Promise<{ ink: number; png: Uint8Array } | undefined> {
  const open = () => sharp(sent, { limitInputPixels: maxPixels, failOn: 'warning' });
  const { format, hasAlpha } = await open().metadata();
  if (format !== 'png' && format !== 'jpeg') return undefined;
  const fit = { ...storedSize, fit: 'inside', withoutEnlargement: true } as const;
  // A light stroke on a transparent background is visible only on black.
  for (const background of hasAlpha ? ['#fff', '#000'] : ['#fff']) {
    const gray = open().autoOrient().flatten({ background }).grayscale().resize(fit).toColorspace('b-w');
    const { data, info } = await gray.raw().toBuffer({ resolveWithObject: true });
    const paper = mostCommon(data);
    const ink = data.reduce((count, value) => count + Number(Math.abs(value - paper) >= contrast), 0);
    if (ink < leastInk) continue;
    const { width, height, channels } = info;
    const picture = sharp(data, { raw: { width, height, channels } });
    const onWhite = paper < 128 ? picture.negate() : picture;
    return { ink, png: await onWhite.toColorspace('b-w').png({ compressionLevel: 9 }).toBuffer() };
  }
  return undefined;
}

/** The background is the most frequent pixel value. */
function mostCommon(pixels: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const value of pixels) counts[value] = (counts[value] ?? 0) + 1;
  return counts.indexOf(counts.reduce((most, count) => Math.max(most, count), 0));
}
