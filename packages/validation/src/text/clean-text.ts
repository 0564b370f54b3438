import { neededCharacters } from './needed-characters.ts';

const plainAscii = /^[\n\x20-\x7E]*$/;
const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** A tab and the blank cell of Braille. */
const space = /[\t\u2800]/g;
/** Placeholders of objects, format controls of hieroglyphs, and the fillers of Khitan and of music. */
const otherInvisible = String.raw`[\uFFF9-\uFFFC\u{13430}-\u{1343F}\u{16FE4}\u{1D159}]`;
/** Also controls but line breaks, invisible format characters, halves of pairs, and noncharacters. */
const invisible = String.raw`[^\P{Cc}\n]|\p{Default_Ignorable_Code_Point}|\p{Cs}|\p{Noncharacter_Code_Point}|${otherInvisible}`;
const invisibleUnlessNeeded = new RegExp(`(${neededCharacters})|${invisible}`, 'gu');
const everyInvisible = new RegExp(invisible, 'gu');
/** No writing has more than 30 marks on one character (UAX #15, D3). Sorting longer runs takes quadratic time. */
const tooManyMarks = /(?<!\p{M})(\p{M}{30})\p{M}+/gu;
const visible = /[^\s\p{M}\p{Cc}\p{Cf}\p{Cs}]/u;

const normalized = (text: string): string => text.replace(tooManyMarks, '$1').normalize('NFC');
const withoutInvisible = (text: string): string => normalized(text.replace(invisibleUnlessNeeded, '$1'));

/**
 * A text as it is stored and compared: NFC, trimmed, without invisible characters except those that change what is seen, and
 * with `\n` as the only line break. Empty when nothing in it is visible. Cleaning twice changes nothing.
 */
export function cleanText(text: string): string {
  if (plainAscii.test(text)) return text.trim();
  const whole = normalized(text.replace(lineBreak, '\n').replace(space, ' '));
  const once = withoutInvisible(whole);
  // Composing may take a needed character the neighbor that it was needed for. No writing does that.
  const stable = withoutInvisible(once) === once;
  const clean = (stable ? once : normalized(normalized(once.replace(everyInvisible, '')))).trim();
  return visible.test(clean) ? clean : '';
}

/** A text of one line: clean, and every kind of space and line break is a plain space. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/[\p{Zs}\n]/gu, ' ');
}
