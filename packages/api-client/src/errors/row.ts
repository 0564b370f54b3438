/**
 * The condition of a catalogue line. Numbers are statuses.
 *
 * - `unknown`: the outcome is unknown. `network`: no response, or none in time. `timeout`: no response in time. `5xx`:
 *   every status from 500.
 * - `general`: the server sent `non_field_errors`. `fields`: it sent field errors.
 * - `{ field }`: that field has an error, which contains `mentions` where given.
 * - `{ code }`: the server sent this code or set this flag. `{ mentions }`: its message contains the word.
 * - `known problem`: a problem with its own code, whose text the contract defines.
 * - `said`: the server sent a message. `said in a 400`: it sent a message that says more than the status.
 * - `always`: in any case.
 */
export type Condition =
  | 'unknown'
  | 'network'
  | 'timeout'
  | 'unreadable'
  | '5xx'
  | 'general'
  | 'fields'
  | 'known problem'
  | 'said'
  | 'said in a 400'
  | 'always'
  | number
  | { readonly code: string }
  | { readonly field: string; readonly mentions?: string }
  | { readonly mentions: string };

/** The sentence to show, or its source: the server's message, or the first error of the matching field. */
export type MessageSource = string | { readonly its: 'sentence' | 'field' | 'general' };

/** The action that a screen may offer with the sentence. */
export type Offer = 'forgotPassword' | 'signIn' | 'waiver' | 'alternatives' | 'newResetLink';

export interface CatalogueCase {
  readonly when: Condition;
  readonly say: MessageSource;
  readonly offer?: Offer;
  /** Shown as a success (SPEC-B 8.5: a 404 of the reset request). */
  readonly success?: boolean;
}

/** The lines of one operation in the order they are tried; the last one always applies. */
export interface Row {
  readonly source: string;
  readonly lines: readonly CatalogueCase[];
}

export const serverMessage = { its: 'sentence' } as const;
export const fieldMessage = { its: 'field' } as const;
export const generalMessage = { its: 'general' } as const;
