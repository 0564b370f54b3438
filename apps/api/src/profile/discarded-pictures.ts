import { eq, lte } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { discardedPictures } from '../db/schema/server.ts';
import type { Deps } from '../dependencies.ts';
import { pictureFiles } from './picture-files.ts';

/** Longer than any request works on one picture. */
const workMs = 10 * 60_000;
const atOnce = 100;

/** Before a picture is stored: when nobody keeps it in time, it goes. */
export async function expectPicture(db: Db, name: string, now: Date): Promise<void> {
  await db.insert(discardedPictures).values({ name, removeAfter: new Date(now.getTime() + workMs) });
}

/** In the transaction that names the picture. */
export async function keepPicture(tx: Db, name: string): Promise<void> {
  await tx.delete(discardedPictures).where(eq(discardedPictures.name, name));
}

/**
 * When storing it failed: it goes at the next clearing. Not if it was kept after all and only the word of that was lost:
 * then nothing is expected any more.
 */
export async function giveUpPicture(db: Db, name: string, now: Date): Promise<void> {
  await db.update(discardedPictures).set({ removeAfter: now }).where(eq(discardedPictures.name, name));
}

/** In the transaction after which nobody names it; it goes at the next clearing. */
export async function discardPicture(db: Db, name: string, now: Date): Promise<void> {
  await db
    .insert(discardedPictures)
    .values({ name, removeAfter: now })
    .onConflictDoUpdate({ target: discardedPictures.name, set: { removeAfter: now } });
}

/** Clears away what is due. A storage that is silent keeps its turn: the rows stay until the files are gone. */
export async function clearPictures({
  database: { db },
  files,
  clock,
}: Pick<Deps, 'database' | 'files' | 'clock'>): Promise<void> {
  const due = lte(discardedPictures.removeAfter, clock.now());
  for (const { name } of await db.select().from(discardedPictures).where(due).limit(atOnce)) {
    await Promise.all(pictureFiles(name).map((file) => files.remove(file)));
    await db.delete(discardedPictures).where(eq(discardedPictures.name, name));
  }
}
