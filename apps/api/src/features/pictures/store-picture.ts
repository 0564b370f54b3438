import { messages } from '@detroit-well/validation/messages';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { fieldProblem, problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { PictureRejected, renditions, sizeOf } from '../../platform/images/renditions.ts';
import { confirmPicture, discardUnconfirmed, registerPicture } from './discarded-pictures.ts';
import { newPictureName, pictureFile, pictureSizes, type PictureKind } from './picture-files.ts';

interface Storing extends Pick<PlatformDeps, 'files' | 'systemClock'> {
  /** Runs statements about discarded pictures, which no record of the office is. */
  readonly run: (work: (db: Db) => Promise<void>) => Promise<void>;
}

interface NewPicture {
  /** Cropped to the shape of its kind, or kept in its own. */
  readonly kind: PictureKind | 'own shape';
  readonly file: File;
  /** The field of a field error. */
  readonly field: string;
}

/**
 * Stores the sizes of a picture under a new name, so that a URL never shows another picture. `commit` stores the name in a
 * transaction of its own and confirms it there; after its failure the files are deleted.
 */
export async function storePicture<Result>(
  { files, systemClock, run }: Storing,
  { kind, file, field }: NewPicture,
  commit: (name: string, confirm: (tx: Db) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const content = new Uint8Array(await file.arrayBuffer());
  const rejected = (error: unknown) => {
    throw error instanceof PictureRejected ? pictureProblem(error, field) : error;
  };
  const name = newPictureName(kind === 'own shape' ? await sizeOf(content).catch(rejected) : kind);
  const made = await renditions(content, pictureSizes(name)).catch(rejected);
  await run((db) => registerPicture(db, name, systemClock.now()));
  try {
    // Wait for all of them before giving up: a file that arrives later would never be deleted.
    const stored = await Promise.allSettled(
      made.map(({ width, content }) => files.keep(pictureFile(name, width), content)),
    );
    for (const one of stored) if (one.status === 'rejected') throw one.reason;
    return await commit(name, (tx) => confirmPicture(tx, name));
  } catch (error) {
    await run((db) => discardUnconfirmed(db, name, systemClock.now()));
    throw error;
  }
}

function pictureProblem({ problem: found }: PictureRejected, field: string) {
  if (found === 'too_many_pixels')
    return fieldProblem({ [field]: ['The picture has too many pixels: at most 24 million.'] });
  const message = messages.imageTypeInvalid;
  return problem('unsupported_media_type', { message, [field]: [message] });
}
