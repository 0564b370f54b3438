const byteOrderMark = '\uFEFF';

/** What a spreadsheet takes for the beginning of a formula, the wide forms of some keyboards included. */
const beginsFormula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * A table as RFC 4180 writes it: every cell quoted, lines end in CR LF. The mark at the beginning tells spreadsheets that it
 * is UTF-8. A cell that would begin a formula gets an apostrophe before it: names and phones are typed by strangers.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const harmless = beginsFormula.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
