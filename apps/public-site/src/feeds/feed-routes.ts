import { minuteMs } from '@detroit-well/config/durations';
import { paths } from '@detroit-well/config/paths';
import { encodeDocument, sendEncoded, type EncodedDocument } from '@detroit-well/web-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRateLimited } from '../api/is-rate-limited.ts';
import type { SiteApi } from '../api/site-api.ts';
import { SingleFlightCache } from '../cache/single-flight-cache.ts';
import { atomFeed } from './atom.ts';
import { sitemap } from './sitemap.ts';
import { sitemapEntries } from './sitemap-entries.ts';

interface FeedRoutesOptions {
  readonly api: SiteApi;
  readonly siteUrl: string;
  readonly showSamples: boolean;
  readonly now: () => Date;
  /** By which the caches measure ages, in milliseconds. */
  readonly cacheNow: () => number;
}

/** Feed readers ask often, and new posts are rare. */
const feedCache = {
  ttlMs: 5 * minuteMs,
  staleMs: 60 * minuteMs,
  limit: 1,
  isOwnFailure: isRateLimited,
};
/** Reading every session and post is expensive; search engines come once a day. */
const sitemapCache = {
  ttlMs: 60 * minuteMs,
  staleMs: 24 * 60 * minuteMs,
  limit: 1,
  isOwnFailure: isRateLimited,
};

const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Serves `/the-standard/feed.xml` and `/sitemap.xml`. Incomplete data results in a 503 that is not cached. */
export function feedRoutes(
  app: FastifyInstance,
  { api, siteUrl, showSamples, now, cacheNow }: FeedRoutesOptions,
): void {
  const feeds = new SingleFlightCache<EncodedDocument>({ ...feedCache, now: cacheNow });
  const sitemaps = new SingleFlightCache<EncodedDocument>({ ...sitemapCache, now: cacheNow });

  async function makeFeed(reader: string): Promise<string> {
    const [page, posts] = await Promise.all([api.blogPage(), api.posts({}, reader)]);
    return atomFeed({
      title: page?.title || 'Blog',
      description: page?.search_description || plainText(page?.intro ?? ''),
      siteUrl,
      posts: (posts?.results ?? []).filter((post) => showSamples || !post.is_sample),
      now: now(),
    });
  }

  const makeSitemap = async (reader: string): Promise<string> =>
    sitemap(await sitemapEntries(api, { reader, showSamples }), siteUrl);

  function documentHandler(
    cache: SingleFlightCache<EncodedDocument>,
    make: (reader: string) => Promise<string>,
    type: string,
  ) {
    return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      try {
        const document = await cache.get('document', async () => encodeDocument(await make(request.ip)));
        return sendEncoded(
          request,
          reply.header('cache-control', 'public, max-age=300').type(type),
          document,
        );
      } catch (error) {
        request.log.error({ err: error, route: request.routeOptions.url }, 'a feed could not be made');
        return reply.code(503).header('cache-control', 'no-store').header('retry-after', '60').send();
      }
    };
  }

  app.get(paths.blogFeed(), documentHandler(feeds, makeFeed, 'application/atom+xml; charset=utf-8'));
  app.get(paths.sitemap(), documentHandler(sitemaps, makeSitemap, 'application/xml; charset=utf-8'));
}
