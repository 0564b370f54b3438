import { messages } from '../messages.ts';
import { caps, requiredField, unlessBlank } from './text.ts';

const localPart = /^[^\s@<>()[\]\\,;:"]{1,64}$/;
const label = /^[\p{L}\p{N}-]{1,63}$/u;
const topLabel = /^(?:xn--[a-z0-9-]{2,59}|\p{L}{2,63})$/iu;

/**
 * Whether a text looks like a deliverable email address. Splits at the `@` and the dots first, so that each pattern runs
 * over one short part in linear time.
 */
export function isEmail(text: string): boolean {
  if (text.length > caps.email) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  if (!localPart.test(local) || local.startsWith('.') || local.endsWith('.') || local.includes('..'))
    return false;
  const labels = text.slice(at + 1).split('.');
  const last = labels.at(-1) ?? '';
  return labels.length > 1 && labels.every(isLabel) && topLabel.test(last);
}

function isLabel(text: string): boolean {
  return label.test(text) && !text.startsWith('-') && !text.endsWith('-');
}

/** An email address as typed, trimmed. */
export function emailField(required: string, invalid: string = messages.emailInvalid) {
  return requiredField(required, caps.email).refine(unlessBlank(isEmail), { error: invalid });
}

/** The email address of an account or subscription: trimmed and lowercased, so that each person has one spelling. */
export function accountEmailField(required: string, invalid: string = messages.emailInvalid) {
  return requiredField(required, caps.email).toLowerCase().refine(unlessBlank(isEmail), { error: invalid });
}
