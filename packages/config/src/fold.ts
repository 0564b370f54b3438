/** Lower-case letters without a decomposition, and the letter that people type for each. */
export const letterForms = { from: 'łøıđðħŧƀɓɗɖƙŋɲɔɛəςƴ', to: 'loiddhtbbddknnoeeσy' };

/** Lower-case letters that are typed as two. */
export const letterPairs = { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' };

/** Every apostrophe, also the okina, the prime and the accents that stand in for one. */
export const apostrophes = "'’‘ʼʻ′`´";

/** Every hyphen, also the dashes and the minus sign. */
export const hyphens = '-‐‑‒–—―−';

const forms = new Map<string, string>([
  ...Array.from(letterForms.from, (letter, at): [string, string] => [letter, letterForms.to.charAt(at)]),
  ...Object.entries(letterPairs),
]);
const special = new RegExp(`[${[...forms.keys()].join('')}]`, 'g');
const apostrophe = new RegExp(`[${apostrophes}]`, 'g');
const hyphen = new RegExp(`[${hyphens}]`, 'g');
/** Combining marks of Latin, Greek and Cyrillic, which NFKD separates from their letters. Other scripts spell vowels with marks. */
const accent = /[\u0300-\u036f]/g;

/** Lower case, without accents, with one form of apostrophe and hyphen: `Łukasz O’Brien` becomes `lukasz o'brien`. */
export function foldLetters(text: string): string {
  return text
    .replaceAll('´', "'")
    .normalize('NFKD')
    .replace(apostrophe, "'")
    .replace(hyphen, '-')
    .replace(accent, '')
    .toLowerCase()
    .replace(special, (letter) => forms.get(letter) ?? letter);
}

const line = (text: string): string => text.replace(/[\s\0]+/g, ' ').trim();

/**
 * A text as every search compares it: folded letters, no apostrophes, hyphens and every white space as single spaces.
 * `Anna-Łucja O’Brien` becomes `anna lucja obrien`. Idempotent. The server folds in SQL, too, in the same way.
 */
export const fold = (text: string): string =>
  line(foldLetters(text).replaceAll("'", '').replaceAll('-', ' '));

/** The words of a search, folded and at most `limit`. A word with a hyphen stays one: `skate-well` is `skate well`. */
export const searchWords = (search: string, limit = Infinity): string[] =>
  search
    .split(/[\s\0]+/)
    .map(fold)
    .filter(Boolean)
    .slice(0, limit);

/**
 * A name as a search for the beginnings of words compares it, with a space before each word: also what follows an apostrophe is a
 * word, and so is a name with a hyphen as a whole. `O’Dell-Roy` becomes ` odell roy o dellroy`.
 */
export function foldedName(name: string): string {
  const letters = foldLetters(name);
  return ` ${fold(name)} ${line(letters.replaceAll("'", ' ').replaceAll('-', ''))}`;
}

/** True if the folded word begins a word of the name. */
export const beginsWord = (name: string, word: string): boolean =>
  foldedName(name).includes(` ${fold(word)}`);
