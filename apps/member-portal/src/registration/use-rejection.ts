import { CardError, type CardEntry } from '@detroit-well/booking/card-entry';
import { cardFieldErrors } from '@detroit-well/booking/card-section';
import { creditError, type CreditEntry } from '@detroit-well/booking/credit-entry';
import { hasCode, type PaymentState } from '@detroit-well/booking/payment-flow/state';
import { describe } from '@detroit-well/api-client/errors';
import { applyServerErrors } from '@detroit-well/ui/form/server-errors';
import { useState, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { failureMessage } from '@detroit-well/booking/failure-message';

interface RejectionOptions {
  /** The fields that the form shows besides the card; the errors of other fields become the message of the form. */
  readonly fields: readonly string[];
  /** The message of a rejection that concerns no field. */
  readonly title: (error: unknown) => string;
}

/** Shows the server's rejection of a payment at the fields that it names, or as the message above the form. */
export function useRejection<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  card: CardEntry,
  credit?: CreditEntry,
) {
  const [problem, setProblem] = useState<ReactNode>(null);
  return {
    problem,
    /** Hides the earlier rejection in any other state. */
    show: (state: PaymentState<unknown>, { fields, title }: RejectionOptions): void => {
      setProblem(null);
      card.showOutcome(state);
      credit?.showOutcome(state);
      if (state.kind !== 'rejected') return;
      const { error } = state;
      const errors = Object.entries(describe(error, 'pay').fields);
      const ofCard = cardFieldErrors(Object.fromEntries(errors));
      const isOfCredit =
        credit !== undefined &&
        (hasCode(error, 'credit_changed') || creditError(Object.fromEntries(errors)) !== undefined);
      const ofForm = errors.filter(([name]) => fields.includes(name));
      if (!isOfCredit && ofForm.length === 0 && Object.keys(ofCard).length === 0) {
        return setProblem(error instanceof CardError ? error.message : failureMessage(error, title(error)));
      }
      card.showErrors(ofCard);
      applyServerErrors(form, Object.fromEntries(ofForm));
    },
  };
}
