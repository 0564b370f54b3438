import { SingleFlightCache } from '../cache/single-flight-cache.ts';
import type { SiteApi } from './site-api.ts';
import type { Site } from './wire.ts';

/** At most so much later than the office, a process shows that the site is open. Milliseconds. */
const siteTtlMs = 5_000;

/**
 * Caches the state of the site. While the API fails, the last known one counts, so that a site that is not open does not open by
 * it. A process that has never known one shows an open site: most are.
 */
export function withSiteCache(api: SiteApi, now: () => number = Date.now): SiteApi {
  const cache = new SingleFlightCache<Site | null>({ ttlMs: siteTtlMs, limit: 1, now });
  let last: Site | null | undefined;
  return {
    ...api,
    site: async () => {
      try {
        last = await cache.get('site', api.site);
      } catch (error) {
        if (last === undefined) throw error;
      }
      return last;
    },
  };
}
