import { brotliCompressSync, constants } from 'node:zlib';
import { ART_CACHE_CONTROL, artResponse } from '@detroit-well/art';
import type { FastifyInstance } from 'fastify';

/** Quality 9 costs some 20 ms a picture and is paid once. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Pictures made by packages/art, by address; drawn and compressed at the first asking, then kept. */
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
    // A picture opened as a document of its own runs nothing.
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(body);
    let small = compressed.get(pathname);
    if (!small) {
      small = brotliCompressSync(body, quality);
      // Only pictures drawn by hand are shown here, a few dozen; sessions and posts belong to the other server.
      if (pathname.includes('/named/')) compressed.set(pathname, small);
    }
    return reply.header('content-encoding', 'br').send(small);
  });
}
