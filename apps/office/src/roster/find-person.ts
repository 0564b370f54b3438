import type { OfficeRosterEntry } from '@detroit-well/api-client';

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const digits = (text: string): string => text.replace(/\D/g, '');

/** Whether a person is meant: each word begins a part of the name or is in the email, or the number is in the phone number. */
export function isMeant(search: string, { name, email, phone }: OfficeRosterEntry): boolean {
  const number = digits(search);
  if (number.length >= 3 && !/\p{L}/u.test(search) && digits(phone ?? '').includes(number)) return true;
  const parts = fold(name).split(/[\s.'’-]+/);
  return fold(search)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => parts.some((part) => part.startsWith(word)) || fold(email).includes(word));
}
