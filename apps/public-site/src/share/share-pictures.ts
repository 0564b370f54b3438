import { Worker } from 'node:worker_threads';
import { SingleFlightCache } from '../http/single-flight-cache.ts';
import { shareVersion, type ShareInput } from './share-input.ts';

export interface ShareRequest {
  readonly id: number;
  readonly input: ShareInput;
}
export type ShareReply =
  { readonly id: number; readonly png: Uint8Array } | { readonly id: number; readonly failure: string };

/** Draws a share picture as PNG. Null if too many pictures are queued: the client should retry later. */
export type ShareSource = (input: ShareInput) => Promise<Uint8Array | null>;

/** How many pictures are cached, about 90 kB each. */
const keptPictures = 200;
/** At half a second for each picture, crawlers further back would time out. */
const longestQueue = 20;

interface Pending {
  readonly resolve: (png: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Draws share pictures in a worker thread, one at a time, and caches the newest. The thread starts with the first picture,
 * because its fonts and its renderer need memory.
 */
export function sharePictures(workerFile: URL): { source: ShareSource; stop: () => Promise<void> } {
  const pending = new Map<number, Pending>();
  const cache = new SingleFlightCache<Uint8Array>({ ttlMs: Infinity, limit: keptPictures });
  let worker: Worker | undefined;
  let lastId = 0;

  /** A thread that failed also exits; by then the next thread may be drawing. */
  function failAll(thread: Worker, error: Error): void {
    if (worker !== thread) return;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
    worker = undefined;
  }

  function start(): Worker {
    const thread = new Worker(workerFile);
    thread.unref();
    thread.on('message', (reply: ShareReply) => {
      const waiting = pending.get(reply.id);
      pending.delete(reply.id);
      if ('failure' in reply) waiting?.reject(new Error(reply.failure));
      else waiting?.resolve(reply.png);
    });
    thread.on('error', (error: Error) => failAll(thread, error));
    thread.on('exit', () => failAll(thread, new Error('The drawing thread ended.')));
    return thread;
  }

  function draw(input: ShareInput): Promise<Uint8Array> {
    worker ??= start();
    const thread = worker;
    return new Promise((resolve, reject) => {
      lastId += 1;
      pending.set(lastId, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      thread.postMessage({ id: lastId, input } satisfies ShareRequest);
    });
  }

  return {
    source: async (input) => {
      const key = shareVersion(input);
      if (!cache.has(key) && pending.size >= longestQueue) return null;
      return cache.get(key, () => draw(input));
    },
    stop: async () => {
      await worker?.terminate();
    },
  };
}
