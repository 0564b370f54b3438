import type { OfficeImportPlan } from '@detroit-well/api-client/contract';
import { dayMs } from '@detroit-well/config/durations';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { requireVersion } from '../../platform/audit/require-version.ts';
import type { Handler } from '../../platform/calls/calls.ts';
import { fieldProblem, problem } from '../../platform/calls/problem.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import type { Db } from '../../platform/database/database.ts';
import { importRows, imports, type ImportCounts } from '../../platform/database/schema/imports.ts';
import {
  findImport,
  lockImport,
  requireOpen,
  targetOf,
  undoUntil,
  type Calls,
  type ImportRecord,
  type ImportsDeps,
} from './import-record.ts';
import { planRows, type PlannedRow } from './plan-rows.ts';
import { orderFor } from './upload.ts';

const planDays = 1;
const rowsPerStatement = 500;

/** Says what the columns become. A field can be that of one column only. */
export const change: Handler<Calls['change'], ImportsDeps> = (call, { office, clock }) =>
  office.change(call, async (tx, record) => {
    const { id } = call.params;
    const { version, mapping, date_order: said } = call.body;
    const before = await lockImport(tx, id);
    requireOpen(before);
    const mappingOf = ({ columns }: Pick<ImportRecord, 'columns'>) =>
      Object.fromEntries(columns.map(({ name, field }) => [name, field]));
    await requireVersion(tx, {
      target: targetOf(id),
      version,
      yours: { mapping },
      theirs: { mapping: mappingOf(before), version: before.version },
      base: { mapping: mappingOf(before), version },
    });
    const unknown = Object.keys(mapping).find(
      (name) => !before.columns.some((column) => column.name === name),
    );
    if (unknown !== undefined) throw fieldProblem({ mapping: [`The file has no column ${unknown}.`] });
    const columns = before.columns.map((column) => ({
      ...column,
      field: mapping[column.name] ?? (Object.hasOwn(mapping, column.name) ? null : column.field),
    }));
    const fields = columns.flatMap(({ field }) => field ?? []);
    if (new Set(fields).size < fields.length)
      throw fieldProblem({ mapping: ['Two columns cannot become the same. Leave one out.'] });
    const rows = await rowsOf(tx, id);
    const dateOrder = orderFor(
      columns,
      rows.map(({ cells }) => cells),
      said ?? before.dateOrder,
    );
    if (isDeepStrictEqual([columns, dateOrder], [before.columns, before.dateOrder]))
      return findImport(tx, id, clock.now());
    await tx
      .update(imports)
      .set({ columns, dateOrder, state: 'mapping', counts: null, planToken: null, version: version + 1 })
      .where(eq(imports.id, id));
    await record({
      action: 'import.change',
      target: targetOf(id),
      before: { mapping: mappingOf(before), date_order: before.dateOrder },
      after: { mapping: mappingOf({ columns }), date_order: dateOrder },
      version: version + 1,
    });
    return findImport(tx, id, clock.now());
  });

/** Plans what becomes of each row, and keeps the plan: exactly it can be committed. */
export const plan: Handler<Calls['plan'], ImportsDeps> = (call, { office, clock }) =>
  office.change(call, async (tx, record): Promise<OfficeImportPlan> => {
    const { id } = call.params;
    const now = clock.now();
    const before = await lockImport(tx, id);
    requireOpen(before);
    const planned = await planRows(tx, before, await rowsOf(tx, id), studioDay(now));
    for (let at = 0; at < planned.length; at += rowsPerStatement)
      await storePlan(tx, id, planned.slice(at, at + rowsPerStatement));
    const counts = countsOf(planned);
    const [token, version] = [randomUUID(), before.version + 1];
    await tx
      .update(imports)
      .set({ state: 'planned', counts, planToken: token, plannedAt: now, version })
      .where(eq(imports.id, id));
    await record({
      action: 'import.plan',
      target: targetOf(id),
      before: null,
      after: { ...counts },
      version,
    });
    const expiresAt = toStudioIso(new Date(now.getTime() + planDays * dayMs));
    return { counts, plan_token: token, expires_at: expiresAt, version };
  });

