import { isApiError, isUnknownOutcome } from '@detroit-well/api-client';
import { problemText, unconfirmed } from '../outcomes/problem.ts';

/** Why no link was sent. Sending again is harmless, but not without an effect: it ends the link before. */
export function refusalText(error: unknown): string {
  if (isUnknownOutcome(error)) return `${unconfirmed} Send it again: only the newest link works.`;
  const [sentence] = (isApiError(error) && error.fieldErrors.send) || [];
  return sentence ?? problemText(error);
}
