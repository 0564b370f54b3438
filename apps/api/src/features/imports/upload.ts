import type { Handler } from '../../platform/calls/calls.ts';
import { fieldProblem } from '../../platform/calls/problem.ts';
import { decodeCsv, NotCsv, readCsv, type CsvLine } from '../../platform/csv/read-csv.ts';
import { importRows, imports, type ImportColumn } from '../../platform/database/schema/imports.ts';
import { orderOf, type DateOrder } from './dates.ts';
import { findImport, targetOf, type Calls, type ImportsDeps } from './import-record.ts';
import { proposeColumns } from './known-columns.ts';
import { cleanLine } from '@detroit-well/validation/clean-text';

const mostRows = 50_000;
const mostColumns = 200;
const rowsPerStatement = 250;
const mostExamples = 2;
/** What the database has no text for: NUL, and halves of pairs. */
const notStorable = /\0|\p{Cs}/gu;

const wrongFile = (text: string) => fieldProblem({ file: [text] });

/** Reads a file into rows, with a proposal of what its columns become. The file itself is not kept. */
export const upload: Handler<Calls['upload'], ImportsDeps> = async (call, { office, clock }) => {
  const { file, kind, date_order: said } = call.body;
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    throw wrongFile('This is not a CSV. Open it and save it as “CSV UTF-8”. Nothing was read.');
  const decoded = decodeCsv(bytes, call.body.encoding);
  if (decoded === undefined)
    throw fieldProblem({
      encoding: ['The file is not UTF-8. Choose how it writes its characters: latin-1 or utf-16.'],
    });
  const { names, lines } = await readTable(decoded.text);
  const { columns, source } = proposeColumns(names, (index) => examplesOf(lines, index));
  const order = orderFor(
    columns,
    lines.map(({ cells }) => cells),
    said,
  );
  const rows = lines.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell) => cell.replace(notStorable, '')),
    fault:
      cells.length === names.length
        ? null
        : `The line has ${cells.length} columns, the head has ${names.length}: a separator without quotes?`,
  }));
  return office.change(call, async (tx, record) => {
    const [added] = await tx
      .insert(imports)
      .values({
        kind,
        fileName: cleanLine(file.name).slice(0, 200),
        source,
        columns,
        dateOrder: order,
        encoding: decoded.encoding,
        total: rows.length,
        createdBy: call.caller.userId,
        createdAt: clock.now(),
      })
      .returning({ id: imports.id });
    if (added === undefined) throw new Error('the import was not stored');
    for (let at = 0; at < rows.length; at += rowsPerStatement)
      await tx
        .insert(importRows)
        .values(rows.slice(at, at + rowsPerStatement).map((row) => ({ ...row, importId: added.id })));
    await record({
      action: 'import.upload',
      target: targetOf(added.id),
      before: null,
      after: { kind, source, total: rows.length },
      version: 1,
    });
    return findImport(tx, added.id, clock.now());
  });
};

async function readTable(text: string): Promise<{ names: string[]; lines: CsvLine[] }> {
  const lines: CsvLine[] = [];
  try {
    for await (const line of readCsv(text)) {
      lines.push(line);
      if (lines.length > mostRows + 1) throw wrongFile('The file has more than 50,000 rows. Split it.');
    }
  } catch (error) {
    throw error instanceof NotCsv ? wrongFile(error.message) : error;
  }
  const names = (lines.shift()?.cells ?? []).map((name) => cleanLine(name.replace(/^\uFEFF/, '')));
  if (names.length === 0 || names.some((name) => name === '' || name.length > 200))
    throw wrongFile('The first line of the file has to name every column.');
  if (names.length > mostColumns) throw wrongFile(`The file has more than ${mostColumns} columns.`);
  if (new Set(names).size < names.length) throw wrongFile('Two columns of the file have the same name.');
  if (lines.length === 0) throw wrongFile('The file has no rows.');
  return { names, lines };
}

const examplesOf = (lines: readonly CsvLine[], index: number): string[] =>
  [...new Set(lines.slice(0, 20).map(({ cells }) => cleanLine(cells[index] ?? '').slice(0, 100)))]
    .filter(Boolean)
    .slice(0, mostExamples);

/** The order of the dates, by their columns. Throws where more than one fits and nobody said which. */
export function orderFor(
  columns: readonly ImportColumn[],
  rows: readonly (readonly string[])[],
  said: DateOrder | null | undefined,
): DateOrder | null {
  if (said) return said;
  const dates = columns.flatMap(({ field }, index) =>
    field === 'date_of_birth' || field === 'waiver_claimed_on' ? [index] : [],
  );
  const order = orderOf(dates.flatMap((index) => rows.map((cells) => cells[index] ?? '')));
  if (order === undefined)
    throw fieldProblem({
      date_order: ['No row settles what comes first in a date. Choose month_first or day_first.'],
    });
  return order === 'none' ? null : order;
}
