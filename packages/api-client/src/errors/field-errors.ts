import { isRecord } from '../contract/definition/lenient.ts';
import type { FieldErrors } from './api-error.ts';

/**
 * Keys that wrap field errors: those of the mailing list and of `/me/` (SPEC-B 10.12). The fields inside belong to the
 * form.
 */
const envelopes = new Set(['errors', 'profile']);

/** Lists and records of a problem that are no field errors; `ProblemDetails` has their types. */
const otherMembers = new Set(['who_may', 'yours', 'theirs', 'base', 'preview']);

function collect(raw: Record<string, unknown>, prefix: string, found: FieldErrors): void {
  for (const [key, value] of Object.entries(raw)) {
    if (prefix === '' && otherMembers.has(key)) continue;
    const name = `${prefix}${key}`;
    if (Array.isArray(value)) {
      const sentences = value.filter((one): one is string => typeof one === 'string');
      if (sentences.length > 0) found[name] = [...(found[name] ?? []), ...sentences];
    } else if (isRecord(value)) {
      collect(value, prefix === '' && envelopes.has(key) ? '' : `${name}.`, found);
    }
  }
}

/** Collects the lists of messages at the fields of a problem response, in DRF's shape. */
export function fieldErrorsIn(body: unknown): FieldErrors {
  // Names come from the server, so the object has no prototype that they could match.
  const found: FieldErrors = Object.create(null) as FieldErrors;
  if (isRecord(body)) collect(body, '', found);
  return { ...found };
}
