import { lt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import { mailTokens, refreshFamilies } from './db/schema/tokens.ts';
import { forgetOldViews } from './engagement/views.ts';
import { forgetOldAttempts } from './rate-limits/attempts.ts';

const EVERY_MS = 10 * 60_000;
const DAY_MS = 86_400_000;
/** A sign-in that ended is remembered a while, for whoever has to find out what happened. */
const KEPT_DAYS = 30;

/** Deletes what says nothing any more: windows that are over, links and sign-ins that ended long ago. */
export async function tidy({ db }: Database, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  await forgetOldAttempts(db, now);
  await forgetOldViews(db, now);
  await db.delete(mailTokens).where(lt(mailTokens.expiresAt, longAgo));
  // Their tokens go with them.
  await db.delete(refreshFamilies).where(lt(refreshFamilies.expiresAt, longAgo));
}

/** Tidies every ten minutes while the server runs. Returns what stops it. */
export function startHousekeeping(
  database: Database,
  clock: Clock,
  log: FastifyBaseLogger,
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const turn = () =>
    tidy(database, clock.now()).catch((error: unknown) => log.error({ err: error }, 'housekeeping waits'));
  const timer = setInterval(() => {
    running = running.then(turn);
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
