import type { PlanChangeResult } from '@detroit-well/api-client/contract';
import { describe } from '@detroit-well/api-client/errors';
import { useCardEntry } from '@detroit-well/booking/card-entry';
import { usePaymentFlow } from '@detroit-well/booking/payment-flow';
import type { PaymentState } from '@detroit-well/booking/payment-flow/state';
import { tabAttemptStorage } from '@detroit-well/booking/payment-flow/storage';
import { useForm } from '@detroit-well/ui/form/use-form';
import { registrationPanelForm } from '@detroit-well/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { client } from '../../api/client.ts';
import { savedCardsQuery } from '../../api/queries.ts';
import { useRejection } from '../../registration/use-rejection.ts';
import { asked, noName, unasked } from '../../registration/your-name.tsx';

const consentForm = z.object({
  payment_consent: registrationPanelForm.shape.payment_consent,
  plan_id: z.string(),
  version_id: z.string(),
  due_now: z.string(),
  next_amount: z.string(),
  ...unasked,
});
const namedForm = z.extend(consentForm, asked);
export type Values = z.input<typeof consentForm>;
type Sent = z.output<typeof consentForm>;

const empty = { payment_consent: false, due_now: '', next_amount: '', ...noName };

interface MembershipPayment {
  /** Distinguishes the stored attempts. */
  readonly name: string;
  /** As a wire amount. */
  readonly amount: string;
  /** The form asks for the name, which the account does not have. */
  readonly asksName?: boolean;
  readonly values: Pick<Values, 'plan_id' | 'version_id'>;
  readonly send: (values: Sent, card: string, key: string) => Promise<PlanChangeResult>;
  /** True if a membership that the server lists is the one that was paid. */
  readonly isPaid: (membership: PlanChangeResult['membership']) => boolean;
  readonly onDone: (result: PlanChangeResult) => void;
  readonly onChange?: (state: PaymentState<unknown>) => void;
}

/** The form, the card and the payment of a membership. After the bank's question, the same request is sent again. */
export function useMembershipPayment(payment: MembershipPayment) {
  const { name, amount, asksName = false, values: first, send, isPaid, onDone, onChange } = payment;
  const saved = useQuery(savedCardsQuery());
  const card = useCardEntry(client, { savedCards: saved.data ?? (saved.isLoading ? null : []) });
  const [storage] = useState(() => tabAttemptStorage(`attempt:membership:${name}`));
  const [pending] = useState(() => storage.read().pending?.values as Partial<Values> | undefined);
  const form = useForm<Values, unknown, Sent>({
    resolver: zodResolver(asksName ? namedForm : consentForm),
    defaultValues: { ...empty, ...first, ...pending },
  });
  const rejection = useRejection(form, card);
  const flow = usePaymentFlow<Sent, PlanChangeResult>(
    {
      client,
      sessionId: null,
      provider: card.currentProvider,
      storage,
      amount,
      send: ({ key, paymentMethodId }, values) => send(values, paymentMethodId, key),
      readBack: async () => {
        const all = await client.memberships.list({ background: true });
        const membership = all.find(isPaid);
        const paid = { status: 'succeeded', client_secret: null, amount } as const;
        return membership ? { membership, payment: paid, message: '' } : null;
      },
    },
    ({ state: next }) => {
      onChange?.(next);
      if (next.kind === 'done') return onDone(next.result);
      rejection.show(next, {
        fields: ['payment_consent', ...(asksName ? ['first_name', 'last_name'] : [])],
        title: (error) => describe(error, 'pay').message,
      });
    },
  );
  return { form, card, flow, problem: rejection.problem };
}
