import { artResponse } from '@detroit-well/art';
import { drawFirstPicture } from '@detroit-well/art/in-document';
import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { DrawnPicture, PictureReply, PictureRequest } from './picture.ts';

/** Draws in a worker thread: a picture takes up to half a second, and pages must not wait for it. */
function draw(path: string): DrawnPicture | null {
  const drawn = artResponse(path);
  if (!drawn) return null;
  const svg = Buffer.from(drawn.body);
  const br = brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
  return { svg, br, gzip: gzipSync(svg), etag: drawn.etag };
}

parentPort?.on('message', ({ id, kind, path }: PictureRequest) => {
  let reply: PictureReply;
  try {
    reply = { id, drawn: kind === 'sketch' ? drawFirstPicture(path) : draw(path) };
  } catch (error) {
    reply = { id, failure: error instanceof Error ? error.message : String(error) };
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(reply);
});
