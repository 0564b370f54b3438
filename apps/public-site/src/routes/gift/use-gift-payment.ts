import { isApiError } from '@detroit-well/api-client';
import type { GiftCardResult } from '@detroit-well/api-client/contract';
import { CardError, type CardEntry } from '@detroit-well/booking/card-entry';
import { cardFieldErrors } from '@detroit-well/booking/card-section';
import { declineDetails, isDecline } from '@detroit-well/booking/declined-card';
import { bookingMessages } from '@detroit-well/booking/messages';
import { usePaymentFlow } from '@detroit-well/booking/payment-flow';
import type { PaymentState } from '@detroit-well/booking/payment-flow/state';
import { tabAttemptStorage } from '@detroit-well/booking/payment-flow/storage';
import { applyServerErrors } from '@detroit-well/ui/form/server-errors';
import type { UseFormReturn } from 'react-hook-form';
import { useState } from 'react';
import type { GuestClient } from '../../guest-client/guest-client.ts';
import { describeGuestFailure } from '../../messages/registration-failure.ts';
import { requestOf, type GiftValues } from './gift-form.ts';
import type { GiftInput } from './gift-values.ts';

interface Problem {
  readonly message: string;
  readonly details?: string;
}

interface GiftPayment {
  readonly client: GuestClient;
  readonly form: UseFormReturn<GiftInput, unknown, GiftValues>;
  readonly card: CardEntry;
  /** The server has seen the token of the human check, which is valid once. */
  readonly onSpent: () => void;
}

/** The payment of a gift card, with the message that a failure shows. After the bank's question, the same request is sent again. */
export function useGiftPayment({ client, form, card, onSpent }: GiftPayment) {
  const [problem, setProblem] = useState<Problem | null>(null);

  function problemOf(next: PaymentState<GiftCardResult>): Problem | null {
    if (next.kind === 'not_sent')
      return {
        message: next.offline ? bookingMessages.offline : bookingMessages.notSent,
        details: bookingMessages.stillHere,
      };
    if (next.kind !== 'rejected' && next.kind !== 'declined') return null;
    const { error } = next;
    const message = error instanceof CardError ? error.message : describeGuestFailure(error);
    if (next.kind === 'declined' || isDecline(error))
      return { message, details: declineDetails(message, false) };
    const fields = isApiError(error) ? error.fieldErrors : {};
    const ofCard = cardFieldErrors(fields);
    card.showErrors(ofCard);
    const { payment_method_id: _, amount, ...rest } = fields;
    const unplaced = applyServerErrors(form, { ...rest, ...(amount ? { other: amount } : {}) });
    if (unplaced.length > 0) return { message: unplaced.join(' ') };
    return Object.keys(fields).length > 0 ? null : { message, details: bookingMessages.nothingCharged };
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
