import { brotliCompressSync, constants } from 'node:zlib';
import { ART_CACHE_CONTROL, artResponse } from '@detroit-well/art';
import type { FastifyInstance } from 'fastify';

/** Quality 9 takes about 20 ms for each picture, once. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Serves the pictures of `packages/art` by path. The first request draws and compresses a picture; later ones use the cache. */
export async function pictureRoutes(app: FastifyInstance): Promise<void> {
  const compressed = new Map<string, Buffer>();
  app.get('/art/*', (request, reply) => {
    const { pathname } = new URL(request.url, 'http://portal.invalid');
    const picture = artResponse(pathname);
    if (!picture) return reply.code(404).send({ message: 'Not found' });
    const { body, contentType, etag } = picture;
    reply.headers({
      'content-type': contentType,
      'cache-control': ART_CACHE_CONTROL,
      etag,
      vary: 'accept-encoding',
    });
    // A picture that is opened as a document must not run scripts.
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(body);
    let small = compressed.get(pathname);
    if (!small) {
      small = brotliCompressSync(body, quality);
      // Caches only the few dozen pictures drawn by hand. The portal shows no others: those of sessions and posts belong to
      // the public site.
      if (pathname.includes('/named/')) compressed.set(pathname, small);
    }
    return reply.header('content-encoding', 'br').send(small);
  });
}
