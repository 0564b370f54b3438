import type { FieldErrors } from '@detroit-well/api-client';
import { applyServerErrors } from '@detroit-well/ui/form/server-errors';
import type { FieldValues, FormOf } from '@detroit-well/ui/form/use-form';
import { cardFieldErrors } from '../card/card-section.tsx';
import { declineDetails, isDecline } from '../card/declined-card.ts';
import { CardError, type CardEntry } from '../card/use-card-entry.ts';
import { MembershipChanged } from '../joining/use-joining.ts';
import { bookingMessages } from '../messages.ts';
import type { PaymentState } from '../payment-flow/payment-state.ts';

/** The message of a failed attempt, and what it says of the charge and the spot. */
export interface AttemptProblem {
  readonly message: string;
  readonly details?: string;
}

/** True if the message of the error is a text for the payer. */
export const isForPayer = (error: unknown): error is CardError | MembershipChanged =>
  error instanceof CardError || error instanceof MembershipChanged;

/**
 * What a form says of an attempt that was not sent, rejected or declined; null in any other state.
 *
 * @param messageOf the message of an error of the server.
 */
export function attemptProblem(
  state: PaymentState<unknown>,
  messageOf: (error: unknown) => string,
): AttemptProblem | null {
  if (state.kind === 'not_sent') {
    const message = state.offline ? bookingMessages.offline : bookingMessages.notSent;
    return { message, details: bookingMessages.stillHere };
  }
  if (state.kind !== 'rejected' && state.kind !== 'declined') return null;
  const { error } = state;
  const message = isForPayer(error) ? error.message : messageOf(error);
  if (!isDecline(error)) return { message };
  return {
    message,
    details: declineDetails(message, state.kind === 'rejected' && state.isSpotFree === true),
  };
}

/** Shows the server's field errors at the card and the form. Returns the messages of fields that neither has. */
export function placeErrors<Values extends FieldValues, Output>(
  form: FormOf<Values, unknown, Output>,
  card: CardEntry,
  errors: FieldErrors,
): string[] {
  card.showErrors(cardFieldErrors(errors));
  const { payment_method_id: _, ...ofForm } = errors;
  return applyServerErrors(form, ofForm);
}
