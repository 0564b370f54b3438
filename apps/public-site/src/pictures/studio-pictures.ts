import { Worker } from 'node:worker_threads';
import { SingleFlightCache } from '../http/single-flight-cache.ts';
import type { DrawnPicture, PictureReply, PictureRequest, PictureSource } from './picture.ts';

type Waiting = { resolve: (picture: DrawnPicture | null) => void; reject: (error: Error) => void };

/** A picture at an address never changes; some forty kilobytes each. */
const keptPictures = 400;

/** Asks the drawing thread, one picture at a time, and keeps what it drew. */
export function studioPictures(workerFile: URL): { source: PictureSource; stop: () => Promise<void> } {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  const worker = new Worker(workerFile);
  worker.unref();
  worker.on('message', (reply: PictureReply) => {
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('failure' in reply) asked?.reject(new Error(reply.failure));
    else asked?.resolve(reply.picture);
  });
  worker.on('error', (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  const cache = new SingleFlightCache<DrawnPicture | null>({ ttlMs: Infinity, limit: keptPictures });
  const draw = (path: string): Promise<DrawnPicture | null> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage({ id: lastId, path } satisfies PictureRequest);
    });
  return {
    source: (path) => cache.get(path, () => draw(path)),
    stop: async () => {
      await worker.terminate();
    },
  };
}
