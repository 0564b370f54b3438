import type { Deps } from '../dependencies.ts';
import { unlockAllKeys } from '../idempotency/keys.ts';
import { reconcileAll } from './reconcile.ts';

/**
 * Repairs what the last process left, before anybody is served. The embedded database has one process only: at its start
 * everybody who worked on anything is dead. While the server runs, the job `reconcile` goes on with it.
 */
export async function repairAtStart(deps: Deps): Promise<void> {
  const { database, clock } = deps;
  const alone = database.kind === 'pglite';
  if (alone) await unlockAllKeys(database.db, clock.now());
  await reconcileAll(deps, { ownerIsDead: alone });
}
