import * as constants from '@detroit-well/config/constants';
import { messages } from '@detroit-well/validation/messages';
import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { problem, fieldProblem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Guards } from '../../platform/database/guards.ts';
import { profiles } from '../../platform/database/schema/people.ts';
import { PictureRejected, renditions } from '../../platform/images/renditions.ts';
import { requireOpen, type RequireOpen } from '../users/require-open.ts';
import {
  deleteDiscardedPictures,
  discardPicture,
  registerPicture,
  discardUnconfirmed,
  confirmPicture,
} from './discarded-pictures.ts';
import { pictureFile, pictureSizes } from './picture-files.ts';

const { avatarPx, previewPx } = constants.imageUpload;

type StoredPicture = Pick<PlatformDeps, 'database' | 'files' | 'clock'>;

/**
 * Replaces a person's picture. Each picture has its own random name, so that a URL never shows another picture. `field` is the
 * field of a field error. `alsoInTx` runs in the same transaction, so both are stored or neither is. Throws when the account is
 * closed.
 */
export async function setPicture(
  { database, files, clock }: StoredPicture,
  userId: string,
  file: File,
  field: string,
  {
    alsoInTx,
    guards: { read = lockPicture, open = requireOpen } = {},
  }: { alsoInTx?: (tx: Db) => Promise<void>; guards?: Guards<{ read: ReadPicture; open: RequireOpen }> } = {},
): Promise<void> {
  const made = await renditions(new Uint8Array(await file.arrayBuffer()), pictureSizes).catch(
    (error: unknown) => {
      throw error instanceof PictureRejected ? pictureProblem(error, field) : error;
    },
  );
  const name = `picture-${randomBytes(16).toString('hex')}`;
  await registerPicture(database.db, name, clock.now());
  try {
    // Wait for all of them before giving up: a file that arrives later would never be deleted.
    const stored = await Promise.allSettled(
      made.map(({ px, content }) => files.keep(pictureFile(name, px), content)),
    );
    for (const one of stored) if (one.status === 'rejected') throw one.reason;
    await database.withTx(async (tx) => {
      await open(tx, userId);
      await alsoInTx?.(tx);
      await swapPicture(tx, userId, name, clock.now(), read);
    });
  } catch (error) {
    await discardUnconfirmed(database.db, name, clock.now());
    throw error;
  }
  // The new picture is stored. The job retries deleting the old one and logs its failures.
  await deleteDiscardedPictures({ database, files, clock }).catch(() => {});
}

export type ReadPicture = (tx: Db, userId: string) => Promise<string | null>;

/** Locked, so that of two concurrent uploads the later one discards the picture of the earlier one. */
const lockPicture: ReadPicture = async (tx, userId) => {
  const of = tx.select({ name: profiles.imageFile }).from(profiles).where(eq(profiles.userId, userId));
  return (await of.for('update'))[0]?.name ?? null;
};

/** Stores the name of the new picture and discards the previous one. */
async function swapPicture(
  tx: Db,
  userId: string,
  name: string,
  now: Date,
  read: ReadPicture,
): Promise<void> {
  await tx.insert(profiles).values({ userId }).onConflictDoNothing();
  const before = await read(tx, userId);
  await tx.update(profiles).set({ imageFile: name, updatedAt: now }).where(eq(profiles.userId, userId));
  await confirmPicture(tx, name);
  if (before !== null) await discardPicture(tx, before, now);
}

/** The URLs of a person's picture, at twice the displayed size so that it is sharp on every display. */
export function pictureUrls(name: string | null, apiUrl: string) {
  if (name === null) return { image_url: null, image_thumbnail: null };
  const url = (px: number) => `${apiUrl}/pictures/${name}-${px}.webp`;
  return { image_url: url(previewPx * 2), image_thumbnail: url(avatarPx * 2) };
}

function pictureProblem({ problem: found }: PictureRejected, field: string) {
  if (found === 'too_many_pixels')
    return fieldProblem({ [field]: ['The picture has too many pixels: at most 24 million.'] });
  const message = messages.imageTypeInvalid;
  return problem('unsupported_media_type', { message, [field]: [message] });
}
