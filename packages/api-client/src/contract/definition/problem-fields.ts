import type * as z from 'zod';
import type { Envelope } from './endpoint.ts';
import { problems, type ProblemCode } from './problems.ts';

/** Field errors in the format of Django REST Framework: lists of messages, nested like the body. */
export interface NestedFieldErrors {
  [field: string]: string[] | NestedFieldErrors;
}

/** Additional members of a problem, such as field errors, flags or the correct price. */
export interface ProblemExtras {
  /** Replaces the default message of the code. */
  readonly message?: string;
  [name: string]: unknown;
}

/** The extra members of problems that have some, as documents and the mock studio show them. */
export const problemExtras: Partial<Record<ProblemCode, ProblemExtras>> = {
  invalid_credentials: { non_field_errors: [problems.invalid_credentials.text] },
  session_full: { session_full: true },
  already_registered: { already_registered: true },
  registration_closed: { registration_closed: true },
  already_waiting: { already_waiting: true },
  price_changed: { price: '85.00' },
  refund_above_rest: { rest: '45.00' },
  merge_refused: { refusal: 'two_memberships' },
  email_taken: { person_id: 'usr_1', person_name: 'Danielle Whitaker' },
  slug_taken: {
    slug: [problems.slug_taken.text],
    post_id: 'wheels-for-beginners',
    post_title: 'Wheels for beginners',
  },
  permission_denied: { permission: 'schedule.write', who_may: ['owner', 'manager', 'front_desk'] },
};

/**
 * Converts schema issues to field errors: lists of messages, nested like the body. Issues without a field go to
 * `non_field_errors` (SPEC-B 10.12).
 */
export function nestFieldErrors(issues: readonly z.core.$ZodIssue[]): NestedFieldErrors {
  const fields: NestedFieldErrors = {};
  for (const { path, message } of issues) add(fields, path.map(String), message);
  return fields;
}

function add(fields: NestedFieldErrors, path: readonly string[], message: string): void {
  const [first = 'non_field_errors', ...rest] = path;
  const there = Object.hasOwn(fields, first) ? fields[first] : undefined;
  if (rest.length === 0) {
    if (Array.isArray(there)) there.push(message);
    else if (there === undefined) fields[first] = [message];
    // When parts of an object have their own errors, an error about the whole object adds nothing.
    return;
  }
  const nested: NestedFieldErrors = there === undefined || Array.isArray(there) ? {} : there;
  fields[first] = nested;
  add(nested, rest, message);
}

/** Moves all field errors into the field of the envelope. Errors of a record with that name merge with the others. */
function enclosed(
  { field, constantFields }: Envelope,
  { [field]: record, ...others }: ProblemExtras,
): ProblemExtras {
  const fields = within(record, others) ?? (constantFields && {});
  return { ...constantFields, ...(fields === undefined ? {} : { [field]: fields }) };
}

/** Merges the errors of a record with the errors beside it. */
function within(record: unknown, others: ProblemExtras): unknown {
  if (Object.keys(others).length === 0) return record;
  // A record comes from `nestFieldErrors`, so it has no other type.
  if (!Array.isArray(record)) return { ...others, ...(record as NestedFieldErrors | undefined) };
  return { ...others, non_field_errors: record as unknown };
}

/** The additional members of a problem in the envelope of its call. */
export function inEnvelope(
  envelope: Envelope | undefined,
  status: number,
  given: Readonly<Record<string, unknown>>,
): ProblemExtras {
  const { message: messageErrors, ...others } = given;
  // Field errors of a field named `message` would replace the problem's message.
  const message = typeof messageErrors === 'string' ? messageErrors : undefined;
  const extras = Array.isArray(messageErrors)
    ? { ...others, errors: { message: messageErrors as unknown } }
    : others;
  // Only when it is certain that the call had no effect.
  const enveloped =
    envelope && status < 500 && status !== 409 && status !== 403 ? enclosed(envelope, extras) : extras;
  return message === undefined ? enveloped : { ...enveloped, message };
}
