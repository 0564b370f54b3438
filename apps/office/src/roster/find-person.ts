import type { OfficeRosterEntry } from '@detroit-well/api-client';
import { beginsWord, foldLetters } from '@detroit-well/config/fold';

const digits = (text: string): string => text.replace(/\D/g, '');

/** Whether a person is meant: each word begins a word of the name or is in the email, or the number is in the phone number. */
export function isMeant(search: string, { name, email, phone }: OfficeRosterEntry): boolean {
  const number = digits(search);
  if (number.length >= 3 && !/\p{L}/u.test(search) && digits(phone ?? '').includes(number)) return true;
  const address = foldLetters(email);
  return foldLetters(search)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => beginsWord(name, word) || address.includes(word));
}
