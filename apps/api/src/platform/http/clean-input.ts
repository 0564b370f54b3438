import { cleanText } from '@detroit-well/validation/clean-text';
import { fieldProblem } from '../calls/problem.ts';
import { isSecretName } from '../idempotency/body-fingerprint.ts';

/** Deeper than anything in the contract. A body of nested brackets would otherwise overflow the stack. */
const deepest = 100;

/**
 * Cleans every text of a request, whatever its schema asks for, so that nothing else can be stored. Passwords stay as typed,
 * because they are only hashed. Throws field errors for a value that is nested too deeply.
 */
export function cleanInput(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null || value instanceof File) return value;
  if (depth > deepest) throw fieldProblem({ non_field_errors: ['This is nested too deeply.'] });
  if (Array.isArray(value)) return value.map((inner) => cleanInput(inner, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => [
      cleanText(name),
      typeof inner === 'string' && isSecretName(name) ? inner : cleanInput(inner, depth + 1),
    ]),
  );
}

/** True if cleaning changes none of the texts. */
export function isClean(texts: Readonly<Record<string, string>>): boolean {
  return Object.values(texts).every((text) => cleanText(text) === text);
}
