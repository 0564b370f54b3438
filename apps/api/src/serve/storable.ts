import type { FieldErrors } from '../problem.ts';

/** NUL, and halves of a character: no text that a database can keep. They come from programs, never from a keyboard. */
const unstorable = /\0|\p{Surrogate}/u;

/** Whether every text in a record of texts can be kept. */
export function isStorable(texts: Readonly<Record<string, unknown>>): boolean {
  return !Object.values(texts).some((text) => typeof text === 'string' && unstorable.test(text));
}

/** Deeper than anything the contract knows; a body of brackets alone would go on until the stack ends. */
const deepest = 100;

/** Complaints at every text within that cannot be kept, nested as the value is; undefined when all can. */
export function unstorableFields(value: unknown, depth = 0): FieldErrors | undefined {
  if (typeof value !== 'object' || value === null || value instanceof File) return undefined;
  if (depth > deepest) return { non_field_errors: ['This is nested too deeply.'] };
  const complaints = Object.entries(value).flatMap(([name, inner]): [string, string[] | FieldErrors][] => {
    if (typeof inner === 'string') return unstorable.test(inner) ? [[name, [sentence]]] : [];
    const nested = unstorableFields(inner, depth + 1);
    return nested === undefined ? [] : [[name, nested]];
  });
  return complaints.length > 0 ? Object.fromEntries(complaints) : undefined;
}

const sentence = 'This text has a character that cannot be stored.';
