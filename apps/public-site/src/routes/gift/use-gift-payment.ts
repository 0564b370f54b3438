import { isApiError } from '@detroit-well/api-client';
import type { GiftCardResult } from '@detroit-well/api-client/contract';
import { attemptProblem, placeErrors, type AttemptProblem } from '@detroit-well/booking/attempt-problem';
import type { CardEntry } from '@detroit-well/booking/card-entry';
import { isDecline } from '@detroit-well/booking/declined-card';
import { bookingMessages } from '@detroit-well/booking/messages';
import { usePaymentFlow } from '@detroit-well/booking/payment-flow';
import type { PaymentState } from '@detroit-well/booking/payment-flow/state';
import { tabAttemptStorage } from '@detroit-well/booking/payment-flow/storage';
import type { UseFormReturn } from 'react-hook-form';
import { useState } from 'react';
import type { GuestClient } from '../../guest-client/guest-client.ts';
import { describeGuestFailure } from '../../messages/registration-failure.ts';
import { requestOf, type GiftValues } from './gift-form.ts';
import type { GiftInput } from './gift-values.ts';

interface GiftPayment {
  readonly client: GuestClient;
  readonly form: UseFormReturn<GiftInput, unknown, GiftValues>;
  readonly card: CardEntry;
  /** The server has seen the token of the human check, which is valid once. */
  readonly onSpent: () => void;
}

/** The payment of a gift card, with the message that a failure shows. After the bank's question, the same request is sent again. */
export function useGiftPayment({ client, form, card, onSpent }: GiftPayment) {
  const [problem, setProblem] = useState<AttemptProblem | null>(null);

  function problemOf(next: PaymentState<GiftCardResult>): AttemptProblem | null {
    const failed = attemptProblem(next, describeGuestFailure);
    if (failed === null || next.kind !== 'rejected' || isDecline(next.error)) return failed;
    const { amount, ...fields } = isApiError(next.error) ? next.error.fieldErrors : {};
    const errors = { ...fields, ...(amount ? { other: amount } : {}) };
    const unplaced = placeErrors(form, card, errors);
    if (unplaced.length > 0) return { message: unplaced.join(' ') };
    return Object.keys(errors).length > 0 ? null : { ...failed, details: bookingMessages.nothingCharged };
  }

  const flow = usePaymentFlow<GiftValues, GiftCardResult>(
    {
      client,
      sessionId: null,
      provider: card.currentProvider,
      storage: tabAttemptStorage('gift-card'),
      amount: '0.00',
      send: ({ key, paymentMethodId }, values) =>
        client.giftCards.buy(
          { body: { ...requestOf(values), payment_method_id: paymentMethodId } },
          { idempotencyKey: key },
        ),
    },
    ({ state: next }) => {
      card.showOutcome(next);
      setProblem(problemOf(next));
      const isSeen = next.kind === 'declined' || (next.kind === 'rejected' && next.step !== 'card');
      if (isSeen || next.kind === 'done') onSpent();
    },
  );
  return { flow, problem };
}