/** The rows of an import, read in parts, so that other requests are served meanwhile. */
async function rowsOf(db: Db, id: string) {
  const rows: (typeof importRows.$inferSelect)[] = [];
  for (;;) {
    const after = rows.at(-1)?.line ?? 0;
    const part = await db
      .select()
      .from(importRows)
      .where(and(eq(importRows.importId, id), gt(importRows.line, after)))
      .orderBy(importRows.line)
      .limit(rowsPerStatement);
    rows.push(...part);
    if (part.length < rowsPerStatement) return rows;
    await pause();
  }
}

function countsOf(planned: readonly PlannedRow[]): ImportCounts {
  const counts = { new: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const { outcome } of planned) counts[outcome] += 1;
  return counts;
}

const storePlan = (tx: Db, id: string, planned: readonly PlannedRow[]) =>
  tx.execute(sql`update import_rows r set outcome = p.outcome, name = p.name, source_id = p.source_id,
    user_id = p.user_id, changes = p.changes, is_shared = p.is_shared, reason = p.reason
    from jsonb_to_recordset(${JSON.stringify(planned)}::text::jsonb) as p (line integer, outcome text, name text,
      source_id text, user_id text, changes jsonb, is_shared boolean, reason text)
    where r.import_id = ${id} and r.line = p.line`);

/** Begins to write the plan, if it still is what would be planned now. The job writes it. */
export const commit: Handler<Calls['commit'], ImportsDeps> = (call, { office, clock }) =>
  office.change(call, async (tx, record) => {
    const { id } = call.params;
    const now = clock.now();
    const before = await lockImport(tx, id);
    requireOpen(before);
    const isValid =
      before.planToken === call.body.plan_token &&
      before.plannedAt !== null &&
      now.getTime() - before.plannedAt.getTime() <= planDays * dayMs;
    if (!isValid || !(await isCurrent(tx, before, studioDay(now))))
      throw problem('preview_changed', { preview: await findImport(tx, id, now) });
    await requireNoOther(tx, id);
    const done = before.counts?.refused ?? 0;
    await tx.update(importRows).set({ isDone: true }).where(refusedRows(id));
    const version = before.version + 1;
    await tx
      .update(imports)
      .set({ state: 'running', done, committedAt: now, planToken: null, version })
      .where(eq(imports.id, id));
    await record({
      action: 'import.commit',
      target: targetOf(id),
      before: null,
      after: { ...before.counts },
      version,
    });
    return findImport(tx, id, now);
  });

const refusedRows = (id: string) => and(eq(importRows.importId, id), eq(importRows.outcome, 'refused'));

async function isCurrent(tx: Db, record: ImportRecord, today: string): Promise<boolean> {
  const stored = await rowsOf(tx, record.id);
  const planned = await planRows(tx, record, stored, today);
  for (const [at, row] of planned.entries()) {
    const { outcome, userId, changes, isShared, reason } = stored[at] ?? {};
    const isSame = isDeepStrictEqual(
      [row.outcome, row.user_id, row.changes, row.is_shared, row.reason],
      [outcome, userId, changes, isShared, reason],
    );
    if (!isSame) return false;
    if (at % rowsPerStatement === 0) await pause();
  }
  return true;
}

/** Throws while another import is written or taken back. A unique index decides between two at once. */
async function requireNoOther(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('imports'))`);
  const [other] = await tx
    .select({ id: imports.id })
    .from(imports)
    .where(and(ne(imports.id, id), inArray(imports.state, ['running', 'undoing'])));
  if (other) throw problem('import_running');
}

/** Begins to take an import back. The job does it, and keeps whom somebody used since. */
export const undo: Handler<Calls['undo'], ImportsDeps> = (call, { office, clock }) =>
  office.change(call, async (tx, record) => {
    const { id } = call.params;
    const now = clock.now();
    const before = await lockImport(tx, id);
    if (undoUntil(before, now) === null) throw problem('import_settled');
    await requireNoOther(tx, id);
    await tx
      .update(importRows)
      .set({ isDone: false })
      .where(and(eq(importRows.importId, id), ne(importRows.outcome, 'refused')));
    const version = before.version + 1;
    await tx
      .update(imports)
      .set({ state: 'undoing', done: before.counts?.refused ?? 0, version })
      .where(eq(imports.id, id));
    await record({
      action: 'import.undo',
      target: targetOf(id),
      before: { ...before.counts },
      after: null,
      version,
    });
    return findImport(tx, id, now);
  });
