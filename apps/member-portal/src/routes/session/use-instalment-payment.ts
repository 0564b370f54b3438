import { describe } from '@detroit-well/api-client/errors';
import { useCardEntry } from '@detroit-well/booking/card-entry';
import { usePaymentFlow } from '@detroit-well/booking/payment-flow';
import { hasCode, isBusy } from '@detroit-well/booking/payment-flow/state';
import { tabAttemptStorage } from '@detroit-well/booking/payment-flow/storage';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { savedCardsQuery } from '../../api/queries.ts';
import { useRejection } from '../../registration/use-member-registration.ts';
import { dollars } from '../../format/money.ts';
import type { NextPayment } from './next-payment.ts';

/** The result, as the page shows it after the panel has closed. */
export interface Paid {
  readonly tone: 'ok' | 'note';
  readonly title: string;
}

/**
 * The state of one instalment payment. The request names the instalment by number, so the server never charges another one.
 */
export function useInstalmentPayment(
  registrationId: string,
  { amount, number }: NextPayment,
  onDone: (paid: Paid) => void,
) {
  const [saveCard, setSaveCard] = useState(true);
  const saved = useQuery(savedCardsQuery());
  const savedCards = saved.data ?? (saved.isLoading ? null : []);
  const card = useCardEntry(client, { savedCards });
  const rejection = useRejection(card);
  const flow = usePaymentFlow<{ readonly saveCard: boolean }>(
    {
      client,
      provider: card.currentProvider,
      storage: tabAttemptStorage(`attempt:pay:${registrationId}:${number ?? 'all'}`),
      amount,
      storesValues: true,
      send: ({ key, paymentMethodId }, values) =>
        client.registrations.pay(
          {
            params: { id: registrationId },
            body: {
              payment_method_id: paymentMethodId,
              save_payment_method: values.saveCard,
              ...(number === null ? {} : { instalment: number }),
            },
          },
          { idempotencyKey: key },
        ),
    },
    ({ state: next }) => {
      if (next.kind === 'done') {
        const paid = next.result.payment?.amount ?? amount;
        return onDone({ tone: 'ok', title: `${dollars(paid)} is paid.` });
      }
      // The page was out of date: the instalment was paid in another window, or the registration was cancelled.
      if (next.kind === 'rejected' && hasCode(next.error, 'nothing_to_pay')) {
        return onDone({ tone: 'note', title: describe(next.error, 'pay').message });
      }
      rejection.show(next, {
        fields: ['number', 'expires', 'cvc'],
        title: (error) => describe(error, 'pay').message,
      });
    },
  );
  const { state } = flow;

  const submit = (): void => {
    if (isBusy(state)) return;
    if (state.kind === 'unknown') return void flow.checkAgain();
    const found = card.validate();
    if (found) return rejection.showFieldErrors(found);
    rejection.clear();
    void flow.submit({ saveCard }, card.createPaymentMethod);
  };

  return {
    card,
    saveCard,
    setSaveCard,
    state,
    ...rejection,
    submit,
    authenticate: flow.authenticate,
    payWithAnotherCard: flow.payWithAnotherCard,
    clearMessage: flow.edit,
  };
}
