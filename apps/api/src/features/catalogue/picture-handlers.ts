import type { OfficePicture, OfficePictureParams } from '@detroit-well/api-client/contract';
import type * as z from 'zod';
import type { ChangedBy } from '../../platform/audit/audit-entry.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { fieldProblem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { studioPictures } from '../../platform/database/schema/training.ts';
import { forgetSessionLists } from '../../platform/list-cache/list-cache.ts';
import type { PictureKind } from '../pictures/picture-files.ts';
import { storePicture } from '../pictures/store-picture.ts';
import { findRecord } from '../../platform/records/record-handlers.ts';
import type { RecordDeps, RecordKind } from '../../platform/records/record-kind.ts';

export interface PictureDeps extends RecordDeps, Pick<PlatformDeps, 'files' | 'systemClock'> {}

/** The columns of a picture. Without `picture`, the one that is there stays. */
export interface PictureColumns {
  readonly picture?: string | null;
  readonly pictureAlt: string;
}

interface PictureHolder {
  readonly kind: PictureKind;
  /** Stores the columns of a record, which is locked. */
  readonly store: (tx: Db, id: string, columns: PictureColumns, now: Date) => Promise<unknown>;
}

interface PictureCall extends ChangedBy {
  readonly params: { readonly id: string };
}

/** The handlers of the picture of one kind of records. A picture leaves the version alone, so that it disturbs no open editor. */
export function pictureHandlers<Row extends z.ZodRawShape, Query extends object>(
  kind: Pick<RecordKind<Row, Query, never, never>, 'noun' | 'list' | 'lock'>,
  { kind: pictureKind, store }: PictureHolder,
) {
  type Entry = z.output<z.ZodObject<Row>>;
  const pictureOf = (entry: Entry) => (entry as Entry & { picture: OfficePicture | null }).picture;

  async function change(
    call: PictureCall,
    { office, clock }: PictureDeps,
    columnsAfter: (tx: Db, before: OfficePicture | null) => Promise<PictureColumns | null>,
  ): Promise<Entry> {
    const changed = await office.change(call, async (tx, record) => {
      const { id } = call.params;
      await kind.lock(tx, id);
      const before = await findRecord(kind, tx, id);
      const columns = await columnsAfter(tx, pictureOf(before));
      if (columns === null) return before;
      await store(tx, id, columns, clock.now());
      const after = await findRecord(kind, tx, id);
      await record({
        action: `${kind.noun}.change`,
        target: `${kind.noun}:${id}`,
        before: { picture: pictureOf(before) },
        after: { picture: pictureOf(after) },
      });
      return after;
    });
    forgetSessionLists();
    return changed;
  }

  return {
    setPicture: async (
      call: PictureCall & { readonly body: OfficePictureParams },
      deps: PictureDeps,
    ): Promise<Entry> => {
      const { image, alt: pictureAlt } = call.body;
      if (image === undefined)
        return change(call, deps, async (_tx, before) => {
          if (before === null) throw fieldProblem({ image: ['Choose a picture.'] });
          return before.alt === pictureAlt ? null : { pictureAlt };
        });
      // Before the work of reading a picture.
      await deps.office.read((db) => findRecord(kind, db, call.params.id));
      const run = (work: (db: Db) => Promise<void>) => deps.office.change(call, work);
      return storePicture(
        { files: deps.files, systemClock: deps.systemClock, run },
        { kind: pictureKind, file: image, field: 'image' },
        (picture, confirm) =>
          change(call, deps, async (tx) => {
            await tx.insert(studioPictures).values({ name: picture, createdAt: deps.systemClock.now() });
            await confirm(tx);
            return { picture, pictureAlt };
          }),
      );
    },

    removePicture: (call: PictureCall, deps: PictureDeps): Promise<Entry> =>
      change(call, deps, async (_tx, before) => (before === null ? null : { picture: null, pictureAlt: '' })),
  };
}
