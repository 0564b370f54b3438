import { describe, sentences, unconfirmed } from '@detroit-well/api-client/errors';
import type { Description, Operation } from '@detroit-well/api-client/errors';
import { RetryCountdown } from '@detroit-well/ui/components/retry-countdown';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { rateLimitEnds } from './rate-limit-ends.ts';

/** The message about a failed action, with details. */
export interface ActionProblem {
  readonly message: string;
  /** Says that the action may have succeeded, or how long a rate limit blocks it. */
  readonly detail: ReactNode;
}

/**
 * Describes a failed action. Adds that the outcome is unknown after a lost response, which the specification's sentences do
 * not say.
 *
 * @param effect completes `unconfirmed`.
 * @param error the error that was thrown.
 */
export function actionProblem(
  { outcome, message }: Pick<Description, 'outcome' | 'message'>,
  effect: string,
  error: unknown,
): ActionProblem {
  const until = rateLimitEnds(error);
  if (until !== null) return { message, detail: createElement(RetryCountdown, { key: until, until }) };
  const isExplained = outcome === 'known' || message === sentences.unknownOutcome;
  return {
    message,
    detail: isExplained ? null : `${unconfirmed(effect)} It is safe to try again.`,
  };
}

/** Describes the error of a mutation; null while it has none. */
export const mutationProblem = (
  error: Error | null,
  operation: Operation,
  what: string,
): ActionProblem | null => error && actionProblem(describe(error, operation), what, error);
