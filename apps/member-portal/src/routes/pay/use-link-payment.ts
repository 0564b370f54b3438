import { isApiError } from '@detroit-well/api-client';
import { describe } from '@detroit-well/api-client/errors';
import type { OpenPaymentLink, PaidByLink } from '@detroit-well/api-client/contract';
import { useCardEntry } from '@detroit-well/booking/card-entry';
import { failureMessage } from '@detroit-well/booking/failure-message';
import { usePaymentFlow } from '@detroit-well/booking/payment-flow';
import { tabAttemptStorage } from '@detroit-well/booking/payment-flow/storage';
import { useRejection } from '@detroit-well/booking/rejection';
import { useForm } from '@detroit-well/ui/form/use-form';
import { registrationPanelForm } from '@detroit-well/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { client } from '../../api/client.ts';
import { linkEndOf, type LinkEnd } from './link-end.ts';
import type { Done } from './outcomes.tsx';

const agreed = z.object({
  payment_consent: registrationPanelForm.shape.payment_consent,
  amount: z.string(),
});
const once = z.object({ payment_consent: z.boolean(), amount: z.string() });
type Values = z.input<typeof once>;

interface LinkPayment {
  readonly token: string;
  readonly link: OpenPaymentLink;
  readonly onDone: (done: Done) => void;
  readonly onEnd: (end: LinkEnd) => void;
}

/** The form, the card and the payment of a link. After the bank's question, the same request is sent again. */
export function useLinkPayment({ token, link: { pays, amount, terms }, onDone, onEnd }: LinkPayment) {
  const card = useCardEntry(client);
  const form = useForm<Values>({
    resolver: zodResolver(terms === null ? once : agreed),
    defaultValues: { payment_consent: false, amount },
  });
  const rejection = useRejection(form, card);
  const flow = usePaymentFlow<Values, PaidByLink>(
    {
      client,
      sessionId: null,
      provider: card.currentProvider,
      // The address is a secret: only a part of it names the attempt.
      storage: tabAttemptStorage(`attempt:pay:${token.slice(0, 8)}`),
      amount,
      send: ({ key, paymentMethodId }, values) =>
        client.payments.payLink(
          {
            params: { token },
            body: {
              payment_method_id: paymentMethodId,
              amount: values.amount,
              ...(values.payment_consent && { payment_consent: true as const }),
            },
          },
          { idempotencyKey: key },
        ),
      readBack: () => readPaid(token, pays, amount),
    },
    ({ state, amount: now }) => {
      const end = state.kind === 'rejected' ? linkEndOf(state.error) : undefined;
      // It was read before, so it is known.
      if (end !== undefined && end.code !== 'not_found') return onEnd(end);
      rejection.show(state, {
        fields: ['payment_consent'],
        title: (error) => failureMessage(error, describe(error, 'pay').message),
      });
      if (state.kind === 'price_changed') {
        form.setValue('amount', now);
        // Who agreed to another amount has not agreed to this one.
        form.setValue('payment_consent', false);
      }
      if (state.kind === 'done') {
        const { payment, message } = state.result;
        onDone({ amount: pays === 'card' ? null : (payment?.amount ?? now), message });
      }
    },
  );
  return { form, card, flow, problem: rejection.problem };
}

/** What a link says of a payment whose success could not be read; null while it still asks for it. */
async function readPaid(
  token: string,
  pays: OpenPaymentLink['pays'],
  amount: string,
): Promise<PaidByLink | null> {
  try {
    await client.payments.readLink({ params: { token } }, { background: true });
    return null;
  } catch (error) {
    if (!isApiError(error) || !error.is('link_used')) throw error;
    const payment = { status: 'succeeded', client_secret: null, amount } as const;
    return { payment: pays === 'card' ? null : payment, message: error.sentence };
  }
}
