import type { ExportedList } from '@detroit-well/api-client/contract';
import type * as z from 'zod';
import { FileReply } from '../calls/calls.ts';
import type { OfficeDatabaseDeps } from '../audit/office-database.ts';
import type { ChangedBy } from '../audit/audit-entry.ts';
import { csvOf } from '../csv/csv.ts';
import type { Db } from '../database/database.ts';
import { readAll, readPage, type List, type ListQuery } from './list.ts';

interface ListCall extends ChangedBy {
  readonly query: ListQuery;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

interface Shown<Row extends z.ZodRawShape, Entry extends object> {
  /** Names the file and its entry in the audit log. */
  readonly name: ExportedList;
  readonly list: List<Row>;
  readonly view: (row: z.output<z.ZodObject<Row>>) => Entry;
  /** Fields with amounts, which stay numbers in the file. */
  readonly amounts?: readonly (keyof Entry & string)[] | undefined;
  /** Fields for screens alone, which the file leaves out. */
  readonly screenOnly?: readonly (keyof Entry & string)[];
}

/** Responds with one page of a list as JSON, or with all of it as CSV if the caller asks for that. A file leaves an entry. */
export async function listReply<Row extends z.ZodRawShape, Entry extends object>(
  call: ListCall,
  { office }: OfficeDatabaseDeps,
  { name, list, view, amounts = [], screenOnly = [] }: Shown<Row, Entry>,
) {
  if (!asksForCsv(call)) {
    const page = await office.read((db) => readPage(db, list, call.query));
    return { ...page, results: page.results.map(view) };
  }
  return csvReply(
    call,
    { office },
    name,
    async (tx) => (await readAll(tx, list, call.query)).map(view),
    amounts,
    screenOnly,
  );
}

/** Responds with entries as CSV, and records who took them. */
export async function csvReply<Entry extends object>(
  call: ChangedBy & { readonly query: object },
  { office }: OfficeDatabaseDeps,
  name: ExportedList,
  read: (db: Db) => Promise<readonly Entry[]>,
  amounts: readonly (keyof Entry & string)[],
  screenOnly: readonly (keyof Entry & string)[] = [],
): Promise<FileReply> {
  const entries = await office.change(call, async (tx, record) => {
    const all = await read(tx);
    const after = { ...call.query, count: all.length };
    await record({ action: `${name}.export`, target: name, before: null, after });
    return all;
  });
  const table = csvOf(tableOf(entries, amounts, screenOnly));
  return new FileReply(Buffer.from(table, 'utf8'), 'text/csv; charset=utf-8', `${name}.csv`);
}

export const asksForCsv = ({ headers: { accept } }: Pick<ListCall, 'headers'>): boolean =>
  /\btext\/csv\b/i.test(String(accept ?? ''));

function tableOf(
  entries: readonly object[],
  amounts: readonly string[],
  screenOnly: readonly string[],
): (string | number)[][] {
  const names = new Set(entries.flatMap((entry) => Object.keys(entry)));
  const titles = [...names].filter((name) => !screenOnly.includes(name));
  const cellOf = (name: string, value: unknown): string | number => {
    if (value === null || value === undefined) return '';
    if (typeof value === 'number' || amounts.includes(name)) return Number(value);
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  return [
    titles,
    ...entries.map((entry) =>
      titles.map((name) => cellOf(name, (entry as Readonly<Record<string, unknown>>)[name])),
    ),
  ];
}
