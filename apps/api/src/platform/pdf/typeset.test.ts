import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { create, type Font } from 'fontkit';
import PdfDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { typeset, type Line, type Measure } from './typeset.ts';
import { plain } from './write.ts';

const doc = new PdfDocument({ autoFirstPage: false });
const linesOf = (text: string, measure: Partial<Measure> = {}) =>
  typeset(doc, plain(text), { size: 11, width: 400, ...measure });
const textOf = ({ pieces }: Line) => pieces.map((piece) => piece.text).join('|');
const fontOf = (source: string) => /[^/\\]+$/.exec(source)![0].replace(/\.\w+$/, '');

describe('a text takes the font of its script', () => {
  it.each([
    ['Zoë Müller', ['Helvetica']],
    ['Łukasz', ['DejaVuSans']],
    ['Nguyễn', ['DejaVuSans']],
    ['Παπαδόπουλος', ['DejaVuSans']],
    ['Щукин', ['DejaVuSans']],
    ['مُحَمَّد', ['NotoNaskhArabic-Regular']],
    ['می‌خواهم', ['NotoNaskhArabic-Regular']],
    ['דוד', ['NotoSansHebrew-Regular']],
    ['प्रियंका', ['NotoSansDevanagari_400Regular']],
    ['สมชาย', ['NotoSansThai_400Regular']],
    ['张伟', ['NotoSansHans-Regular']],
    ['龘', ['NotoSansHans-Regular']],
    ['さくら', ['NotoSansJP-Regular']],
    ['𠮷野', ['NotoSansJP-Regular']],
    ['김민준', ['NotoSansKR-Regular']],
    ['🛹', ['NotoEmoji_400Regular']],
    ['👩‍🚀', ['NotoEmoji_400Regular']],
    ['❤️', ['NotoEmoji_400Regular']],
    ['(محمد)', ['Helvetica', 'NotoNaskhArabic-Regular', 'Helvetica']],
    ['Ana 김', ['Helvetica', 'NotoSansKR-Regular']],
  ])('%s', (text, fonts) => {
    const [line] = linesOf(text, { direction: 'ltr' });
    expect(line!.pieces.map(({ source }) => fontOf(source))).toEqual(fonts);
  });

  it('and its bold weight', () => {
    const [line] = typeset(doc, plain('김', true), { size: 11, width: 400 });
    expect(fontOf(line!.pieces[0]!.source)).toBe('NotoSansKR-Bold');
  });
});

describe('a character that no font draws is written as its code point', () => {
  it.each([
    ['ᚠ', 'U+16A0'],
    ['𒀀', 'U+12000'],
    ['a\u0007b', 'aU+0007b'],
    ['a\u200bb', 'aU+200Bb'],
    ['a\u202eb', 'aU+202Eb'],
    ['\ud83d', 'U+D83D'],
    ['မ김', 'U+1019|김'],
  ])('%j', (text, shown) => {
    expect(linesOf(text).map(textOf)).toEqual([shown]);
  });
});

it('draws marks one by one where fontkit cannot combine them', () => {
  expect(linesOf('ฬุำ').map(textOf)).toEqual(['ฬ|\u0e38|\u0e33']);
});

describe('text from right to left', () => {
  it.each([
    ['keeps the spaces around it', 'Anna محمد Smith', 'Anna |محمد| Smith'],
    ['orders its words', 'Anna محمد علي Smith', 'Anna |علي| |محمد| Smith'],
    ['mirrors its brackets', 'Anna محمد (علي) Smith', 'Anna |(|علي|) |محمد| Smith'],
    ['keeps its numbers readable', 'دوام 48 ساعة', 'ساعة| |48| |دوام'],
    ['decides the direction of its paragraph', 'محمد Smith', 'Smith| |محمد'],
  ])('%s', (_what, text, visual) => {
    expect(linesOf(text).map(textOf)).toEqual([visual]);
  });

  it('does not decide the direction of a paragraph that has one', () => {
    const [line] = linesOf('محمد Smith', { direction: 'ltr' });
    expect([textOf(line!), line!.rightToLeft]).toEqual(['محمد| Smith', false]);
  });

  it('reorders each line on its own', () => {
    const lines = linesOf('אחת שתיים שלוש ארבע', { width: 55 });
    expect(lines.map(textOf)).toEqual(['שתיים| |אחת', 'ארבע| |שלוש']);
  });

  it('draws Arabic digits from left to right', () => {
    const [line] = linesOf('تاریخ ۱۲۳');
    const { source, text } = line!.pieces[0]!;
    expect(
      opened(source)
        .layout(text, [])
        .glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints)),
    ).toEqual(['۱', '۲', '۳']);
  });
});

describe('a line ends', () => {
  it.each([
    ['between words', 'one two three', 40, ['one two', 'three']],
    ['after a hyphen', 'state-of-the-art', 45, ['state-of-', 'the-art']],
    ['inside a word that is longer than a line', 'abcdefghij', 25, ['abcd', 'efghi', 'j']],
    ['at a line break', 'one\n\ntwo\r\nthree', 400, ['one', '', 'two', 'three']],
    ['between Thai words', 'การเล่นสเกตบอร์ดมีความเสี่ยง', 90, ['การเล่นสเกตบอร์ดมี', 'ความเสี่ยง']],
    ['between Chinese words', '我了解滑板运动', 45, ['我了解', '滑板运动']],
  ])('%s', (_where, text, width, lines) => {
    expect(linesOf(text, { width }).map(textOf)).toEqual(lines);
  });
});

const fonts = new Map<string, Font>();

function opened(source: string): Font {
  const font = fonts.get(source) ?? (create(readFileSync(source)) as Font);
  fonts.set(source, font);
  return font;
}

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc
    .array(
      fc.constantFrom(
        'محمد',
        'דוד',
        'Ana',
        ' ',
        '김',
        '王',
        'श्री',
        '(',
        ')',
        '12',
        '😀',
        '\u200d',
        '\ufe0f',
        '.',
      ),
    )
    .map((parts) => parts.join('')),
);

/** True if the font of a piece has a glyph for all of its text. */
function isDrawn({ source, text }: Line['pieces'][number]): boolean {
  return source.startsWith('Helvetica')
    ? /^[\x20-\x7e\xa0-\xac\xae-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/.test(text)
    : opened(source)
        .layout(text, [])
        .glyphs.every(({ id }) => id !== 0);
}

it('no text is drawn as an empty box, and none leaves its line', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const { pieces, width } of linesOf(text, { width: 60 })) {
        expect(pieces.length === 1 || width <= 60.01).toBe(true);
        expect(pieces.filter((piece) => !isDrawn(piece))).toEqual([]);
      }
    }),
    // Joined, the parts of this word are wider than one by one.
    { numRuns: 300, examples: [['דודAna))محمد']] },
  );
});
