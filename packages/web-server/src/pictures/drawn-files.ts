import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';

/** Thrown instead of drawing when too many drawings wait. The client should retry later. */
export class DrawingQueueFull extends Error {
  constructor() {
    super('Too many pictures are waiting to be drawn.');
    this.name = 'DrawingQueueFull';
  }
}

export interface DrawnFiles {
  /**
   * The drawing for these inputs, drawn at most once and then read from disk.
   *
   * @param inputs a text that is equal only for equal drawings.
   * @throws {DrawingQueueFull}
   */
  readonly get: (inputs: string, draw: () => Uint8Array | Promise<Uint8Array>) => Promise<Uint8Array>;
}

interface DrawnFilesOptions {
  readonly folder: string;
  /** The most drawings that may wait. */
  readonly longestQueue?: number;
  /** Reports that a drawing could not be written; it is drawn again after a restart. */
  readonly onUnwritable?: (error: unknown) => void;
}

/**
 * Drawings on disk, each in a file named by a hash of its inputs. Several servers can share the folder, and it can be deleted
 * at any time. Drawing takes CPU time of the server, so one is drawn at a time, and requests are served in between.
 */
export function drawnFiles({ folder, longestQueue = 200, onUnwritable }: DrawnFilesOptions): DrawnFiles {
  const drawing = new Map<string, Promise<Uint8Array>>();
  const limit = pLimit(1);

  async function drawAndWrite(
    file: string,
    draw: () => Uint8Array | Promise<Uint8Array>,
  ): Promise<Uint8Array> {
    await setImmediate();
    const content = await draw();
    await write(file, content).catch((error: unknown) => onUnwritable?.(error));
    return content;
  }

  return {
    get: async (inputs, draw) => {
      const name = createHash('sha256').update(inputs).digest('hex');
      const file = join(folder, name.slice(0, 2), name);
      const cached = await readFile(file).catch(() => null);
      // A power failure can leave a new file empty.
      if (cached && cached.length > 0) return cached;
      const pending = drawing.get(file);
      if (pending) return pending;
      if (drawing.size >= longestQueue) throw new DrawingQueueFull();
      const drawn = limit(drawAndWrite, file, draw).finally(() => drawing.delete(file));
      drawing.set(file, drawn);
      return drawn;
    },
  };
}

/** Writes atomically: another process sees the whole file or none. */
async function write(file: string, content: Uint8Array): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  try {
    await writeFile(unfinished, content, { mode: 0o600 });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
