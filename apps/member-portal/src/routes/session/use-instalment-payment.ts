import { describe } from '@detroit-well/api-client/errors';
import { useCardEntry } from '@detroit-well/booking/card-entry';
import { usePaymentFlow } from '@detroit-well/booking/payment-flow';
import { hasCode } from '@detroit-well/booking/payment-flow/state';
import { tabAttemptStorage } from '@detroit-well/booking/payment-flow/storage';
import { useForm } from '@detroit-well/ui/form/use-form';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { savedCardsQuery } from '../../api/queries.ts';
import { useRejection } from '../../registration/use-rejection.ts';
import { dollars } from '../../format/money.ts';
import type { NextPayment } from './next-payment.ts';

/** The result, as the page shows it after the panel has closed. */
export interface Paid {
  readonly tone: 'ok' | 'note';
  readonly title: string;
}

interface Values {
  save_payment_method: boolean;
}

/**
 * The form and the payment of one instalment. The request names the instalment by number, so the server never charges another
 * one.
 */
export function useInstalmentPayment(
  registrationId: string,
  { amount, number }: NextPayment,
  onDone: (paid: Paid) => void,
) {
  const saved = useQuery(savedCardsQuery());
  const card = useCardEntry(client, { savedCards: saved.data ?? (saved.isLoading ? null : []) });
  const form = useForm<Values>({ defaultValues: { save_payment_method: true } });
  const rejection = useRejection(form, card);
  const flow = usePaymentFlow<Values>(
    {
      client,
      sessionId: null,
      provider: card.currentProvider,
      storage: tabAttemptStorage(`attempt:pay:${registrationId}:${number ?? 'all'}`),
      amount,
      storesValues: true,
      send: ({ key, paymentMethodId }, values) =>
        client.registrations.pay(
          {
            params: { id: registrationId },
            body: {
              ...values,
              payment_method_id: paymentMethodId,
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
      rejection.show(next, { fields: [], title: (error) => describe(error, 'pay').message });
    },
  );
  return { form, card, flow, problem: rejection.problem };
}
