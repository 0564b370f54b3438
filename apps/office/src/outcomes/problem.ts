import { isApiError, isUnknownOutcome } from '@detroit-well/api-client';
import { whoMayText } from '../access/who-may.ts';

/** The toast of a failed change. Without an answer it does not claim that nothing happened, as `title` would. */
export const failureToast = (title: string, error: unknown) => ({
  tone: 'bad' as const,
  title: isUnknownOutcome(error) ? 'The outcome is not known.' : title,
  text: problemText(error),
});

/** After no answer, or one that says nothing. */
export const unconfirmed = 'We could not confirm whether this went through.';

/** What to tell a person about a failed change: what the server said, or that the outcome is unknown. */
export function problemText(error: unknown): string {
  if (isUnknownOutcome(error)) {
    return `${unconfirmed} It is safe to try again: nothing happens twice.`;
  }
  return (
    whoMayText(error) ??
    (isApiError(error) ? error.sentence : 'This did not work. Nothing was changed. Try again.')
  );
}
