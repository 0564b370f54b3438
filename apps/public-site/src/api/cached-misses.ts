import { LRUCache } from 'lru-cache';
import type { SiteApi } from './site-api.ts';

/** A name that nothing has: so long it is not asked for again. Milliseconds. */
const missMs = 10_000;
const mostNames = 2_000;

type Lookup<Found> = (name: string, reader: string) => Promise<Found | null>;

/** The API, which is not asked twice within 10 s for a session, post or page that does not exist. */
export function withMissCache(api: SiteApi, now: () => number = Date.now): SiteApi {
  function remembering<Found>(lookUp: Lookup<Found>): Lookup<Found> {
    const missedAt = new LRUCache<string, number>({ max: mostNames });
    return async (name, reader) => {
      if (now() - (missedAt.get(name) ?? -Infinity) < missMs) return null;
      const found = await lookUp(name, reader);
      if (found === null) missedAt.set(name, now());
      return found;
    };
  }
  return {
    ...api,
    session: remembering(api.session),
    post: remembering(api.post),
    findPage: remembering(api.findPage),
  };
}
