import { toStudioIso } from '@detroit-well/config/studio-time';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Fields } from '../../platform/audit/audit-entry.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { dateOfMs, epochMs } from '../../platform/database/instants.ts';
import { personName } from '../../platform/database/person-name.ts';
import { readRows } from '../../platform/database/read-rows.ts';

/** A kind of texts that the office writes in revisions, and that the site shows once they are published. */
export interface WrittenKind<Content extends object> {
  readonly noun: 'post' | 'page';
  /** Its table, with the columns of `written()`. */
  readonly table: 'posts' | 'pages';
  /** The path of a row `p` on the site. */
  readonly address: SQL;
  /** The content of a row `p` as the site shows it. */
  readonly storedContent: SQL;
  /** A content as editors see it, with the addresses of this server in front of its pictures. */
  readonly shown: (content: Content, apiUrl: string) => Content;
  /** Throws, at each field, what keeps a content from being published. */
  readonly requirePublishable: (content: Content) => void;
  /** Throws if something else has the address of the content. */
  readonly requireFree: (tx: Db, content: Content, id: string) => Promise<void>;
  /** Makes the row what a content says, but for the columns of `written()`. */
  readonly show: (tx: Db, row: WrittenRow<Content>, content: Content, at: Date) => Promise<void>;
  /** What an entry of the log says of a content. Its texts are in the revision itself. */
  readonly logged: (content: Content) => Fields;
  /** Words of a content. */
  readonly countWords: (content: Content) => number;
}

/** The newest revision `r` of a row `p`, if the office ever saved one. */
export const withNewest = ({ table, noun }: Pick<WrittenKind<never>, 'table' | 'noun'>): SQL =>
  sql`${sql.identifier(table)} p left join content_revisions r on r.kind = ${noun} and r.item_id = p.id and r.n = p.version`;

/** What it says: a row that the office never saved is its own revision. */
export const newestContent = ({ storedContent }: Pick<WrittenKind<never>, 'storedContent'>): SQL =>
  sql`coalesce(r.content, ${storedContent})`;

/** The state of a row `p` at a time. */
export const statusAt = (now: Date): SQL => sql`case
  when p.published_at <= ${now.toISOString()}::timestamptz then 'published'
  when p.scheduled_at is not null or p.published_at is not null then 'scheduled'
  when p.unpublished_from is not null then 'unpublished' else 'draft' end`;

const states = ['draft', 'scheduled', 'published', 'unpublished'] as const;
const instantOrNull = dateOfMs.nullable();

/** What every reply says of the state of a row, by the names of the columns in `stateColumns`. */
export const stateRow = {
  id: z.string(),
  version: z.int(),
  status: z.enum(states),
  address: z.string().nullable(),
  published_at: instantOrNull,
  scheduled_at: instantOrNull,
  scheduled_version: z.int().nullable(),
  published_version: z.int().nullable(),
  changed_at: dateOfMs,
  changed_by: z.string().nullable(),
};
export const stateColumns = (
  { address }: Pick<WrittenKind<never>, 'address'>,
  now: Date,
): SQL => sql`p.id, p.version,
  ${statusAt(now)} as status, case when p.published_at <= ${now.toISOString()}::timestamptz then ${address} end as address,
  ${epochMs('p.published_at')} as published_at, ${epochMs('p.scheduled_at')} as scheduled_at, p.scheduled_version,
  coalesce(p.published_version, case when p.published_at is not null then 1 end) as published_version,
  ${epochMs('coalesce(r.changed_at, p.updated_at)')} as changed_at,
  (select ${personName('u', 'f')} from users u left join profiles f on f.user_id = u.id where u.id = r.changed_by) as changed_by`;

const row = z.object({
  ...stateRow,
  content: z.unknown(),
  is_stored: z.boolean(),
  was_on_site: z.boolean(),
});

/** A row with its newest revision. */
export interface WrittenRow<Content> extends Omit<z.output<typeof row>, 'content'> {
  readonly content: Content;
}

/** A row with its newest revision. Throws a problem if there is none. */
export async function findWritten<Content extends object>(
  db: Db,
  kind: WrittenKind<Content>,
  id: string,
  now: Date,
): Promise<WrittenRow<Content>> {
  const [found] = await readRows(
    row,
    db.execute(sql`select ${stateColumns(kind, now)}, ${newestContent(kind)} as content, r.item_id is not null as is_stored,
      p.published_at is not null or p.unpublished_from is not null as was_on_site
      from ${withNewest(kind)} where p.id = ${id}`),
  );
  if (found === undefined) throw problem('not_found');
  // Only its own kind writes revisions of a row.
  return { ...found, content: found.content as Content };
}

/** The same, locked until the transaction ends. */
export async function lockWritten<Content extends object>(
  tx: Db,
  kind: WrittenKind<Content>,
  id: string,
  now: Date,
): Promise<WrittenRow<Content>> {
  await tx.execute(sql`select 1 from ${sql.identifier(kind.table)} where id = ${id} for update`);
  return findWritten(tx, kind, id, now);
}

const instantText = (at: Date | null): string | null => at && toStudioIso(at);

/** The state of a row, as every reply shows it. */
export const stateView = (state: z.output<z.ZodObject<typeof stateRow>>) => ({
  id: state.id,
  version: state.version,
  status: state.status,
  address: state.address,
  published_at: instantText(state.published_at),
  scheduled_at: instantText(state.scheduled_at),
  scheduled_version: state.scheduled_version,
  published_version: state.published_version,
  changed_at: toStudioIso(state.changed_at),
  changed_by: state.changed_by,
});
