import { fold, foldLetters } from '@detroit-well/config/fold';
import { sql, type SQL } from 'drizzle-orm';
import { mailAddress } from '../../platform/database/mail-address.ts';
import { hasBeginning, likeText } from '../../platform/database/schema/folded.ts';

/** A word that can be a part of a phone number. */
const phoneLike = /^[\d()+./-]*\d[\d()+./-]*$/;

/**
 * True if a person matches a search: every word of it begins a word of the name, or is in the email address or contact email, or its digits are in
 * the phone number. `u` are users and `f` their profiles, with columns made for this (ADR-122).
 */
export function matchesPerson(search: string | undefined): SQL | undefined {
  const words = foldLetters(search ?? '')
    .split(/\s+/)
    .filter((word) => fold(word) !== '');
  if (words.length === 0) return undefined;
  const each = sql.join(words.map(matchesWord), sql` and `);
  // A phone number with spaces is one number.
  if (words.length > 1 && words.every((word) => phoneLike.test(word)))
    return sql`((${each}) or ${hasDigits(words.join(''))})`;
  return sql`(${each})`;
}

function matchesWord(word: string): SQL {
  const parts = [
    hasBeginning(sql`f.search_name`, fold(word)),
    sql`${mailAddress('u')} like ${`%${likeText(word)}%`}`,
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
