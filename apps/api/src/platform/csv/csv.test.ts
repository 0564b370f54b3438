import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

/** Parses RFC 4180: quoted cells, doubled quotes, CR LF between lines. */
function parse(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    if (text[at] !== '"') throw new Error('a cell is not quoted');
    let cell = '';
    at += 1;
    while (text[at] !== '"' || text[at + 1] === '"') {
      if (text[at] === undefined) throw new Error('a cell does not end');
      cell += text[at];
      at += text[at] === '"' ? 2 : 1;
    }
    row.push(cell);
    at += 1;
    if (text[at] === ',') at += 1;
    else {
      if (text.slice(at, at + 2) !== '\r\n') throw new Error('a line does not end');
      at += 2;
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

const dangers = ['=', '+', '-', '@', '\t', '\r', '\n'];
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.tuple(fc.constantFrom(...dangers), fc.string()).map(([first, rest]) => first + rest),
  fc.string({ unit: fc.constantFrom('"', ',', ';', '\r', '\n', "'", '=', 'a') }),
);
const table = fc
  .integer({ min: 1, max: 6 })
  .chain((width) => fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1 }));

describe('a table as CSV', () => {
  it('starts with the UTF-8 byte order mark', () => {
    expect(csvOf([['Zoë']])).toBe('\uFEFF"Zoë"\r\n');
  });

  it.each(['=1+1', '+1 313 555 0101', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1'])(
    'escapes formula %j',
    (cell) => {
      expect(csvOf([[cell]])).toBe(`\uFEFF"'${cell}"\r\n`);
    },
  );

  it.each(['a\u0007b', 'a\0b', 'a\uD83Db', '\u001Bab'])('drops controls and halves of pairs: %j', (cell) => {
    expect(csvOf([[cell]])).toBe('\uFEFF"ab"\r\n');
    expect(csvOf([[cell.replace('ab', '=1').replace('a', '=')]])).toContain(`"'=`);
  });

  it('parses back unchanged, except for the apostrophe before a formula prefix', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const read = parse(csvOf(rows).slice(1));
        expect(read.map((cells) => cells.length)).toEqual(rows.map((cells) => cells.length));
        for (const [y, cells] of read.entries()) {
          for (const [x, cell] of cells.entries()) {
            const given = rows[y]?.[x] ?? '';
            expect(dangers).not.toContain(cell[0]);
            expect(cell === given || (cell === `'${given}` && /^[=+\-@\t\r\n＝＋－＠]/.test(given))).toBe(
              true,
            );
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
