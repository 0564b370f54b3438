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

/** Reads comma, semicolon or tab separated text, in parts, so that other requests are served meanwhile. Empty lines are skipped. */
export async function* readCsv(text: string): AsyncGenerator<CsvLine> {
  let read = 0;
  for (const line of linesOf(text, separatorOf(text))) {
    read += 1;
    if (read % linesBetweenPauses === 0) await pause();
    yield line;
  }
}

/** The separator that stands most often in the first line, outside quotes. */
function separatorOf(text: string): string {
  const first = /^(?:"(?:[^"]|"")*"|[^\r\n"])*/.exec(text.slice(0, longestLine))?.[0] ?? '';
  const plain = first.replace(/"(?:[^"]|"")*"/g, '');
  const count = (separator: string) => plain.split(separator).length;
  return separators.reduce((best, one) => (count(one) > count(best) ? one : best));
}

function* linesOf(text: string, separator: string): Generator<CsvLine> {
  let [at, line] = [0, 1];
  while (at < text.length) {
    const row = rowAt(text, at, separator);
    if (row.end - at > longestLine || row.isOpen)
      throw new NotCsv(`Line ${line} does not end. Is a quote missing?`);
    if (row.cells.some((cell) => cell.trim() !== '')) yield { line, cells: row.cells };
    line += row.breaks;
    at = row.end;
  }
}

/** One row from a position on: its cells, where the next one begins and how many line breaks it has. */
function rowAt(text: string, start: number, separator: string) {
  const cells: string[] = [];
  let [at, cell, breaks, isOpen] = [start, '', 0, false];
  const isBreak = (character: string) => character === '\n' || character === '\r';
  for (; at < text.length && at - start <= longestLine; at += 1) {
    const character = text.charAt(at);
    const isEndOfLine = isBreak(character) && !(character === '\r' && text[at + 1] === '\n');
    if (isOpen) {
      if (isEndOfLine) breaks += 1;
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isOpen = false;
    } else if (character === '"' && cell === '') isOpen = true;
    else if (character === separator) {
      cells.push(cell);
      cell = '';
    } else if (isBreak(character)) {
      if (!isEndOfLine) at += 1;
      return { cells: [...cells, cell], end: at + 1, breaks: breaks + 1, isOpen: false };
    } else cell += character;
  }
  return { cells: [...cells, cell], end: at, breaks, isOpen };
}
