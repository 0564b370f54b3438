import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';
import { decodeCsv, NotCsv, readCsv } from './read-csv.ts';

async function rowsOf(text: string) {
  const rows = [];
  for await (const { line, cells } of readCsv(text)) rows.push([line, ...cells]);
  return rows;
}

describe('a CSV file', () => {
  it.each([
    [
      'commas',
      'a,b\n1,2\n',
      [
        [1, 'a', 'b'],
        [2, '1', '2'],
      ],
    ],
    [
      'semicolons',
      'a;"b,c"\n1;2\n',
      [
        [1, 'a', 'b,c'],
        [2, '1', '2'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1\t2',
      [
        [1, 'a', 'b'],
        [2, '1', '2'],
      ],
    ],
    [
      'CR LF and empty lines',
      'a,b\r\n\r\n1,2\r\n',
      [
        [1, 'a', 'b'],
        [3, '1', '2'],
      ],
    ],
    [
      'quotes',
      'a,b\n"x, ""y""","1\n2"\nz,3\n',
      [
        [1, 'a', 'b'],
        [2, 'x, "y"', '1\n2'],
        [4, 'z', '3'],
      ],
    ],
    [
      'a quote inside a cell',
      'a,b\n5"1,2\n',
      [
        [1, 'a', 'b'],
        [2, '5"1', '2'],
      ],
    ],
    [
      'formulas',
      'a\n=1+1\n@x\n',
      [
        [1, 'a'],
        [2, '=1+1'],
        [3, '@x'],
      ],
    ],
  ])('has %s', async (_name, text, rows) => {
    expect(await rowsOf(text)).toEqual(rows);
  });

  it('is refused at a quote that does not end', async () => {
    await expect(rowsOf('a,b\n"1,2\n3,4\n')).rejects.toThrow(NotCsv);
  });

  it('is read as it was written', async () => {
    // What a spreadsheet would calculate is written with an apostrophe.
    const cell = fc
      .string({ unit: fc.constantFrom('a', ' ', '"', ',', ';', '\n', 'é') })
      .map((text) => `x${text}`);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1 }), async (table) => {
        const rows = await rowsOf(csvOf(table).replace(/^\uFEFF/, ''));
        expect(rows.map(([, ...cells]) => cells)).toEqual(table);
      }),
    );
  });
});

describe('its characters', () => {
  const latin = Uint8Array.from([0x5a, 0x6f, 0xeb]);
  const utf16 = Buffer.from('\uFEFFZoë', 'utf16le');
  it.each([
    ['UTF-8', Buffer.from('Zoë'), undefined, { text: 'Zoë', encoding: 'utf-8' }],
    ['UTF-8 with a mark', Buffer.from('\uFEFFZoë'), undefined, { text: 'Zoë', encoding: 'utf-8' }],
    ['Latin-1 that nobody said', latin, undefined, undefined],
    ['Latin-1', latin, 'latin-1', { text: 'Zoë', encoding: 'latin-1' }],
    ['UTF-16', utf16, undefined, { text: 'Zoë', encoding: 'utf-16' }],
    ['UTF-16, the other order', Buffer.from(utf16).swap16(), undefined, { text: 'Zoë', encoding: 'utf-16' }],
    ['UTF-16 without a mark', utf16.subarray(2), undefined, undefined],
    ['the same as said', utf16.subarray(2), 'utf-16', { text: 'Zoë', encoding: 'utf-16' }],
  ] as const)('are %s', (_name, bytes, said, decoded) => {
    expect(decodeCsv(bytes, said)).toEqual(decoded);
  });
});
