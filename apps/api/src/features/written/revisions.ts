import { minuteMs } from '@detroit-well/config/durations';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { and, eq, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { ChangedBy } from '../../platform/audit/audit-entry.ts';
import type { OfficeDatabaseDeps } from '../../platform/audit/office-database.ts';
import { requireVersion } from '../../platform/audit/require-version.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { dateOfMs, epochMs } from '../../platform/database/instants.ts';
import { personName } from '../../platform/database/person-name.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { contentRevisions } from '../../platform/database/schema/content.ts';
import { findWritten, lockWritten, type WrittenKind, type WrittenRow } from './written-kind.ts';

export interface WrittenDeps extends OfficeDatabaseDeps, Pick<PlatformDeps, 'clock' | 'settings'> {}

/** A call about one text. */
export interface WrittenCall extends ChangedBy {
  readonly params: { readonly id: string };
}

type Version = number;

/** Saves a revision over the one that the caller knows. `clean` gives the changed fields as they are stored. */
export const saveRevision = <Content extends object>(
  kind: WrittenKind<Content>,
  call: WrittenCall,
  { office, clock, settings }: WrittenDeps,
  version: Version,
  clean: (tx: Db) => Promise<Partial<Content>>,
): Promise<WrittenRow<Content>> =>
  office.change(call, async (tx, record) => {
    const now = clock.now();
    const before = await lockWritten(tx, kind, call.params.id, now);
    const change = await clean(tx);
    await requireNewest(tx, kind, before, { version, yours: change, settings });
    const content = { ...before.content, ...change };
    if (isDeepStrictEqual(content, before.content)) return before;
    await addRevision(tx, kind, before, { content, by: call.caller.userId, now });
    await record({
      action: `${kind.noun}.change`,
      target: targetOf(kind, before.id),
      ...logged(kind, before, content),
    });
    return findWritten(tx, kind, before.id, now);
  });

/** Makes an earlier revision the newest one. */
export const restoreRevision = <Content extends object>(
  kind: WrittenKind<Content>,
  call: WrittenCall & { readonly params: { readonly n: string } },
  { office, clock, settings }: WrittenDeps,
  version: Version,
): Promise<WrittenRow<Content>> =>
  office.change(call, async (tx, record) => {
    const now = clock.now();
    const before = await lockWritten(tx, kind, call.params.id, now);
    await requireNewest(tx, kind, before, { version, yours: {}, settings });
    const n = Number(call.params.n);
    const content = n === before.version ? before.content : await contentOf(tx, kind, before.id, n);
    if (content === undefined) throw problem('not_found');
    if (isDeepStrictEqual(content, before.content)) return before;
    await addRevision(tx, kind, before, { content, by: call.caller.userId, now });
    await record({
      action: `${kind.noun}.restore`,
      target: targetOf(kind, before.id),
      ...logged(kind, before, content),
    });
    return findWritten(tx, kind, before.id, now);
  });

/** The text, as entries of the log name it. */
export const targetOf = ({ noun }: Pick<WrittenKind<never>, 'noun'>, id: string) => `${noun}:${id}`;

const logged = <Content extends object>(
  kind: WrittenKind<Content>,
  { content: before, version }: WrittenRow<Content>,
  after: Content,
) => ({
  before: { ...kind.logged(before), revision: version },
  after: { ...kind.logged(after), revision: version + 1 },
  version: version + 1,
});

/** What a caller changes of the revision that they know. */
interface Save<Content> extends Pick<PlatformDeps, 'settings'> {
  readonly version: Version;
  readonly yours: Partial<Content>;
}

/** Throws when somebody else has saved a revision since the caller's. The problem has all texts. */
export async function requireNewest<Content extends object>(
  tx: Db,
  kind: WrittenKind<Content>,
  { id, version: newest, content }: WrittenRow<Content>,
  { version, yours, settings }: Save<Content>,
): Promise<void> {
  if (version === newest) return;
  const { apiUrl } = settings.addresses;
  const base = await contentOf(tx, kind, id, version);
  await requireVersion(tx, {
    target: targetOf(kind, id),
    version,
    yours: { ...yours },
    theirs: { ...kind.shown(content, apiUrl), version: newest },
    ...(base && { base: { ...kind.shown(base, apiUrl), version } }),
  });
}

const ofItem = ({ noun }: Pick<WrittenKind<never>, 'noun'>, id: string) =>
  and(eq(contentRevisions.kind, noun), eq(contentRevisions.itemId, id));

/** The content of a stored revision. */
export async function contentOf<Content extends object>(
  db: Db,
  kind: WrittenKind<Content>,
  id: string,
  n: number,
): Promise<Content | undefined> {
  if (!Number.isSafeInteger(n) || n < 1 || n > 2_147_483_647) return undefined;
  const [found] = await db
    .select({ content: contentRevisions.content })
    .from(contentRevisions)
    .where(and(ofItem(kind, id), eq(contentRevisions.n, n)));
  return found?.content as Content | undefined; // only its own kind writes revisions of a row
}

/** Keeps the newest revision as it is now: what the office never saved has no row yet. */
export async function keepNewest<Content extends object>(
  tx: Db,
  { noun }: WrittenKind<Content>,
  { id, version, content, changed_at: changedAt }: WrittenRow<Content>,
): Promise<void> {
  await tx
    .insert(contentRevisions)
    .values({ kind: noun, itemId: id, n: version, content, changedAt, isKept: true })
    .onConflictDoUpdate({
      target: [contentRevisions.kind, contentRevisions.itemId, contentRevisions.n],
      set: { isKept: true },
    });
}

async function addRevision<Content extends object>(
  tx: Db,
  kind: WrittenKind<Content>,
  before: WrittenRow<Content>,
  { content, by, now }: { readonly content: Content; readonly by: string; readonly now: Date },
): Promise<void> {
  await kind.requireFree(tx, content, before.id);
  if (!before.is_stored) await keepNewest(tx, kind, before);
  const n = before.version + 1;
  await tx
    .insert(contentRevisions)
    .values({ kind: kind.noun, itemId: before.id, n, content, changedBy: by, changedAt: now });
  await tx.execute(sql`update ${sql.identifier(kind.table)} set version = ${n} where id = ${before.id}`);
}

/** While somebody writes, their revisions of this time count as one. */
const sittingMs = 10 * minuteMs;

/** True for a revision `r`, with the next one as `later`, that people may want back. */
const isWorthKeeping = sql`(r.is_kept or later.n is null or later.changed_by is distinct from r.changed_by
  or later.changed_at - r.changed_at > make_interval(secs => ${sittingMs / 1000}))`;
const nextRevision = sql`lateral (select n.n, n.changed_by, n.changed_at from content_revisions n
  where n.kind = r.kind and n.item_id = r.item_id and n.n > r.n order by n.n limit 1) later on true`;

const revisionRow = z.object({
  n: z.int(),
  at: dateOfMs,
  by: z.string().nullable(),
  content: z.custom<{ readonly title: string }>((value) => typeof value === 'object' && value !== null),
});

/** The revisions of a text, newest first. */
export const listRevisions = <Content extends { readonly title: string }>(
  kind: WrittenKind<Content>,
  { params }: Pick<WrittenCall, 'params'>,
  { office, clock }: WrittenDeps,
) =>
  office.read(async (db) => {
    const newest = await findWritten(db, kind, params.id, clock.now());
    const stored = await readRows(
      revisionRow,
      db.execute(sql`select r.n, ${epochMs('r.changed_at')} as at, r.content,
        (select ${personName('u', 'f')} from users u left join profiles f on f.user_id = u.id where u.id = r.changed_by) as by
        from content_revisions r left join ${nextRevision}
        where r.kind = ${kind.noun} and r.item_id = ${newest.id} and ${isWorthKeeping} order by r.n desc limit 200`),
    );
    const own = { n: newest.version, at: newest.changed_at, by: null, content: newest.content };
    return {
      results: (newest.is_stored ? stored : [own]).map(({ n, at, by, content }) => ({
        n,
        at: toStudioIso(at),
        by,
        title: content.title,
        word_count: kind.countWords(content as Content), // of this kind
      })),
    };
  });

/** Deletes the revisions of a sitting, but for its last one, a day later. */
export async function deletePassedRevisions({ database, clock }: Pick<PlatformDeps, 'database' | 'clock'>) {
  const before = new Date(clock.now().getTime() - 24 * 60 * minuteMs).toISOString();
  await database.db.execute(sql`delete from content_revisions where (kind, item_id, n) in (
    select r.kind, r.item_id, r.n from content_revisions r left join ${nextRevision}
    where not ${isWorthKeeping} and r.changed_at < ${before}::timestamptz)`);
}
