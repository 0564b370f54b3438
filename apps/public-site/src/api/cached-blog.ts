import * as constants from '@detroit-well/config/constants';
import { SingleFlightCache } from '../cache/single-flight-cache.ts';
import type { SiteApi } from './site-api.ts';

/** Caches the blog's static data for 15 minutes (SPEC-B 9). Failures are never cached. */
export function withBlogCache(api: SiteApi, now: () => number = Date.now): SiteApi {
  const ttlMs = constants.blogStaticCacheMinutes * 60_000;
  function cached<Reply>(load: () => Promise<Reply>): () => Promise<Reply> {
    const cache = new SingleFlightCache<Reply>({ ttlMs, limit: 1, now });
    return () => cache.get('reply', load);
  }
  return {
    ...api,
    blogPage: cached(api.blogPage),
    postCategories: cached(api.postCategories),
    authors: cached(api.authors),
    tags: cached(api.tags),
  };
}
