import { artSketch } from './address/response.ts';
import { brotliCompressSync, constants } from 'node:zlib';

/** Most bytes of a first picture in a document, as they travel (brotli). */
export const mostBytes = 8_000;

/**
 * Tolerances tried in order, finest first; the last is far below the limit for every picture. The steps are small because
 * thin lines vanish between 0.1 and 0.2.
 */
const tolerances = [0.08, 0.1, 0.12, 0.14, 0.17, 0.2, 0.28, 0.4, 0.6];

/** Text of a `data:` URL: only what would end the URL, the attribute or the property is escaped. */
function dataUrl(svg: string): string {
  const text = svg
    .replaceAll('"', "'")
    .replaceAll('%', '%25')
    .replaceAll('#', '%23')
    .replaceAll('<', '%3C')
    .replaceAll('>', '%3E');
  return `data:image/svg+xml,${text}`;
}

/** The picture at a path, simple enough to travel inside the document, as a `data:` URL; null where there is none. */
export function drawFirstPicture(path: string): string | null {
  for (const tolerance of tolerances) {
    const svg = artSketch(path, tolerance);
    if (svg === null) return null;
    const url = dataUrl(svg);
    const packed = brotliCompressSync(url, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    if (packed.length <= mostBytes) return url;
  }
  return null;
}
