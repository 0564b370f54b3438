import { parentPort } from 'node:worker_threads';
import { drawShare } from './drawing/draw-share.ts';
import type { ShareReply, ShareRequest } from './share-pictures.ts';

async function reply({ id, input }: ShareRequest): Promise<ShareReply> {
  try {
    return { id, png: await drawShare(input) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}

// Draws one picture at a time: each message waits for the previous one.
let last: Promise<unknown> = Promise.resolve();

async function drawAfter(before: Promise<unknown>, request: ShareRequest): Promise<void> {
  await before;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(await reply(request));
}

parentPort?.on('message', (request: ShareRequest) => {
  last = drawAfter(last, request);
});
