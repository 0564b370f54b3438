import { toStudioIso } from '@detroit-well/config/studio-time';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { OfficeDatabaseDeps } from '../../platform/audit/office-database.ts';
import type { HandlersOf } from '../../platform/calls/calls.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { problem } from '../../platform/calls/problem.ts';
import { dateOfMs, epochMs } from '../../platform/database/instants.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { mediaPictures } from '../../platform/database/schema/blog.ts';
import { studioPictures } from '../../platform/database/schema/training.ts';
import { matchesSearch, readPage, type List } from '../../platform/lists/list.ts';
import { picturePath, pictureSizes } from '../pictures/picture-files.ts';
import { storePicture } from '../pictures/store-picture.ts';

interface MediaDeps
  extends OfficeDatabaseDeps, Pick<PlatformDeps, 'clock' | 'systemClock' | 'files' | 'settings'> {}

/** Whether a post, a page or one of their revisions shows a picture `m`. */
const isUsed = sql`(exists (select 1 from content_revisions r where strpos(r.content::text, m.name) > 0)
  or exists (select 1 from posts p where strpos(p.body::text || coalesce(p.featured_image::text, ''), m.name) > 0)
  or exists (select 1 from pages p where strpos(p.fields::text, m.name) > 0))`;

const row = z.object({
  id: z.string(),
  name: z.string(),
  alt: z.string(),
  created_at: dateOfMs,
  used: z.boolean(),
});
type Row = z.output<typeof row>;

const mediaList = (search: string | undefined): List<typeof row.shape> => ({
  row,
  select: sql`m.id, m.name, m.alt, ${epochMs('m.created_at')} as created_at, ${isUsed} as used`,
  from: sql`media_pictures m`,
  where: [matchesSearch(sql`m.alt`, search)],
  id: sql`m.id`,
  sorts: { created_at: { by: sql`m.created_at`, type: 'timestamptz' } },
  sortedBy: '-created_at',
});

function view({ id, name, alt, created_at: at, used }: Row, { settings }: Pick<MediaDeps, 'settings'>) {
  const largest = pictureSizes(name).at(-1) ?? { width: 0, height: 0 };
  const url = settings.addresses.apiUrl + picturePath(name, largest.width);
  return { id, url, alt, ...largest, created_at: toStudioIso(at), used };
}

export const officeMediaHandlers: HandlersOf<'officeMedia', MediaDeps> = {
  list: async ({ query }, deps) => {
    const page = await deps.office.read((db) => readPage(db, mediaList(query.search), query));
    return { ...page, results: page.results.map((one) => view(one, deps)) };
  },

  upload: (call, deps) => {
    const { file, alt } = call.body;
    return storePicture(
      {
        files: deps.files,
        systemClock: deps.systemClock,
        run: (work) => deps.office.change(call, work),
      },
      { kind: 'own shape', file, field: 'file' },
      (name, confirm) =>
        deps.office.change(call, async (tx, record) => {
          const createdAt = deps.clock.now();
          await tx.insert(studioPictures).values({ name, createdAt: deps.systemClock.now() });
          const [added] = await tx
            .insert(mediaPictures)
            .values({ name, alt, createdAt })
            .returning({ id: mediaPictures.id });
          if (added === undefined) throw new Error('the picture was not stored');
          await confirm(tx);
          const shown = view({ id: added.id, name, alt, created_at: createdAt, used: false }, deps);
          await record({
            action: 'media.upload',
            target: `media:${added.id}`,
            before: null,
            after: { alt, width: shown.width, height: shown.height },
          });
          return shown;
        }),
    );
  },

  remove: (call, { office }) =>
    office.change(call, async (tx, record) => {
      const { id } = call.params;
      const [found] = await readRows(
        row,
        tx.execute(sql`select m.id, m.name, m.alt, ${epochMs('m.created_at')} as created_at, ${isUsed} as used
          from media_pictures m where m.id = ${id} for update of m`),
      );
      if (found === undefined) throw problem('not_found');
      if (found.used) throw problem('has_history');
      // The file goes with the job of pictures.
      await tx.delete(mediaPictures).where(eq(mediaPictures.id, id));
      await record({
        action: 'media.delete',
        target: `media:${id}`,
        before: { alt: found.alt },
        after: null,
      });
    }),
};
