import { artSketch } from './address/response.ts';
import { brotliCompressSync, constants } from 'node:zlib';

/** Maximum size of the first picture embedded in a document, in bytes after brotli compression. */
export const mostBytes = 8_000;

/**
 * Tolerances to try in order, finest first. With the last one every picture is far below the limit. The steps are small because
 * thin lines vanish between 0.1 and 0.2.
 */
const tolerances = [0.08, 0.1, 0.12, 0.14, 0.17, 0.2, 0.28, 0.4, 0.6];

/** Escapes only the characters that would end the URL, the HTML attribute or the CSS property. */
function dataUrl(svg: string): string {
  const text = svg
    .replaceAll('"', "'")
    .replaceAll('%', '%25')
    .replaceAll('#', '%23')
    .replaceAll('<', '%3C')
    .replaceAll('>', '%3E');
  return `data:image/svg+xml,${text}`;
}

/** The picture at a path, simplified for embedding in a document, as a `data:` URL. Null when the path has no picture. */
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
