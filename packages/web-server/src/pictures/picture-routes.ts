import type { FastifyInstance, FastifyReply } from 'fastify';
import { negotiateEncoding } from '../compression.ts';
import { filePolicy, publicPicture } from '../content-policy.ts';
import { DrawingQueueFull } from './drawn-files.ts';
import type { Pictures } from './pictures.ts';

/** The response without a picture: 404 if there is none, 503 if it cannot be drawn now. */
export function sendPictureError(reply: FastifyReply, status: 404 | 503): FastifyReply {
  if (status === 503) reply.header('retry-after', '10');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain')
    .send(status === 404 ? 'Not found' : 'Temporarily unavailable');
}

/** Serves the pictures below `/art/`. The address contains the version of the drawing, so browsers cache it permanently. */
export function pictureRoutes(app: FastifyInstance, { picture }: Pick<Pictures, 'picture'>): void {
  app.get('/art/*', async (request, reply) => {
    const found = await picture(request.url.split('?')[0] ?? '').catch((error: unknown) => {
      if (!(error instanceof DrawingQueueFull)) {
        request.log.error({ err: error }, 'a picture could not be drawn');
      }
      return undefined;
    });
    if (!found) return sendPictureError(reply, found === null ? 404 : 503);
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('etag', found.etag)
      .header('vary', 'accept-encoding')
      .header('content-security-policy', filePolicy)
      .header(...publicPicture)
      .type('image/svg+xml; charset=utf-8');
    if (request.headers['if-none-match'] === found.etag) return reply.code(304).send();
    const body = await found.body(negotiateEncoding(request, reply));
    return reply.send(Buffer.from(body.buffer, body.byteOffset, body.byteLength));
  });
}
