import * as z from 'zod/mini';
import * as constants from '@detroit-well/config/constants';
import { messages } from '../messages.ts';
import { cleanPhone } from '../text/phone.ts';
import { caps, optionalField, requiredField, unlessBlank } from './text.ts';

const allowed = /^\+?[\d ()-]+$/;
const leastDigits = 7;

/**
 * An optional plus, digits, spaces, hyphens and parentheses, at least 10 characters (SPEC-A 5). Requires at least 7
 * digits, so that ten hyphens are not valid. Runs in linear time.
 */
export function isPhone(text: string): boolean {
  if (text.length < constants.phoneMinChars || text.length > caps.phone || !allowed.test(text)) return false;
  return text.replace(/\D/g, '').length >= leastDigits;
}

/** A required phone number. */
export const phoneField = requiredField(messages.phoneRequired, caps.phone, cleanPhone).check(
  z.refine(unlessBlank(isPhone), { error: messages.phoneInvalid }),
);

/** An optional phone number. */
export const optionalPhoneField = optionalField(caps.phone, cleanPhone).check(
  z.refine(unlessBlank(isPhone), { error: messages.phoneInvalid }),
);
