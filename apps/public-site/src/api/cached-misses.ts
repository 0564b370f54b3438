import { LRUCache } from 'lru-cache';
import type { SiteApi } from './site-api.ts';

/** The time for which a name that does not exist is not requested again. Milliseconds. */
const missMs = 10_000;
const maxNames = 2_000;

type Lookup<Found> = (name: string, reader: string) => Promise<Found | null>;

/** Requests a session, post or page that does not exist at most once in 10 s. */
export function withMissCache(api: SiteApi, now: () => number = Date.now): SiteApi {
  function cachingMisses<Found>(lookUp: Lookup<Found>): Lookup<Found> {
    const missedAt = new LRUCache<string, number>({ max: maxNames });
    return async (name, reader) => {
      if (now() - (missedAt.get(name) ?? -Infinity) < missMs) return null;
      const found = await lookUp(name, reader);
      if (found === null) missedAt.set(name, now());
      return found;
    };
  }
  return {
    ...api,
    session: cachingMisses(api.session),
    post: cachingMisses(api.post),
    findPage: cachingMisses(api.findPage),
  };
}
