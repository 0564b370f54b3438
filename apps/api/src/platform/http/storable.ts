import type { NestedFieldErrors } from '@detroit-well/api-client/contract';

/** NUL and lone surrogates, which the database cannot store. Programs send them, keyboards do not. */
const unstorable = /\0|\p{Surrogate}/u;

/** Whether the database can store every text of a record. */
export function isStorable(texts: Readonly<Record<string, unknown>>): boolean {
  return !Object.values(texts).some((text) => typeof text === 'string' && unstorable.test(text));
}

/** Deeper than anything in the contract. A body of nested brackets would otherwise overflow the stack. */
const deepest = 100;

/** Field errors for each text that cannot be stored, nested like the value; undefined when all can be stored. */
export function unstorableFields(value: unknown, depth = 0): NestedFieldErrors | undefined {
  if (typeof value !== 'object' || value === null || value instanceof File) return undefined;
  if (depth > deepest) return { non_field_errors: ['This is nested too deeply.'] };
  const complaints = Object.entries(value).flatMap(
    ([name, inner]): [string, string[] | NestedFieldErrors][] => {
      if (typeof inner === 'string') return unstorable.test(inner) ? [[name, [sentence]]] : [];
      const nested = unstorableFields(inner, depth + 1);
      return nested === undefined ? [] : [[name, nested]];
    },
  );
  return complaints.length > 0 ? Object.fromEntries(complaints) : undefined;
}

const sentence = 'This text has a character that cannot be stored.';
