import { ART_CACHE_CONTROL } from '@detroit-well/art';
import type { FastifyInstance } from 'fastify';
import { chooseEncoding } from '../http/packed-page.ts';
import type { PictureSource } from './picture.ts';

/** Serves `/art/…`. The URL contains the picture's version, so browsers cache it permanently. */
export function pictureRoutes(app: FastifyInstance, source: PictureSource): void {
  app.get('/art/*', async (request, reply) => {
    const picture = await source(request.url.split('?')[0] ?? '');
    if (!picture)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    reply
      .header('cache-control', ART_CACHE_CONTROL)
      .header('etag', picture.etag)
      .header('vary', 'accept-encoding')
      // An SVG opened directly is a document, so this policy forbids everything else.
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .type('image/svg+xml; charset=utf-8');
    if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    const body = encoding === 'identity' ? picture.svg : picture[encoding];
    return reply.send(Buffer.from(body.buffer, body.byteOffset, body.byteLength));
  });
}
