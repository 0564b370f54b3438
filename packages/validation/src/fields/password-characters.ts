import * as constants from '@detroit-well/config/constants';

const capital = /\p{Lu}/u;
const lowercase = /\p{Ll}/u;
const number = /\p{Nd}/u;
/** Matches a symbol or special character: not a letter, number or space. */
const symbol = /[^\p{L}\p{M}\p{N}\s]/u;

/** The kinds of character in a password; also the rows of the checklists (SPEC-A 2, 5). */
export const holds = {
  enoughCharacters: (text: string) => text.length >= constants.password.minChars,
  capital: (text: string) => capital.test(text),
  lowercase: (text: string) => lowercase.test(text),
  number: (text: string) => number.test(text),
  symbol: (text: string) => symbol.test(text),
} as const;
