import { fieldProblem } from '../calls/problem.ts';
import { searchWords } from '@detroit-well/config/fold';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../database/database.ts';
import { foldedName, hasBeginning } from '../database/schema/folded.ts';
import { readRows } from '../database/read-rows.ts';

/** A sort key of a list: an expression that is never null, and its type in the database. */
interface SortKey {
  readonly by: SQL;
  readonly type: 'text' | 'timestamptz' | 'bigint';
}

/** A list of the office as SQL. */
export interface List<Row extends z.ZodRawShape> {
  /** The columns that the statement returns, by the names in `select`. */
  readonly row: z.ZodObject<Row>;
  readonly select: SQL;
  /** Tables and joins, without `from`. */
  readonly from: SQL;
  readonly where: readonly (SQL | undefined)[];
  /** The expression of the id, which decides between equal sort keys. */
  readonly id: SQL;
  readonly sorts: Readonly<Record<string, SortKey>>;
  readonly sortedBy: string;
}

export interface ListQuery {
  readonly sort?: string | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

interface Page<Row> {
  readonly results: Row[];
  readonly next: string | null;
  readonly count: number;
  readonly count_estimated?: true;
}

const pageSize = 50;
/** From here on the planner's estimate replaces the count, which would read every row. */
const exactCount = 10_000;

/** Reads one page, and counts all entries. A page continues after the last entry of the page before, whatever was added. */
export async function readPage<Row extends z.ZodRawShape>(
  db: Db,
  list: List<Row>,
  { sort = list.sortedBy, limit = pageSize, cursor }: ListQuery,
): Promise<Page<z.output<z.ZodObject<Row>>>> {
  const { key, isDescending } = sortOf(list, sort);
  const after =
    cursor === undefined ? undefined : afterCursor(list, key, isDescending, readCursor(cursor, sort));
  const order = isDescending ? sql`desc` : sql`asc`;
  const rows = await db.execute(sql`
    select ${list.select}, (${key.by})::text as "sortKey", ${list.id} as "sortId" from ${list.from}
    where ${allOf([...list.where, after])} order by ${key.by} ${order}, ${list.id} ${order} limit ${limit + 1}`);
  const page = rows.rows.slice(0, limit);
  const last = keysOf.safeParse(page.at(-1)).data;
  const next = rows.rows.length > limit && last ? writeCursor([sort, last.sortKey, last.sortId]) : null;
  // The first page of a short list is the list.
  const isWhole = cursor === undefined && next === null;
  return {
    results: page.map((row) => list.row.parse(row)),
    next,
    ...(isWhole ? { count: page.length } : await countOf(db, list)),
  };
}

/** Reads all entries in order, for a file. */
export async function readAll<Row extends z.ZodRawShape>(
  db: Db,
  list: List<Row>,
  { sort = list.sortedBy }: ListQuery,
): Promise<z.output<z.ZodObject<Row>>[]> {
  const { key, isDescending } = sortOf(list, sort);
  const order = isDescending ? sql`desc` : sql`asc`;
  return readRows(
    list.row,
    db.execute(sql`
    select ${list.select} from ${list.from} where ${allOf(list.where)} order by ${key.by} ${order}, ${list.id} ${order}`),
  );
}

function sortOf<Row extends z.ZodRawShape>({ sorts }: List<Row>, sort: string) {
  const isDescending = sort.startsWith('-');
  const key = sorts[isDescending ? sort.slice(1) : sort];
  if (key === undefined) throw new Error(`the list cannot be sorted by ${sort}`);
  return { key, isDescending };
}

const keysOf = z.object({ sortKey: z.string(), sortId: z.string() });
type Cursor = readonly [sort: string, key: string, id: string];

const writeCursor = (cursor: Cursor) => Buffer.from(JSON.stringify(cursor)).toString('base64url');

function readCursor(text: string, sort: string): Cursor {
  const parsed = cursorText.pipe(cursorOf).safeParse(Buffer.from(text, 'base64url').toString('utf8'));
  if (!parsed.success || parsed.data[0] !== sort) throw foreignCursor();
  return parsed.data;
}

export const foreignCursor = () =>
  fieldProblem({ cursor: ['This is not the cursor of a page of this list.'] });

/** The JSON of a cursor. */
export const cursorText = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue('not JSON');
    return z.NEVER;
  }
});
const cursorOf = z.tuple([z.string(), z.string(), z.string()]);

function afterCursor<Row extends z.ZodRawShape>(
  { id }: List<Row>,
  { by, type }: SortKey,
  isDescending: boolean,
  [, key, lastId]: Cursor,
): SQL {
  if (type === 'bigint' && !/^-?\d{1,18}$/.test(key)) throw fieldProblem({ cursor: ['Not a number.'] });
  if (type === 'timestamptz' && Number.isNaN(Date.parse(key)))
    throw fieldProblem({ cursor: ['Not a time.'] });
  const sign = isDescending ? sql`<` : sql`>`;
  return sql`(${by}, ${id}) ${sign} (${key}::${sql.raw(type)}, ${lastId}::text)`;
}

/** True where all conditions are. */
export const allOf = (conditions: readonly (SQL | undefined)[]): SQL =>
  sql.join([sql`true`, ...conditions.filter((each) => each !== undefined)], sql` and `);

const countRow = z.object({ count: z.number() });
const planRow = z.object({
  'QUERY PLAN': z.tuple([z.object({ Plan: z.looseObject({ 'Plan Rows': z.number() }) })]),
});

async function countOf<Row extends z.ZodRawShape>(
  db: Db,
  { from, where }: List<Row>,
): Promise<Pick<Page<unknown>, 'count' | 'count_estimated'>> {
  const matching = sql`select 1 from ${from} where ${allOf(where)}`;
  const [row] = await readRows(
    countRow,
    db.execute(sql`select count(*)::int as count from (${matching} limit ${exactCount + 1}) entries`),
  );
  if (row !== undefined && row.count <= exactCount) return row;
  const [plan] = await readRows(planRow, db.execute(sql`explain (format json) ${matching}`));
  const estimate = plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
  return { count: Math.max(exactCount + 1, estimate), count_estimated: true };
}

/** True if every word of a search is the beginning of a word of the text, as both are folded. */
export function matchesSearch(text: SQL, search: string | undefined): SQL | undefined {
  const words = searchWords(search ?? '');
  if (words.length === 0) return undefined;
  return sql.join(
    words.map((word) => sql`(${hasBeginning(sql`(${foldedName(text)})`, word)})`),
    sql` and `,
  );
}
