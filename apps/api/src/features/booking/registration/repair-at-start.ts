import type { PaymentsDeps } from '../../payments/port/provider.ts';
import { unlockAllKeys } from '../../../platform/idempotency/keys.ts';
import { reconcileAll } from './reconcile.ts';

/**
 * Repairs what the previous process left, before the server accepts requests. The embedded database has one process
 * only, so at its start no other worker is alive. While the server runs, the job `reconcile` continues the work.
 */
export async function repairAtStart(deps: PaymentsDeps): Promise<void> {
  const { database, clock } = deps;
  const alone = database.kind === 'pglite';
  if (alone) await unlockAllKeys(database.db, clock.now());
  await reconcileAll(deps, { ownerIsDead: alone });
}
