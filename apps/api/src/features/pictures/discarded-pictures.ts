import { eq, lte, sql } from 'drizzle-orm';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import { startJobRun, type JobRunLimits } from '../../platform/jobs/job-run.ts';
import { discardedPictures } from '../../platform/database/schema/server.ts';
import { pictureFiles } from './picture-files.ts';

/** Longer than any request takes to process one picture. */
const workMs = 10 * 60_000;
const batchSize = 100;
/** The limits of a run in a call. The job does the rest. */
export const whilePersonWaits: JobRunLimits = { ms: 2_000 };

/** Registers a picture before it is stored. A job deletes it unless `confirmPicture` confirms it in time. */
export async function registerPicture(db: Db, name: string, now: Date): Promise<void> {
  await db.insert(discardedPictures).values({ name, removeAfter: new Date(now.getTime() + workMs) });
}

/** Confirms a picture; call it in the transaction that stores its name. */
export async function confirmPicture(tx: Db, name: string): Promise<void> {
  await tx.delete(discardedPictures).where(eq(discardedPictures.name, name));
}

/**
 * Marks a picture for deletion after storing it failed. Has no effect when the picture was confirmed and only that response was
 * lost, because its row is then gone.
 */
export async function discardUnconfirmed(db: Db, name: string, now: Date): Promise<void> {
  await db.update(discardedPictures).set({ removeAfter: now }).where(eq(discardedPictures.name, name));
}

/** Marks a picture for deletion; call it in the transaction that removes its last reference. */
export async function discardPicture(db: Db, name: string, now: Date): Promise<void> {
  await db
    .insert(discardedPictures)
    .values({ name, removeAfter: now })
    .onConflictDoUpdate({ target: discardedPictures.name, set: { removeAfter: now } });
}

/** Deletes the pictures that are due. If the storage does not respond, the rows stay until the files are deleted. */
export async function deleteDiscardedPictures(
  { database: { db }, files, systemClock }: Pick<PlatformDeps, 'database' | 'files' | 'systemClock'>,
  limits: JobRunLimits = {},
): Promise<void> {
  const due = lte(discardedPictures.removeAfter, systemClock.now());
  // In random order, so that pictures which the storage never deletes cannot starve the others.
  const some = await db
    .select()
    .from(discardedPictures)
    .where(due)
    .orderBy(sql`random()`)
    .limit(batchSize);
  const run = startJobRun(limits);
  await run.each(some, async ({ name }) => {
    await Promise.all(pictureFiles(name).map((file) => files.remove(file)));
    await db.delete(discardedPictures).where(eq(discardedPictures.name, name));
  });
  run.end();
}
