import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../deps.ts';
import { forgetOldKeys, unlockAllKeys } from '../idempotency/keys.ts';
import { reconcileAll } from './reconcile.ts';

const everyMs = 15_000;

/**
 * Repairs what the last process left, then again and again while the server runs. The embedded database has one process
 * only: at its start everybody who worked on anything is dead. Returns what stops the sweep.
 */
export async function startSweep(deps: Deps, log: FastifyBaseLogger): Promise<() => Promise<void>> {
  const { database, clock } = deps;
  const alone = database.kind === 'pglite';
  if (alone) await unlockAllKeys(database.db, clock.now());
  await reconcileAll(deps, { ownerIsDead: alone });
  let running: Promise<void> = Promise.resolve();
  const sweep = async () => {
    try {
      await reconcileAll(deps);
      await forgetOldKeys(database.db, clock.now());
    } catch (error) {
      log.error({ err: error }, 'the sweep of holds and refunds failed and is tried again');
    }
  };
  const timer = setInterval(() => {
    running = running.then(sweep);
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
