import * as fc from 'fast-check';

const marks = '\u0301 \u0327 \u094D \u093C \u0951 \u064B \u0653 \u0654 \u20E3';
const letters = '\u0915 \u0628 \u0627 \u1820 葛 \u1100 \u1161 \u11A8 \u0130 \u212B \u03A3 ß ﬁ x X';
const signs = '1 １ \u0661 - \u2011 . 。 @ ＠ < > & " \' ]]> , ; : \\ ]';
const emoji = '😀 👩 🏽 🏴 \u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} \u{E0100}';
const invisible = ['\u200B', '\u200C', '\u200D', '\u00AD', '\u2060', '\u202E', '\uFE0E', '\uFE0F', '\u180B'];
const blank = [' ', '\r', '\n', '\t', '\u0085', '\u2028', '\u00A0', '\u3000', '\u2800', '\u3164'];
const broken = ['\0', '\u0007', '\u001B', '\u007F', '\uFFFE', '\uFFFF', '\uD83D', '\uDE00'];

/** Characters that need care, and the neighbors that they depend on. */
const special = fc.constantFrom(
  ...[marks, letters, signs, emoji].flatMap((list) => list.split(' ')),
  ...invisible,
  ...blank,
  ...broken,
);
const codePoint = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));
const codeUnit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
const joined = (parts: readonly string[]): string => parts.join('');

/** Any sequence of UTF-16 code units, often one with characters that need care. */
export const anyText = fc.oneof(
  fc.array(special, { maxLength: 14 }).map(joined),
  fc.array(fc.oneof(special, codePoint, codeUnit), { maxLength: 20 }).map(joined),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);
