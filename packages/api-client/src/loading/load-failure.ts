import * as constants from '@detroit-well/config/constants';
import { ApiError } from '../errors/api-error.ts';
import { describe } from '../errors/describe.ts';
import { sentences } from '../errors/sentences.ts';
import type { LoadState } from './load-state.ts';

/** The states in which a list is not loaded and can be retried. */
export type LoadProblem = Extract<LoadState<unknown>, { kind: 'failed' | 'rate-limited' | 'timed-out' }>;

/** The cause: with the seconds waited or still to wait, or with the fallback screen of SPEC-B 8.2. */
export type LoadFailureCause =
  | { readonly kind: 'timed-out'; readonly seconds: number }
  /** `automatic`: the client retries; otherwise the person does, once no seconds are left. */
  | { readonly kind: 'rate-limited'; readonly seconds: number; readonly automatic: boolean }
  /** No connection, or the HTTP status; 0 is the general screen. */
  | { readonly kind: 'failed'; readonly screen: 'network' | number };

/** What to show for a failed load. */
export interface LoadFailureText {
  readonly cause: LoadFailureCause;
  readonly message: string;
  /** Shown after the message: the retries are used up. */
  readonly note: string | undefined;
  /** For support requests. */
  readonly requestId: string | undefined;
}

/** Describes a failed load: the cause, and whether the retries are used up (SPEC-B 8.8). */
export function describeLoadFailure(state: LoadProblem): LoadFailureText {
  if (state.kind === 'timed-out') {
    const seconds = constants.loadingTimeout.sessionsMs / 1000;
    const cause = { kind: state.kind, seconds };
    return { cause, message: sentences.sessionsTimedOut, note: undefined, requestId: undefined };
  }
  const { error } = state;
  const { message, requestId } = describe(error, 'loadSessions');
  if (state.kind === 'rate-limited') {
    const { kind, secondsLeft: seconds, automatic } = state;
    const cause = { kind, seconds, automatic };
    return { cause, message, note: undefined, requestId };
  }
  const note = state.retried ? sentences.sessionsRetriesUsedUp : undefined;
  return { cause: { kind: state.kind, screen: screenOf(error) }, message, note, requestId };
}

function screenOf(error: unknown): 'network' | number {
  if (!(error instanceof ApiError)) return 0;
  if (error.kind === 'network' || error.kind === 'timeout') return 'network';
  // The status of an unreadable success does not describe a failure.
  return error.kind === 'unreadable' ? 0 : (error.status ?? 0);
}
