import type { Contract, OfficeImport, OfficeImportEntry } from '@detroit-well/api-client/contract';
import { dayMs } from '@detroit-well/config/durations';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { OfficeDatabaseDeps } from '../../platform/audit/office-database.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { personName } from '../../platform/database/person-name.ts';
import { importRows, imports } from '../../platform/database/schema/imports.ts';

export type Calls = Contract['officeImports'];
export interface ImportsDeps extends OfficeDatabaseDeps, Pick<PlatformDeps, 'clock'> {}
export type ImportRecord = typeof imports.$inferSelect;

export const undoDays = 7;
const mostKept = 500;

/** The target of an import in audit entries. */
export const targetOf = (id: string): string => `import:${id}`;

/** An import, locked until the transaction ends. */
export async function lockImport(tx: Db, id: string): Promise<ImportRecord> {
  const [found] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
  if (found === undefined) throw problem('not_found');
  return found;
}

/** Throws once an import is committed. */
export function requireOpen({ state }: ImportRecord): void {
  if (state !== 'mapping' && state !== 'planned') throw problem('import_settled');
}

/** Until when an import can be taken back; null if it cannot. */
export function undoUntil(
  { state, committedAt }: Pick<ImportRecord, 'state' | 'committedAt'>,
  now: Date,
): Date | null {
  if (state !== 'done' || committedAt === null) return null;
  const until = new Date(committedAt.getTime() + undoDays * dayMs);
  return until > now ? until : null;
}

type Listed = Omit<
  ImportRecord,
  'columns' | 'planToken' | 'plannedAt' | 'createdBy' | 'source' | 'dateOrder' | 'encoding'
>;

export function entryView(record: Listed, by: string, now: Date): OfficeImportEntry {
  const until = undoUntil(record, now);
  return {
    id: record.id,
    kind: record.kind,
    file_name: record.fileName,
    state: record.state,
    created_at: toStudioIso(record.createdAt),
    created_by: by,
    done: record.done,
    total: record.total,
    counts: record.counts,
    undo_until: until && toStudioIso(until),
    version: record.version,
  };
}

/** One import with everything that the office shows of it. */
export async function findImport(db: Db, id: string, now: Date): Promise<OfficeImport> {
  const [found] = await db
    .select({
      record: imports,
      by: sql<string>`(select ${personName('u', 'f')} from users u left join profiles f on f.user_id = u.id
        where u.id = ${imports.createdBy})`,
    })
    .from(imports)
    .where(eq(imports.id, id));
  if (found === undefined) throw problem('not_found');
  const { record, by } = found;
  const kept = await db
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, id), isNotNull(importRows.kept)))
    .orderBy(importRows.line)
    .limit(mostKept);
  return {
    ...entryView(record, by, now),
    source: record.source,
    columns: record.columns,
    date_order: record.dateOrder,
    encoding: record.encoding,
    kept: kept.flatMap(({ userId, name, kept: reason }) =>
      userId === null || reason === null ? [] : [{ person_id: userId, name, reason }],
    ),
  };
}
