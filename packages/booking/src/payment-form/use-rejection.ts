import { describe } from '@detroit-well/api-client/errors';
import { applyServerErrors } from '@detroit-well/ui/form/server-errors';
import type { FieldValues, FormOf } from '@detroit-well/ui/form/use-form';
import { useState, type ReactNode } from 'react';
import { cardFieldErrors } from '../card/card-section.tsx';
import type { CardEntry } from '../card/use-card-entry.ts';
import { creditError, type CreditEntry } from '../credit/use-credit-entry.ts';
import { hasCode, type PaymentState } from '../payment-flow/payment-state.ts';
import { isForPayer } from './attempt-problem.ts';

interface RejectionOptions {
  /** The fields that the form shows besides the card; the errors of other fields become the message of the form. */
  readonly fields: readonly string[];
  /** The message of a rejection that concerns no field. */
  readonly title: (error: unknown) => ReactNode;
}

/** Shows the server's rejection of a member's payment at the fields that it names, or as the message of the form. */
export function useRejection<Values extends FieldValues, Output>(
  form: FormOf<Values, unknown, Output>,
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
        return setProblem(isForPayer(error) ? error.message : title(error));
      }
      card.showErrors(ofCard);
      applyServerErrors(form, Object.fromEntries(ofForm));
    },
  };
}
