import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** A profile's phone number in E.164 (`+13135550142`), read as a US number where it names no country; null: no such number. */
export function textNumberOf(phone: string | null | undefined): string | null {
  const number = parsePhoneNumberFromString(phone ?? '', 'US');
  return number?.isPossible() === true ? number.number : null;
}
