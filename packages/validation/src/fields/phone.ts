import { constants } from '@detroit-well/config/constants';
import { messages } from '../messages.ts';
import { caps, optionalField, requiredField, unlessBlank } from './text.ts';

const allowed = /^\+?[\d ()-]+$/;
const leastDigits = 7;

/**
 * An optional plus, digits, spaces, hyphens and parentheses, at least 10 characters (SPEC-A 5).
 * At least 7 of them digits, so that ten hyphens are no number. Time grows with the length only.
 */
export function isPhone(text: string): boolean {
  if (text.length < constants.phoneMinChars || text.length > caps.phone || !allowed.test(text)) return false;
  return text.replace(/\D/g, '').length >= leastDigits;
}

/** A telephone number that must be there. */
export const phoneField = requiredField(messages.phoneRequired, caps.phone).refine(unlessBlank(isPhone), {
  error: messages.phoneInvalid,
});

/** A telephone number that may be left blank. */
export const optionalPhoneField = optionalField(caps.phone).refine(unlessBlank(isPhone), {
  error: messages.phoneInvalid,
});
