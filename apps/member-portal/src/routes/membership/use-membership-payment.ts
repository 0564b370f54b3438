import type { PlanChangeResult } from '@detroit-well/api-client/contract';
import type { PaymentState } from '@detroit-well/booking/payment-flow/state';
import { tabAttemptStorage } from '@detroit-well/booking/payment-flow/storage';
import { registrationPanelForm } from '@detroit-well/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { client } from '../../api/client.ts';
import { refreshAfterMembership } from '../../api/queries.ts';
import { usePurchase } from '../../registration/use-purchase.ts';
import { asked, nameFields, noName, unasked } from '../../registration/your-name.tsx';

const consentForm = z.object({
  payment_consent: registrationPanelForm.shape.payment_consent,
  plan_id: z.string(),
  version_id: z.string(),
  due_now: z.string(),
  next_amount: z.string(),
  promo_code: z.string(),
  ...unasked,
});
const namedForm = z.extend(consentForm, asked);
export type Values = z.input<typeof consentForm>;
type Sent = z.output<typeof consentForm>;

const empty = { payment_consent: false, due_now: '', next_amount: '', promo_code: '', ...noName };

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
  const { name, amount, asksName = false, values, send, isPaid, onDone, onChange } = payment;
  return usePurchase<Values, Sent, PlanChangeResult>(
    {
      storage: tabAttemptStorage(`attempt:membership:${name}`),
      amount,
      resolver: zodResolver(asksName ? namedForm : consentForm),
      values: { ...empty, ...values },
      refresh: refreshAfterMembership,
      fields: ['payment_consent', 'promo_code', ...(asksName ? nameFields : [])],
      send: ({ key, paymentMethodId }, sent) => send(sent, paymentMethodId, key),
      readBack: async () => {
        const all = await client.memberships.list({ background: true });
        const membership = all.find(isPaid);
        const paid = { status: 'succeeded', client_secret: null, amount } as const;
        return membership ? { membership, payment: paid, message: '' } : null;
      },
    },
    ({ state }) => {
      onChange?.(state);
      if (state.kind === 'done') onDone(state.result);
    },
  );
}
