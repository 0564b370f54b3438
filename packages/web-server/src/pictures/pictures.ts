import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../compression.ts';
import { DrawingQueueFull, type DrawnFiles } from './drawn-files.ts';

const [compress, decompress, zip] = [promisify(brotliCompress), promisify(brotliDecompress), promisify(gzip)];

/** A drawing that the app knows how to make: `pictureAt` and `sketchAt` of packages/art. */
interface Drawing {
  readonly key: string;
  readonly draw: () => string;
}

interface PictureFile {
  readonly etag: string;
  readonly body: (encoding: Encoding) => Promise<Uint8Array>;
}

export interface Pictures {
  /** The SVG document at a path, or null if there is none. */
  readonly picture: (path: string) => Promise<PictureFile | null>;
  /**
   * The simplified picture at a path as a `data:` URL, for a document (ADR-075). Null if there is none, or if it cannot be
   * drawn now; the document is complete without it.
   */
  readonly sketch: (path: string) => Promise<string | null>;
}

interface PicturesOptions {
  readonly files: DrawnFiles;
  readonly pictureAt: (path: string) => Drawing | null;
  readonly sketchAt: (path: string) => Drawing | null;
}

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

/** The pictures that a server draws. The files hold them compressed, as most clients receive them. */
export function createPictures(options: PicturesOptions): Pictures {
  const { files, pictureAt, sketchAt } = options;
  return {
    picture: async (path) => {
      const drawing = pictureAt(path);
      if (!drawing) return null;
      const packed = await files.get(`svg.br/${drawing.key}`, () => compress(drawing.draw(), brotliOptions));
      return {
        etag: `"${createHash('sha256').update(drawing.key).digest('base64url').slice(0, 16)}"`,
        body: async (encoding) => {
          if (encoding === 'br') return packed;
          const svg = await decompress(packed);
          return encoding === 'gzip' ? zip(svg) : svg;
        },
      };
    },
    sketch: async (path) => {
      const drawing = sketchAt(path);
      if (!drawing) return null;
      try {
        const packed = await files.get(drawing.key, () => compress(drawing.draw(), brotliOptions));
        return (await decompress(packed)).toString() || null;
      } catch (error) {
        if (error instanceof DrawingQueueFull) return null;
        throw error;
      }
    },
  };
}
