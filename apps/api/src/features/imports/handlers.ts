import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { FileReply, type HandlersOf } from '../../platform/calls/calls.ts';
import { csvOf } from '../../platform/csv/csv.ts';
import { dateOfMs, epochMs } from '../../platform/database/instants.ts';
import { personName } from '../../platform/database/person-name.ts';
import { matchesSearch, readPage, readAll, type List } from '../../platform/lists/list.ts';
import { entryView, findImport, type ImportsDeps } from './import-record.ts';
import { change, commit, plan, undo } from './plan.ts';
import { upload } from './upload.ts';

const counts = z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), refused: z.int() });
const entry = z.object({
  id: z.string(),
  kind: z.literal('people'),
  fileName: z.string(),
  state: z.enum(['mapping', 'planned', 'running', 'done', 'undoing', 'undone']),
  createdAt: dateOfMs,
  committedAt: dateOfMs.nullable(),
  by: z.string(),
  done: z.int(),
  total: z.int(),
  counts: counts.nullable(),
  version: z.int(),
});

const importList = (search: string | undefined): List<typeof entry.shape> => ({
  row: entry,
  select: sql`i.id, i.kind, i.file_name as "fileName", i.state, ${epochMs('i.created_at')} as "createdAt",
    ${epochMs('i.committed_at')} as "committedAt", ${personName('u', 'f')} as by, i.done, i.total, i.counts, i.version`,
  from: sql`imports i join users u on u.id = i.created_by left join profiles f on f.user_id = u.id`,
  where: [matchesSearch(sql`i.file_name`, search)],
  id: sql`i.id`,
  sorts: { created_at: { by: sql`i.created_at`, type: 'timestamptz' } },
  sortedBy: '-created_at',
});

const outcomes = z.enum(['new', 'changed', 'unchanged', 'refused']);
const row = z.object({
  line: z.int(),
  outcome: outcomes,
  person_id: z.string().nullable(),
  name: z.string(),
  changes: z.array(
    z.object({
      field: z.enum([
        'source_id',
        'first_name',
        'last_name',
        'email',
        'phone',
        'date_of_birth',
        'tags',
        'waiver_claimed_on',
      ]),
      before: z.string().nullable(),
      after: z.string(),
    }),
  ),
  reason: z.string().nullable(),
});

interface RowFilters {
  readonly search?: string | undefined;
  readonly outcome?: z.output<typeof outcomes> | undefined;
}

const rowList = (id: string, { search, outcome }: RowFilters): List<typeof row.shape> => ({
  row,
  select: sql`r.line, r.outcome, r.user_id as person_id, r.name, r.changes, r.reason`,
  from: sql`import_rows r`,
  where: [
    sql`r.import_id = ${id} and r.outcome is not null`,
    outcome && sql`r.outcome = ${outcome}`,
    matchesSearch(sql`r.name`, search),
  ],
  id: sql`r.line::text`,
  sorts: { line: { by: sql`r.line`, type: 'bigint' } },
  sortedBy: 'line',
});

export const officeImportsHandlers: HandlersOf<'officeImports', ImportsDeps> = {
  list: async ({ query }, { office, clock }) => {
    const page = await office.read((db) => readPage(db, importList(query.search), query));
    return { ...page, results: page.results.map(({ by, ...one }) => entryView(one, by, clock.now())) };
  },
  upload,
  read: ({ params }, { office, clock }) => office.read((db) => findImport(db, params.id, clock.now())),
  change,
  plan,
  rows: ({ params: { id }, query }, { office, clock }) =>
    office.read(async (db) => {
      await findImport(db, id, clock.now());
      return readPage(db, rowList(id, query), query);
    }),
  refused: ({ params: { id } }, { office, clock }) =>
    office.read(async (db) => {
      await findImport(db, id, clock.now());
      const refused = await readAll(db, rowList(id, { outcome: 'refused' }), {});
      const table = refused.map(({ line, name, reason }) => [line, name, reason ?? '']);
      const file = csvOf([['Line', 'Name', 'Reason'], ...table]);
      return new FileReply(Buffer.from(file, 'utf8'), 'text/csv; charset=utf-8', 'refused-rows.csv');
    }),
  commit,
  undo,
};
