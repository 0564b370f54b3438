import * as z from 'zod';
import { messages, tooLongText } from '../messages.ts';

/** Caps in characters. Every text has one, checked before any pattern runs over it. */
export const caps = {
  email: 254,
  phone: 32,
  password: 128,
  name: 100,
  line: 200,
  postalCode: 16,
  token: 4_096,
  id: 64,
  note: 1_000,
  message: 2_000,
} as const;

/** A trimmed text that must be there: missing, of another type or blank, it gives the required text. */
export function requiredField(required: string, maxChars: number = caps.line) {
  return z
    .string({ error: required })
    .trim()
    .min(1, { error: required })
    .max(maxChars, { error: tooLongText(maxChars) });
}

/** A trimmed text that may be left out or blank. */
export function optionalField(maxChars: number = caps.line) {
  return z
    .string({ error: messages.textExpected })
    .trim()
    .max(maxChars, { error: tooLongText(maxChars) })
    .optional();
}

/**
 * A check that lets a blank text pass: that it must be there is told by the field itself, once. Used instead of
 * zod's `abort`, which would also hold back the checks over several fields of the form.
 */
export function unlessBlank(check: (text: string) => boolean): (text: string | undefined) => boolean {
  return (text) => !text || check(text);
}
