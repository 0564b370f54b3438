import { parsePhoneNumberFromString } from 'libphonenumber-js';

/**
 * Converts a profile's phone number to E.164 (`+13135550142`), or returns null if it is not a possible number. Without a
 * country code it is read as a US number.
 */
export function textNumberOf(phone: string | null | undefined): string | null {
  const number = parsePhoneNumberFromString(phone ?? '', 'US');
  return number?.isPossible() === true ? number.number : null;
}
