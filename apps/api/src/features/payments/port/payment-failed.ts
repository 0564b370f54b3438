import { declineTexts } from '@detroit-well/api-client/contract';
import { problem, type ProblemError } from '../../../platform/calls/problem.ts';
import { chooseCard, declineReason, enterAgain, isWithoutCard, refusedEntry } from './decline-reason.ts';

/** The failure of a charge for which there is other credit than its payer saw. No card was charged. */
export const creditChanged = 'credit_changed';

/** For a charge that has certainly failed. Without a known reason, the message is that of the problem (SPEC-B 8.8). */
export function paymentFailed(failureCode: string | null): ProblemError {
  if (failureCode === creditChanged) return problem('credit_changed');
  if (failureCode === refusedEntry) return problem('payment_failed', { message: enterAgain });
  if (isWithoutCard(failureCode)) return problem('payment_failed', { message: chooseCard });
  const reason = declineReason(failureCode);
  return problem('payment_failed', reason === null ? {} : { reason, message: declineTexts[reason] });
}
