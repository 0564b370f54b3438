import type { OfficePost, PostStatus } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { dateOfMs, epochMs } from '../../platform/database/instants.ts';
import { personName } from '../../platform/database/person-name.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import type { PostContent } from '../../platform/database/schema/blog.ts';
import { shownPictures } from '../blog/post-pictures.ts';

/** What is stored of a post `p` itself, in the form of a revision. */
const storedContent = sql`jsonb_build_object('title', p.title, 'slug', p.slug, 'subheader', p.subheader, 'excerpt', p.excerpt,
  'intro', p.intro_html, 'body', p.body, 'category', (select c.slug from post_categories c where c.id = p.category_id),
  'author_id', p.author_id,
  'tags', (select coalesce(jsonb_agg(t.tag order by t.tag), '[]') from post_tags t where t.post_id = p.id),
  'featured_image', p.featured_image, 'seo_title', p.seo_title, 'search_description', p.search_description)`;

/** The newest revision `r` of a post `p`; a post that the office never saved is its own. */
export const newestContent = sql`coalesce(r.content, ${storedContent})`;
export const withNewest = sql`posts p left join post_revisions r on r.post_id = p.id and r.n = p.version`;

/** The state of a post `p` at a time. */
export const statusAt = (now: Date): SQL => sql`case
  when p.published_at <= ${now.toISOString()}::timestamptz then 'published'
  when p.scheduled_at is not null or p.published_at is not null then 'scheduled'
  when p.unpublished_from is not null then 'unpublished' else 'draft' end`;

const states = ['draft', 'scheduled', 'published', 'unpublished'] as const satisfies readonly PostStatus[];
const instantOrNull = dateOfMs.nullable();

/** What every reply says of the state of a post, by the names of the columns in `stateColumns`. */
export const stateRow = {
  id: z.string(),
  version: z.int(),
  status: z.enum(states),
  published_at: instantOrNull,
  scheduled_at: instantOrNull,
  scheduled_version: z.int().nullable(),
  published_version: z.int().nullable(),
  changed_at: dateOfMs,
  changed_by: z.string().nullable(),
};
export const stateColumns = (now: Date): SQL => sql`p.id, p.version, ${statusAt(now)} as status,
  ${epochMs('p.published_at')} as published_at, ${epochMs('p.scheduled_at')} as scheduled_at,
  p.scheduled_version,
  coalesce(p.published_version, case when p.published_at is not null then 1 end) as published_version, ${epochMs('coalesce(r.changed_at, p.updated_at)')} as changed_at,
  (select ${personName('u', 'f')} from users u left join profiles f on f.user_id = u.id where u.id = r.changed_by) as changed_by`;

export const contentRow = z.custom<PostContent>((value) => typeof value === 'object' && value !== null);
const postRow = z.object({
  ...stateRow,
  content: contentRow,
  is_stored: z.boolean(),
  unpublished_from: instantOrNull,
  own_slug: z.string(),
});
export type OfficePostRow = z.output<typeof postRow>;

/** A post with its newest revision. Throws a problem if there is none. */
export async function findPost(db: Db, id: string, now: Date): Promise<OfficePostRow> {
  const [row] = await readRows(
    postRow,
    db.execute(sql`select ${stateColumns(now)}, ${newestContent} as content, r.post_id is not null as is_stored,
      ${epochMs('p.unpublished_from')} as unpublished_from, p.slug as own_slug
      from ${withNewest} where p.id = ${id}`),
  );
  if (row === undefined) throw problem('not_found');
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockPost(tx: Db, id: string, now: Date): Promise<OfficePostRow> {
  await tx.execute(sql`select 1 from posts where id = ${id} for update`);
  return findPost(tx, id, now);
}

const instantText = (at: Date | null): string | null => at && toStudioIso(at);

type State = z.output<z.ZodObject<typeof stateRow>>;

export const stateView = (row: State) => ({
  id: row.id,
  version: row.version,
  status: row.status,
  published_at: instantText(row.published_at),
  scheduled_at: instantText(row.scheduled_at),
  scheduled_version: row.scheduled_version,
  published_version: row.published_version,
  changed_at: toStudioIso(row.changed_at),
  changed_by: row.changed_by,
});

export const postView = (row: OfficePostRow, apiUrl: string): OfficePost => ({
  ...stateView(row),
  ...shownPictures(row.content, apiUrl),
});
