import * as constants from '@detroit-well/config/constants';
import { eq } from 'drizzle-orm';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import type { Clocks } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Guards } from '../../platform/database/guards.ts';
import { profiles } from '../../platform/database/schema/people.ts';
import { deleteDiscardedPictures, discardPicture, whilePersonWaits } from '../pictures/discarded-pictures.ts';
import { picturePath } from '../pictures/picture-files.ts';
import { storePicture } from '../pictures/store-picture.ts';
import { requireOpen, type RequireOpen } from '../users/require-open.ts';

const { avatarPx, previewPx } = constants.imageUpload;

type StoredPicture = Pick<PlatformDeps, 'database' | 'files' | 'clock' | 'systemClock'>;

/**
 * Replaces a person's picture. Each picture has its own random name, so that a URL never shows another picture. `field` is the
 * field of a field error. `alsoInTx` runs in the same transaction, so both are stored or neither is. Throws when the account is
 * closed.
 */
export async function setPicture(
  { database, files, clock, systemClock }: StoredPicture,
  userId: string,
  file: File,
  field: string,
  {
    alsoInTx,
    guards: { read = lockPicture, open = requireOpen } = {},
  }: { alsoInTx?: (tx: Db) => Promise<void>; guards?: Guards<{ read: ReadPicture; open: RequireOpen }> } = {},
): Promise<void> {
  await storePicture(
    { files, systemClock, run: (work) => work(database.db) },
    { kind: 'picture', file, field },
    (name, confirm) =>
      database.withTx(async (tx) => {
        await open(tx, userId);
        await alsoInTx?.(tx);
        await swapPicture(tx, { userId, name }, { clock, systemClock }, { read, confirm });
      }),
  );
  // The new picture is stored. The job retries deleting the old one and logs its failures.
  await deleteDiscardedPictures({ database, files, systemClock }, whilePersonWaits).catch(() => {});
}

export type ReadPicture = (tx: Db, userId: string) => Promise<string | null>;

/** Locked, so that of two concurrent uploads the later one discards the picture of the earlier one. */
const lockPicture: ReadPicture = async (tx, userId) => {
  const of = tx.select({ name: profiles.imageFile }).from(profiles).where(eq(profiles.userId, userId));
  return (await of.for('update'))[0]?.name ?? null;
};

interface Swap {
  readonly read: ReadPicture;
  readonly confirm: (tx: Db) => Promise<void>;
}

/** Stores the name of the new picture and discards the previous one. */
async function swapPicture(
  tx: Db,
  { userId, name }: { userId: string; name: string },
  { clock, systemClock }: Clocks,
  { read, confirm }: Swap,
): Promise<void> {
  await tx.insert(profiles).values({ userId }).onConflictDoNothing();
  const before = await read(tx, userId);
  await tx
    .update(profiles)
    .set({ imageFile: name, updatedAt: clock.now() })
    .where(eq(profiles.userId, userId));
  await confirm(tx);
  if (before !== null) await discardPicture(tx, before, systemClock.now());
}

/** The URLs of a person's picture, at twice the displayed size so that it is sharp on every display. */
export function pictureUrls(name: string | null, apiUrl: string) {
  if (name === null) return { image_url: null, image_thumbnail: null };
  const url = (px: number) => apiUrl + picturePath(name, px);
  return { image_url: url(previewPx * 2), image_thumbnail: url(avatarPx * 2) };
}
