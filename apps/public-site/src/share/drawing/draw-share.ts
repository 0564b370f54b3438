import sharp from 'sharp';
import type { ShareInput } from '../../metadata/share-input.ts';
import { loadTypefaces, shareSvg } from './share-svg.ts';

let typefaces: ReturnType<typeof loadTypefaces> | undefined;

/** Draws the share picture as a PNG of 1200 x 630. */
export async function drawShare(input: ShareInput): Promise<Buffer> {
  typefaces ??= loadTypefaces();
  const svg = shareSvg(input, await typefaces);
  // The picture has few flat colors: a palette reduces the file to a third of its size.
  return sharp(Buffer.from(svg)).png({ palette: true, colors: 128, effort: 7 }).toBuffer();
}
