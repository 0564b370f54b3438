import { isRecord } from '../contract/reads/loose.ts';
import type { FieldErrors } from './api-error.ts';

/** Envelopes of field errors: the mailing list's and `/me/`'s (SPEC-B 10.12). The fields inside are the form's own. */
const envelopes = new Set(['errors', 'profile']);

function collect(raw: Record<string, unknown>, prefix: string, found: FieldErrors): void {
  for (const [key, value] of Object.entries(raw)) {
    const name = `${prefix}${key}`;
    if (Array.isArray(value)) {
      const sentences = value.filter((one): one is string => typeof one === 'string');
      if (sentences.length > 0) found[name] = [...(found[name] ?? []), ...sentences];
    } else if (isRecord(value)) {
      collect(value, prefix === '' && envelopes.has(key) ? '' : `${name}.`, found);
    }
  }
}

/** Lists of sentences anywhere in a refusal, in DRF's shape. */
export function fieldErrorsIn(body: unknown): FieldErrors {
  // Names come from the server: no prototype, so that none of them means something already.
  const found: FieldErrors = Object.create(null) as FieldErrors;
  if (isRecord(body)) collect(body, '', found);
  return { ...found };
}
