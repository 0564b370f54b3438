import { isRecord, rawRecord, text } from '../contract/definition/lenient.ts';
import { ApiError } from './api-error.ts';
import type { FieldErrors } from './api-error.ts';
import { catalogue } from './catalogue.ts';
import type { Operation } from './catalogue.ts';
import type { CatalogueCase, Offer, MessageSource, Condition } from './row.ts';
import { friendlyMessage } from '../contract/definition/statuses.ts';

/** What to show for a failed call. */
export interface Description {
  /** One sentence for the person. */
  message: string;
  /** Errors to show at each field; general errors are in `message`. */
  fields: FieldErrors;
  offer: Offer | undefined;
  /** Whether to show the message as a success. */
  success: boolean;
  /** `unknown`: the call may have taken effect, so keep the idempotency key for the retry. */
  outcome: 'unknown' | 'known';
  /** For support requests. */
  requestId: string | undefined;
}

/** Codes that add nothing to their status. */
const genericCodes = new Set([
  'validation_failed',
  'not_authenticated',
  'permission_denied',
  'not_found',
  'not_implemented',
  'rate_limited',
  'server_error',
  'unavailable',
]);

const responseMessage = (error: ApiError) => {
  const given = rawRecord(error.details);
  return text(given.message) || text(given.error) || text(given.detail);
};

function isSpecific(error: ApiError): boolean {
  return !genericCodes.has(error.code ?? '') && responseMessage(error) !== '';
}

function named(error: ApiError, code: string): boolean {
  return error.code === code || (isRecord(error.details) && error.details[code] === true);
}

function applies(when: Condition, error: ApiError): boolean {
  if (typeof when === 'number') return error.status === when;
  if (typeof when === 'object') {
    if ('code' in when) return named(error, when.code);
    if ('field' in when) return fieldMentions(error, when.field, when.mentions ?? '');
    return error.sentence.toLowerCase().includes(when.mentions);
  }
  return conditions[when](error);
}

function fieldMentions(error: ApiError, field: string, word: string): boolean {
  return error.fieldErrors[field]?.some((sentence) => sentence.toLowerCase().includes(word)) ?? false;
}

const conditions: Record<Extract<Condition, string>, (error: ApiError) => boolean> = {
  always: () => true,
  unknown: (error) => error.outcome === 'unknown',
  network: (error) => error.kind === 'network' || error.kind === 'timeout',
  timeout: (error) => error.kind === 'timeout',
  unreadable: (error) => error.kind === 'unreadable',
  '5xx': (error) => error.kind === 'server',
  general: (error) => error.fieldErrors.non_field_errors !== undefined,
  fields: (error) => Object.keys(error.fieldErrors).some((name) => name !== 'non_field_errors'),
  'known problem': (error) => error.kind === 'refused' && error.code !== undefined && isSpecific(error),
  said: (error) => responseMessage(error) !== '',
  'said in a 400': (error) => error.status === 400 && isSpecific(error),
};

function sentenceOf(say: MessageSource, when: Condition, error: ApiError): string {
  if (typeof say === 'string') return say;
  if (say.its === 'sentence') return responseMessage(error);
  const field =
    say.its === 'field' && typeof when === 'object' && 'field' in when ? when.field : 'non_field_errors';
  return error.fieldErrors[field]?.[0] ?? error.sentence;
}

/**
 * Returns what to tell a person when `operation` failed, with the texts of SPEC-B 8. Accepts any thrown value; the
 * operation's last line covers whatever is not an `ApiError`.
 *
 * @example
 * ```ts
 * import { createClient } from '@detroit-well/api-client';
 * import { describe } from '@detroit-well/api-client/errors';
 *
 * const { auth } = createClient({ baseUrl: 'http://localhost:4000/api/v2' });
 * await auth.signIn({ body: { email: 'member@demo.test', password: 'forgotten' } }).catch((error: unknown) => {
 *   console.log(describe(error, 'signIn').message);
 * });
 * ```
 */
export function describe(error: unknown, operation: Operation): Description {
  const failure =
    error instanceof ApiError ? error : new ApiError({ kind: 'unreadable', message: '', cause: error });
  const lines: readonly CatalogueCase[] = catalogue[operation].lines;
  const line = lines.find(({ when }) => applies(when, failure));
  const { non_field_errors: _general, ...fields } = failure.fieldErrors;
  return {
    message: line === undefined ? friendlyMessage(failure.status) : sentenceOf(line.say, line.when, failure),
    fields,
    offer: line?.offer,
    success: line?.success ?? false,
    outcome: failure.outcome,
    requestId: failure.requestId,
  };
}
