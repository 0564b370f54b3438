import { Worker } from 'node:worker_threads';
import { SingleFlightCache } from '../http/single-flight-cache.ts';
import type { SketchSource } from '../document/first-picture.ts';
import type { DrawnPicture, PictureReply, PictureRequest, PictureSource } from './picture.ts';

type Drawn = DrawnPicture | string | null;
type Waiting = { resolve: (drawn: Drawn) => void; reject: (error: Error) => void };

/** How many pictures are cached. The picture at a URL never changes; each has about 40 kB. */
const keptPictures = 400;

/** Requests one picture at a time from the drawing thread and caches the results. */
export function studioPictures(workerFile: URL): {
  source: PictureSource;
  sketches: SketchSource;
  stop: () => Promise<void>;
} {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  const worker = new Worker(workerFile);
  worker.unref();
  worker.on('message', (reply: PictureReply) => {
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('failure' in reply) asked?.reject(new Error(reply.failure));
    else asked?.resolve(reply.drawn);
  });
  worker.on('error', (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  const draw = (kind: PictureRequest['kind'], path: string): Promise<Drawn> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage({ id: lastId, kind, path } satisfies PictureRequest);
    });
  const kept = <Kind extends Drawn>() =>
    new SingleFlightCache<Kind>({ ttlMs: Infinity, limit: keptPictures });
  const pictures = kept<DrawnPicture | null>();
  const sketches = kept<string | null>();
  return {
    // The thread returns a fixed type for each kind.
    source: (path) => pictures.get(path, () => draw('picture', path) as Promise<DrawnPicture | null>),
    sketches: (path) => sketches.get(path, () => draw('sketch', path) as Promise<string | null>),
    stop: async () => {
      await worker.terminate();
    },
  };
}
