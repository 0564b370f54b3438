import { brotliCompressSync, constants } from 'node:zlib';
import { parseArtPath } from './address/parse.ts';
import { artSketch, type Drawing } from './address/picture-at.ts';

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

/** Part of every key. Raise it when the simplification changes, because servers keep the drawings. */
const sketchVersion = 1;

/** The simplified picture at a path, as `drawFirstPicture` returns it; empty if it cannot be made small enough. */
export function sketchAt(path: string): Drawing | null {
  const address = parseArtPath(path);
  return (
    address && { key: `sketch-${sketchVersion}/${address.key}`, draw: () => drawFirstPicture(path) ?? '' }
  );
}
