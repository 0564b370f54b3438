import { publicPicture, sendPictureError } from '@detroit-well/web-server';
import type { FastifyInstance } from 'fastify';
import { isRateLimited } from '../api/is-rate-limited.ts';
import type { SiteApi } from '../api/site-api.ts';
import { SingleFlightCache } from '../cache/single-flight-cache.ts';
import { findShare } from './find-share.ts';
import { sharePath, shareVersion, type ShareInput } from '../metadata/share-input.ts';
import type { ShareSource } from './share-pictures.ts';

interface ShareRoutesOptions {
  readonly api: SiteApi;
  readonly source: ShareSource;
  readonly showSamples: boolean;
  /** By which the cache measures ages, in milliseconds. */
  readonly cacheNow: () => number;
}

interface Params {
  readonly kind: string;
  readonly id: string;
  readonly file: string;
}

/** Crawlers request the same picture several times within seconds. */
const lookupCache = { ttlMs: 30_000, limit: 500 };
/** The length limit of slugs in content systems. */
const longestId = 255;

/**
 * Serves `/share/{kind}/{id}/{version}.png`, only for items that the API knows. The version is a hash of the content, so the
 * picture at a URL never changes. An outdated URL redirects to the current one.
 */
export function shareRoutes(
  app: FastifyInstance,
  { api, source, showSamples, cacheNow }: ShareRoutesOptions,
): void {
  const inputs = new SingleFlightCache<ShareInput | null>({
    ...lookupCache,
    now: cacheNow,
    // The number of random names is unlimited, so they are cached separately from existing items.
    reuse: (input) => (input === null ? 'briefly' : 'always'),
    isOwnFailure: isRateLimited,
  });
  app.get<{ Params: Params }>('/share/:kind/:id/:file', async (request, reply) => {
    const { kind, id, file } = request.params;
    if (id.length > longestId || !/^[\w-]{1,32}\.png$/.test(file)) return sendPictureError(reply, 404);
    const input = await inputs
      .get(`${kind}/${id}`, () => findShare(api, { kind, id, reader: request.ip, showSamples }))
      .catch(() => undefined);
    if (input === undefined) return sendPictureError(reply, 503);
    if (input === null) return sendPictureError(reply, 404);
    const version = shareVersion(input);
    if (file !== `${version}.png`) {
      return reply.header('cache-control', 'public, max-age=300').redirect(sharePath(input), 302);
    }
    reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', `"${version}"`);
    if (request.headers['if-none-match'] === `"${version}"`) return reply.code(304).send();
    const png = await source(input).catch((error: unknown) => {
      request.log.error({ err: error, kind, id }, 'a share picture could not be drawn');
      return null;
    });
    if (!png) return sendPictureError(reply.removeHeader('etag'), 503);
    return reply
      .header(...publicPicture)
      .type('image/png')
      .send(Buffer.from(png.buffer, png.byteOffset, png.byteLength));
  });
}
