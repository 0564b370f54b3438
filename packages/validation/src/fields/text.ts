import * as z from 'zod/mini';
import { messages, tooLongText } from '../messages.ts';
import { cleanLine } from '../text/clean-text.ts';

/** Length limits in characters. Every text has one, checked before any pattern runs. */
export const caps = {
  email: 254,
  phone: 32,
  password: 128,
  name: 100,
  line: 200,
  postalCode: 16,
  token: 4_096,
  id: 64,
  code: 40,
  note: 1_000,
  message: 2_000,
} as const;

type Clean = (text: string) => string;

/**
 * A required text, as `clean` leaves it: by default one clean line. A missing, invisible or non-string value gets the
 * required message.
 */
export function requiredField(required: string, maxChars: number = caps.line, clean: Clean = cleanLine) {
  return z
    .string({ error: required })
    .check(
      z.overwrite(clean),
      z.minLength(1, { error: required }),
      z.maxLength(maxChars, { error: tooLongText(maxChars) }),
    );
}

/** An optional text, as `clean` leaves it. */
export function optionalField(maxChars: number = caps.line, clean: Clean = cleanLine) {
  return z.optional(cleanedField(maxChars, clean));
}

/** The text of an optional field that is given. */
export function cleanedField(maxChars: number = caps.line, clean: Clean = cleanLine) {
  return z
    .string({ error: messages.textExpected })
    .check(z.overwrite(clean), z.maxLength(maxChars, { error: tooLongText(maxChars) }));
}

/**
 * A check that accepts blank text, because the field reports a missing value itself. Replaces zod's `abort`, which would
 * also skip checks across several fields.
 */
export function unlessBlank(check: (text: string) => boolean): (text: string | undefined) => boolean {
  return (text) => !text || check(text);
}
