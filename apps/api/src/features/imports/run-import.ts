import { dayMs } from '@detroit-well/config/durations';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import { importRows, imports } from '../../platform/database/schema/imports.ts';
import { startJobRun, type JobRunLimits } from '../../platform/jobs/job-run.ts';
import { undoDays } from './import-record.ts';
import { takeBack } from './take-back.ts';
import { writeRow } from './write-rows.ts';

const rowsPerPart = 25;

interface RunLimits extends JobRunLimits {
  /** How many parts at most. */
  readonly parts?: number;
}

/** Goes on with the import that is written or taken back, in parts: each is there whole or not at all. */
export async function runImport(
  deps: Pick<PlatformDeps, 'database' | 'clock'>,
  { parts = Infinity, ...limits }: RunLimits = {},
): Promise<void> {
  const run = startJobRun(limits);
  for (let part = 0; part < parts && !run.isOver(); part += 1) if (!(await writePart(deps))) return;
}

/** Writes one part; false if there is none. */
const writePart = ({ database, clock }: Pick<PlatformDeps, 'database' | 'clock'>): Promise<boolean> =>
  database.withTx(async (tx) => {
    const now = clock.now();
    const [record] = await tx
      .select()
      .from(imports)
      .where(inArray(imports.state, ['running', 'undoing']))
      .for('update');
    if (record === undefined) return false;
    const isUndo = record.state === 'undoing';
    const rows = await tx
      .select()
      .from(importRows)
      .where(and(eq(importRows.importId, record.id), eq(importRows.isDone, false)))
      .orderBy(isUndo ? sql`line desc` : importRows.line)
      .limit(rowsPerPart);
    if (isUndo) await takeBack(tx, rows, now);
    else for (const row of rows) await writeRow(tx, record, row, now);
    const isOver = rows.length < rowsPerPart;
    await tx
      .update(imports)
      .set({
        done: record.done + rows.length,
        ...(isOver && {
          state: isUndo ? ('undone' as const) : ('done' as const),
          version: record.version + 1,
        }),
      })
      .where(eq(imports.id, record.id));
    return !isOver;
  });

/** Deletes imports that were abandoned a day ago, and the rows of those that were committed a week ago. */
export async function deleteOldImports(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  await db
    .delete(imports)
    .where(
      and(
        inArray(imports.state, ['mapping', 'planned']),
        lt(
          sql`greatest(${imports.createdAt}, ${imports.plannedAt})`,
          sql`${before(1).toISOString()}::timestamptz`,
        ),
      ),
    );
  const old = db
    .select({ id: imports.id })
    .from(imports)
    .where(and(inArray(imports.state, ['done', 'undone']), lt(imports.committedAt, before(undoDays))));
  await db.delete(importRows).where(inArray(importRows.importId, old));
  await db.update(imports).set({ columns: [] }).where(inArray(imports.id, old));
}
