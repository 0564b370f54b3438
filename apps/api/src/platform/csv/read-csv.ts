import { CsvError, parse } from 'csv-parse';
import { setImmediate as pause } from 'node:timers/promises';

/** A line of the table: its number in the file, and its cells. */
export interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A text that is no table; the message is for people. */
export class NotCsv extends Error {}

export type CsvEncoding = 'utf-8' | 'utf-16' | 'latin-1';

/** A quote that never ends would make one line of the rest. */
const longestLine = 65_536;
const linesBetweenPauses = 1_000;
const separators = [',', ';', '\t'];

/** The text of a file. Undefined: its characters are not clear, and nobody said how it writes them. */
export function decodeCsv(
  bytes: Uint8Array,
  said?: CsvEncoding,
): { readonly text: string; readonly encoding: CsvEncoding } | undefined {
  const isBig = bytes[0] === 0xfe && bytes[1] === 0xff;
  if (isBig || (bytes[0] === 0xff && bytes[1] === 0xfe) || said === 'utf-16')
    return { text: new TextDecoder(isBig ? 'utf-16be' : 'utf-16le').decode(bytes), encoding: 'utf-16' };
  if (said === 'latin-1') return { text: new TextDecoder('windows-1252').decode(bytes), encoding: said };
  const isUnclear = bytes.subarray(0, 1_000).includes(0);
  try {
    if (isUnclear) return undefined;
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return undefined;
  }
}

/** What the parser makes of a row, and the number of its last line. */
interface Row {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

/** Reads comma, semicolon or tab separated text, in parts, so that other requests are served meanwhile. Empty lines are skipped. */
export async function* readCsv(text: string): AsyncGenerator<CsvLine> {
  const rows = parse({
    delimiter: separatorOf(text),
    info: true,
    max_record_size: longestLine,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  // One kind of line breaks, because the parser counts the two characters of CR LF inside quotes as two.
  rows.end(text.replaceAll(/\r\n?/g, '\n'));
  let read = 0;
  try {
    for await (const row of rows) {
      const { record: cells, info } = row as Row;
      if (cells.every((cell) => cell.trim() === '')) continue;
      read += 1;
      if (read % linesBetweenPauses === 0) await pause();
      // The parser counts to the last line of a row.
      yield { line: info.lines - breaksIn(cells), cells };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? error['lines'] : read + 1;
    throw new NotCsv(`Line ${line} does not end. Is a quote missing?`);
  }
}

const breaksIn = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0);

/** The separator that stands most often in the first line, outside quotes. */
function separatorOf(text: string): string {
  const first = /^(?:"(?:[^"]|"")*"|[^\r\n"])*/.exec(text.slice(0, longestLine))?.[0] ?? '';
  const plain = first.replace(/"(?:[^"]|"")*"/g, '');
  const count = (separator: string) => plain.split(separator).length;
  return separators.reduce((best, one) => (count(one) > count(best) ? one : best));
}
