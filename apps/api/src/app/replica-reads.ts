import { contract, type Endpoint } from '@detroit-well/api-client/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Replica } from '../platform/database/open-replica.ts';
import type { ReplicaReads } from '../platform/http/serve.ts';
import { lastPurgedAt } from '../platform/list-cache/list-cache.ts';
import type { Deps } from './dependencies.ts';

/**
 * Calls that may read a replica for visitors who are not signed in. A session's details and its availability are not among
 * them: a visitor who has just registered must see the new count (ADR-070).
 */
const replicated: ReadonlySet<Endpoint> = new Set<Endpoint>([
  contract.sessions.upcoming,
  contract.sessions.list,
  contract.sessions.facets,
  ...Object.values(contract.programs),
  ...Object.values(contract.coaches),
  contract.pages.find,
  contract.pages.list,
  contract.pages.publicPages,
  contract.pages.sitemap,
  contract.navigation.menu,
  contract.site.read,
  contract.blog.posts,
  contract.blog.post,
  contract.blog.categories,
  contract.blog.authors,
  contract.blog.tags,
]);

/** Sends anonymous reads to a replica while it contains every reserved and released seat that this process knows of. */
export function replicaReads(
  replica: Replica,
  deps: Deps,
  log: Pick<FastifyBaseLogger, 'warn'>,
): ReplicaReads<Deps> {
  const copy: Deps = { ...deps, database: replica.database };
  return {
    depsFor: (endpoint) => (replicated.has(endpoint) && replica.isUsable(lastPurgedAt()) ? copy : undefined),
    failed: (error) => {
      replica.distrust();
      log.warn({ err: error }, 'a read failed on the replica and was repeated on the primary');
    },
  };
}
