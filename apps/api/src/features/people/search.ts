import { sql, type SQL } from 'drizzle-orm';
import { fold } from '../../platform/html/fold.ts';

/** A word that can be a part of a phone number. */
const phoneLike = /^[\d()+./-]*\d[\d()+./-]*$/;

/**
 * Whether a person matches a search: every word of it begins a word of the name, or is in the email address, or its digits are in
 * the phone number. `u` are users and `f` their profiles, with columns made for this (ADR-122).
 */
export function matchesPerson(search: string | undefined): SQL | undefined {
  const words = fold(search ?? '')
    .replaceAll(/[’‘ʼ]/g, "'")
    .split(/\s+/)
    .filter(Boolean);
  if (words.length === 0) return undefined;
  const each = sql.join(words.map(matchesWord), sql` and `);
  // A phone number with spaces is one number.
  if (words.length > 1 && words.every((word) => phoneLike.test(word)))
    return sql`((${each}) or ${hasDigits(words.join(''))})`;
  return sql`(${each})`;
}

function matchesWord(word: string): SQL {
  const inName = word
    .split('-')
    .filter(Boolean)
    .map((part) => sql`f.search_name like ${`% ${literal(part)}%`}`);
  const inEmail = sql`u.email like ${`%${literal(word)}%`}`;
  const parts = [
    ...(inName.length > 0 ? [sql`(${sql.join(inName, sql` and `)})`] : []),
    inEmail,
    ...(phoneLike.test(word) ? [hasDigits(word)] : []),
  ];
  return sql`(${sql.join(parts, sql` or `)})`;
}

/** Without the country code of the United States, which most numbers are stored without. */
function hasDigits(text: string): SQL {
  const digits = text.replaceAll(/\D/g, '');
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return sql`f.phone_digits like ${`%${national}%`}`;
}

const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
