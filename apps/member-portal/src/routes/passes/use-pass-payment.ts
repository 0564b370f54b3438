import type { PassResult } from '@detroit-well/api-client/contract';
import { describe } from '@detroit-well/api-client/errors';
import { useCardEntry } from '@detroit-well/booking/card-entry';
import { usePaymentFlow } from '@detroit-well/booking/payment-flow';
import type { PaymentState } from '@detroit-well/booking/payment-flow/state';
import { tabAttemptStorage } from '@detroit-well/booking/payment-flow/storage';
import { savePaymentMethodDefault } from '@detroit-well/config/constants';
import { useForm } from '@detroit-well/ui/form/use-form';
import { registrationPanelForm } from '@detroit-well/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { client } from '../../api/client.ts';
import { savedCardsQuery } from '../../api/queries.ts';
import { useRejection } from '../../registration/use-rejection.ts';
import { asked, noName, saveName, unasked } from '../../registration/your-name.tsx';
import type { Pack } from './pack.ts';

const buyForm = z.object({
  payment_consent: registrationPanelForm.shape.payment_consent,
  plan_id: z.string(),
  version_id: z.string(),
  save_payment_method: z.boolean(),
  ...unasked,
});
const namedForm = z.extend(buyForm, asked);
type Values = z.input<typeof buyForm>;
type Sent = z.output<typeof buyForm>;

interface PassPayment {
  readonly pack: Pack | undefined;
  /** The form asks for the name, which the account does not have. */
  readonly asksName: boolean;
  /** The ids of the passes before this one. */
  readonly known: readonly string[];
  readonly onDone: (result: PassResult) => void;
  readonly onChange: (state: PaymentState<unknown>) => void;
}

/** The form, the card and the payment of a pass. After the bank's question, the same request is sent again. */
export function usePassPayment({ pack, asksName, known, onDone, onChange }: PassPayment) {
  const amount = pack?.price ?? '0.00';
  const saved = useQuery(savedCardsQuery());
  const card = useCardEntry(client, { savedCards: saved.data ?? (saved.isLoading ? null : []) });
  const [storage] = useState(() => tabAttemptStorage('attempt:pass'));
  const [pending] = useState(() => storage.read().pending?.values as Partial<Values> | undefined);
  const form = useForm<Values, unknown, Sent>({
    resolver: zodResolver(asksName ? namedForm : buyForm),
    defaultValues: {
      ...noName,
      payment_consent: false,
      save_payment_method: savePaymentMethodDefault,
      plan_id: pack?.id ?? '',
      version_id: pack?.version_id ?? '',
      ...pending,
    },
  });
  const rejection = useRejection(form, card);
  const flow = usePaymentFlow<Sent, PassResult>(
    {
      client,
      sessionId: null,
      provider: card.currentProvider,
      storage,
      amount,
      send: async ({ key, paymentMethodId }, values) => {
        const { plan_id, version_id, save_payment_method, first_name, last_name } = values;
        await saveName({ first_name, last_name });
        return client.passes.buy(
          {
            body: {
              plan_id,
              version_id,
              payment_method_id: paymentMethodId,
              save_payment_method,
              payment_consent: true,
            },
          },
          { idempotencyKey: key },
        );
      },
      readBack: async () => {
        const { passes } = await client.passes.list({ background: true });
        const bought = passes.find(({ id }) => !known.includes(id));
        const payment = { status: 'succeeded', client_secret: null, amount } as const;
        return bought ? { pass_id: bought.id, payment, message: '' } : null;
      },
    },
    ({ state: next }) => {
      onChange(next);
      if (next.kind === 'done') return onDone(next.result);
      rejection.show(next, {
        fields: ['payment_consent', ...(asksName ? ['first_name', 'last_name'] : [])],
        title: (error) => describe(error, 'pay').message,
      });
    },
  );
  return { form, card, flow, problem: rejection.problem };
}
