import type * as z from 'zod';
import type { FieldErrors, ProblemError, ProblemExtras } from '../problem.ts';

/**
 * A schema's complaints as the wire carries them: lists of sentences, nested as the body is; what belongs to no field
 * stands under `non_field_errors` (SPEC-B 10.12).
 */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const fields: FieldErrors = {};
  for (const { path, message } of issues) add(fields, path.map(String), message);
  return fields;
}

function add(fields: FieldErrors, path: readonly string[], message: string): void {
  const [first = 'non_field_errors', ...rest] = path;
  const there = Object.hasOwn(fields, first) ? fields[first] : undefined;
  if (rest.length === 0) {
    if (Array.isArray(there)) there.push(message);
    else if (there === undefined) fields[first] = [message];
    // A complaint about the whole object beside complaints about its parts: the parts say more.
    return;
  }
  const nested: FieldErrors = there === undefined || Array.isArray(there) ? {} : there;
  fields[first] = nested;
  add(nested, rest, message);
}

/** Calls whose refusals put the lists elsewhere than at the top level. */
const envelopes: Readonly<Record<string, (fields: ProblemExtras) => ProblemExtras>> = {
  // SPEC-B 7.8: created, message, errors.
  'POST /mailing-list-signup/': (errors) => ({ created: false, errors }),
  // SPEC-B 10.12: under profile, the picture's too.
  'PATCH /me/': ({ profile, ...others }) => {
    const fields = within(profile, others);
    return fields === undefined ? {} : { profile: fields };
  },
};

/** What was said of a record and what was said beside it, as one. */
function within(record: unknown, others: ProblemExtras): unknown {
  if (Object.keys(others).length === 0) return record;
  if (!Array.isArray(record)) return { ...others, ...(record as FieldErrors | undefined) }; // made above, so no other kind
  return { ...others, non_field_errors: record as unknown };
}

/** The extras of a refusal in the envelope of its call. */
export function inEnvelope(operation: string, { status, extras: given }: ProblemError): ProblemExtras {
  const { message: said, ...others } = given;
  const envelope = Object.hasOwn(envelopes, operation) ? envelopes[operation] : undefined;
  // A field that is itself called message would stand where the sentence stands.
  const message = typeof said === 'string' ? said : undefined;
  const extras = Array.isArray(said) ? { ...others, errors: { message: said as unknown } } : others;
  // Only where it is sure that nothing was done.
  const placed = envelope && status < 500 && status !== 409 ? envelope(extras) : extras;
  return message === undefined ? placed : { ...placed, message };
}
