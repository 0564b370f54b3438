/**
 * When a line of the catalogue speaks. Numbers are statuses.
 *
 * - `unknown`: the outcome is unknown. `network`: no answer, or none in time. `timeout`: none in time. `5xx`: every status from 500.
 * - `general`: the server sent `non_field_errors`. `fields`: it sent field errors.
 * - `{ field }`: that field has an error, with `mentions` in it where given.
 * - `{ code }`: the server named this code or set this flag. `{ mentions }`: its sentence contains the word.
 * - `known refusal`: a refusal with a code of its own, whose sentence the contract keeps.
 * - `said`: the server said something. `said in a 400`: so it did, and not only what the status says already.
 * - `unread`: the call was answered with a success that nobody can read. `always`: in any case.
 */
export type When =
  | 'unknown'
  | 'network'
  | 'timeout'
  | 'unreadable'
  | '5xx'
  | 'general'
  | 'fields'
  | 'known refusal'
  | 'said'
  | 'said in a 400'
  | 'unread'
  | 'always'
  | number
  | { readonly code: string }
  | { readonly field: string; readonly mentions?: string }
  | { readonly mentions: string };

/** A sentence, or where the sentence is found: the server's own, or the first error of the field that spoke. */
export type Say = string | { readonly its: 'sentence' | 'field' | 'general' };

/** What a screen may offer beside the sentence. */
export type Offer = 'forgotPassword' | 'signIn' | 'waiver' | 'alternatives' | 'newResetLink';

export interface Line {
  readonly when: When;
  readonly say: Say;
  readonly offer?: Offer;
  /** Told as a success (SPEC-B 8.5: a 404 of the reset request). */
  readonly success?: boolean;
}

/** One operation: its lines in the order they are tried; the last one always speaks. */
export interface Row {
  readonly source: string;
  readonly lines: readonly Line[];
}

export const itsSentence = { its: 'sentence' } as const;
export const itsField = { its: 'field' } as const;
export const itsGeneral = { its: 'general' } as const;
