const byteOrderMark = '\uFEFF';

/** Characters that start a formula in a spreadsheet, including the full-width forms of some keyboards. */
const beginsFormula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Characters at which programs stop to read: controls except tabs and line breaks, and halves of pairs. */
const notCsv = /[^\P{Cc}\t\r\n]|\p{Cs}/gu;

/**
 * Formats a table as RFC 4180: every cell is quoted, lines end in CR LF. The byte order mark tells spreadsheets that it is
 * UTF-8. A text that would start a formula gets an apostrophe in front, because people enter names and phone numbers freely.
 * Numbers stay numbers.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return byteOrderMark + rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string | number): string {
  if (typeof text === 'number') return String(text);
  const plain = text.replace(notCsv, '');
  const harmless = beginsFormula.test(plain) ? `'${plain}` : plain;
  return `"${harmless.replaceAll('"', '""')}"`;
}
