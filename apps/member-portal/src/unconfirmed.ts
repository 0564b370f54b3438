import { sentences } from '@detroit-well/api-client/errors';
import type { Description } from '@detroit-well/api-client/errors';
import { RetryCountdown } from '@detroit-well/ui/components/retry-countdown';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { rateLimitEnds } from './rate-limit-ends.ts';

/** Why an action failed, and what else there is to know. */
export interface ActionProblem {
  readonly message: string;
  /** Whether it may have happened all the same, or how long a rate limit blocks it. */
  readonly detail: ReactNode;
}

/**
 * A failed action as it is told. The specification's sentences do not say that a lost response leaves the outcome unknown.
 *
 * @param what completes "We could not confirm whether ...".
 * @param error what was thrown.
 */
export function actionProblem(
  { outcome, message }: Pick<Description, 'outcome' | 'message'>,
  what: string,
  error: unknown,
): ActionProblem {
  const until = rateLimitEnds(error);
  if (until !== null) return { message, detail: createElement(RetryCountdown, { key: until, until }) };
  const isSaid = outcome === 'known' || message === sentences.unknownOutcome;
  return {
    message,
    detail: isSaid ? null : `We could not confirm whether ${what}. It is safe to try again.`,
  };
}
