import * as z from 'zod/mini';
import { messages } from '../messages.ts';
import { asciiDomain, cleanAccountEmail, cleanEmail } from '../text/plain-characters.ts';
import { caps, optionalField, requiredField, unlessBlank } from './text.ts';

const localPart = /^[^\s@<>()[\]\\,;:"]{1,64}$/;
const label = /^[a-z0-9-]{1,63}$/i;
const topLabel = /^(?:xn--[a-z0-9-]{2,59}|[a-z]{2,63})$/i;

/**
 * True if a text looks like a deliverable email address. Splits at the `@` and the dots first, so that each pattern runs over one
 * short part in linear time.
 */
export function isEmail(text: string): boolean {
  if (text.length > caps.email) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  if (!localPart.test(local) || local.startsWith('.') || local.endsWith('.') || local.includes('..'))
    return false;
  const labels = asciiDomain(text.slice(at + 1)).split('.');
  const last = labels.at(-1) ?? '';
  return labels.length > 1 && labels.every(isLabel) && topLabel.test(last);
}

function isLabel(text: string): boolean {
  return label.test(text) && !text.startsWith('-') && !text.endsWith('-');
}

/** An email address as typed, with its domain in the ASCII form. */
export function emailField(required: string, invalid: string = messages.emailInvalid) {
  return requiredField(required, caps.email, cleanEmail).check(
    z.refine(unlessBlank(isEmail), { error: invalid }),
  );
}

/** The email address of an account or subscription: also in lower case, so that each person has one spelling. */
export function accountEmailField(required: string, invalid: string = messages.emailInvalid) {
  return requiredField(required, caps.email, cleanAccountEmail).check(
    z.refine(unlessBlank(isEmail), { error: invalid }),
  );
}

/** The same where a person may have none. */
export const optionalAccountEmailField = optionalField(caps.email, cleanAccountEmail).check(
  z.refine(unlessBlank(isEmail), { error: messages.emailInvalid }),
);
