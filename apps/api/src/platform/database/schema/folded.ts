import { apostrophes, hyphens, letterForms, letterPairs } from '@detroit-well/config/fold';
import { sql, type SQL } from 'drizzle-orm';

const literal = (text: string): SQL => sql.raw(`'${text.replaceAll("'", "''")}'`);
const spaces = (signs: string): SQL => literal(' '.repeat(signs.length));

/** Combining marks, which NFKD separates from their letters. */
const marks = sql.raw(`'[\\u0300-\\u036f]'`);
/** Also the capitals, which `lower` leaves in a database without a locale. */
const from = literal(`${letterForms.from}${letterForms.from.toUpperCase()}ẞÆŒÞ`);
const to = literal(`${letterForms.to}${letterForms.to}ßæœþ`);

/** Text in lower case and without accents. ASCII, which has none, takes a quarter of the time. */
function foldedLetters(text: SQL): SQL {
  const decomposed = sql`normalize(translate(${text}, '´', ''''), NFKD)`;
  const plain = Object.entries(letterPairs).reduce(
    (folding, [letter, two]) => sql`replace(${folding}, ${literal(letter)}, ${literal(two)})`,
    sql`translate(regexp_replace(lower(${decomposed}), ${marks}, '', 'g'), ${from}, ${to})`,
  );
  return sql`case when octet_length(${text}) = char_length(${text}) then lower(${text}) else ${plain} end`;
}

const singleSpaces = (text: SQL): SQL =>
  sql`regexp_replace(${text}, ${sql.raw(String.raw`'\s+'`)}, ' ', 'g')`;

/** Text as a search compares it, in SQL what `fold` is in code, but for spaces at the ends. */
export const folded = (text: SQL): SQL =>
  singleSpaces(sql`translate(${foldedLetters(text)}, ${literal(hyphens + apostrophes)}, ${spaces(hyphens)})`);

/** A name as in URLs, with hyphens between its words: `All levels` is `all-levels`. */
export const nameInUrls = (name: SQL): SQL =>
  sql`trim(both '-' from regexp_replace(${folded(name)}, '[^a-z0-9]+', '-', 'g'))`;

/** A name as a search for the beginnings of words compares it, in SQL what `foldedName` is in code. */
export const foldedName = (name: SQL): SQL => {
  const parted = sql`translate(${foldedLetters(name)}, ${literal(apostrophes + hyphens)}, ${spaces(apostrophes)})`;
  return sql`' ' || ${folded(name)} || ' ' || ${singleSpaces(parted)}`;
};

/** A text in which `like` finds itself only. */
export const likeText = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** True if a word of a search begins a word of a name that `foldedName` made. */
export const hasBeginning = (name: SQL, word: string): SQL => sql`${name} like ${`% ${likeText(word)}%`}`;
