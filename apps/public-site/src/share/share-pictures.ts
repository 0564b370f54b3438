import { DrawingQueueFull, drawnFiles, type DrawnFiles } from '@detroit-well/web-server';
import { shareVersion, type ShareInput } from '../metadata/share-input.ts';

/** Draws a share picture as PNG. Null if too many pictures are queued: the client should retry later. */
export type ShareSource = (input: ShareInput) => Promise<Uint8Array | null>;

/** At half a second for each picture, crawlers further back would time out. */
const longestQueue = 20;

/** Share pictures, each drawn once and kept in `folder`. */
export function sharePictures(folder: string, onUnwritable?: (error: unknown) => void): ShareSource {
  const files: DrawnFiles = drawnFiles({ folder, longestQueue, ...(onUnwritable ? { onUnwritable } : {}) });
  return async (input) => {
    try {
      return await files.get(`share/${shareVersion(input)}`, async () => {
        // The fonts and the renderer need memory, so they load with the first drawing.
        const { drawShare } = await import('./drawing/draw-share.ts');
        return drawShare(input);
      });
    } catch (error) {
      if (error instanceof DrawingQueueFull) return null;
      throw error;
    }
  };
}
