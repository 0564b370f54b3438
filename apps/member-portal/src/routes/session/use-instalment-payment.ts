import type { RegisteredSessionDetail, RegistrationResult } from '@detroit-well/api-client/contract';
import { describe } from '@detroit-well/api-client/errors';
import { creditInBody, useCreditEntry, type CreditValues } from '@detroit-well/booking/credit-entry';
import { splitText } from '@detroit-well/booking/credit-texts';
import { readPaid } from '@detroit-well/booking/payment-flow/read-back';
import { hasCode } from '@detroit-well/booking/payment-flow/state';
import { tabAttemptStorage } from '@detroit-well/booking/payment-flow/storage';
import { passFor } from '@detroit-well/booking/prepaid';
import { toCents } from '@detroit-well/pricing';
import { registrationPanelForm } from '@detroit-well/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { client } from '../../api/client.ts';
import { creditQuery, passesQuery, refreshAfterRegistration } from '../../api/queries.ts';
import { usePurchase } from '../../registration/use-purchase.ts';
import { dollars } from '../../format/money.ts';
import type { NextPayment } from './next-payment.ts';

/** The result, as the page shows it after the panel has closed. */
export interface Paid {
  readonly tone: 'ok' | 'note';
  readonly title: string;
}

/** Payment in full needs no new terms; the waiver covers it. */
const { payment_plan, payment_consent, save_payment_method } = registrationPanelForm.shape;
const wholeForm = z.object({
  payment_plan,
  save_payment_method,
  payment_consent: z.boolean(),
  /** With a credit of a pass. Absent: if one is found. */
  use_pass: z.optional(z.boolean()),
});
const planForm = z.extend(wholeForm, { payment_consent });

type Values = z.input<typeof wholeForm>;
type Sent = z.output<typeof wholeForm> & CreditValues;

const untouched: Values = { payment_plan: 'full', save_payment_method: true, payment_consent: false };

/**
 * The form and the payment of one instalment, or of a reserved seat in a plan or with a credit of a pass. The request names the instalment by number, so the
 * server never charges another one.
 */
export function useInstalmentPayment(
  session: RegisteredSessionDetail,
  { amount, number }: NextPayment,
  onDone: (paid: Paid) => void,
) {
  const { public_id: registrationId, price } = session.registration;
  // A credit pays for the whole session.
  const isWhole = number === 1 && amount === price;
  const storage = tabAttemptStorage(`attempt:pay:${registrationId}:${number ?? 'all'}`);
  const queries = useQueryClient();
  const balance = useQuery(creditQuery());
  const owned = useQuery({ ...passesQuery(), enabled: isWhole });
  const pass = isWhole ? passFor(owned.data?.passes ?? [], session) : null;
  const credit = useCreditEntry({
    balance: balance.data?.balance,
    reload: () => void balance.refetch(),
    storage,
  });
  const payment = usePurchase<Values, Sent, RegistrationResult>(
    {
      storage,
      amount,
      resolver: (values, context, options) =>
        zodResolver(values.payment_plan === 'full' ? wholeForm : planForm)(values, context, options),
      values: untouched,
      refresh: refreshAfterRegistration,
      fields: ['payment_plan', 'use_pass'],
      credit,
      readBack: readPaid(client, registrationId, number ?? 1),
      send: ({ key, paymentMethodId, amount: shown }, sent) => {
        const { payment_plan, save_payment_method, credit_amount, use_pass } = sent;
        const byMoney = {
          payment_method_id: paymentMethodId || undefined,
          ...creditInBody({ credit_amount }),
          save_payment_method,
          ...(number === null ? {} : { instalment: number }),
          ...(payment_plan === 'full' ? { amount: shown } : { payment_plan }),
        };
        return client.registrations.pay(
          { params: { id: registrationId }, body: use_pass ? { use_pass, amount: shown } : byMoney },
          { idempotencyKey: key },
        );
      },
    },
    ({ state: next, amount: seen }) => {
      if (next.kind === 'done') {
        if (usesPass) return onDone({ tone: 'ok', title: 'Paid with a credit of your pass.' });
        const split = splitText(credit.split(toCents(seen), false));
        const paid = split === undefined ? (next.result.payment?.amount ?? amount) : seen;
        return onDone({ tone: 'ok', title: `${dollars(paid)} is paid${split ? `: ${split}` : ''}.` });
      }
      // The page was out of date: the instalment was paid in another window, or the registration was cancelled.
      if (next.kind === 'rejected' && hasCode(next.error, 'nothing_to_pay')) {
        onDone({ tone: 'note', title: describe(next.error, 'pay').message });
        void refreshAfterRegistration(queries);
      }
    },
  );
  const { form, flow } = payment;
  const usesPass: boolean = form.watch('use_pass') ?? pass !== null;
  return {
    ...payment,
    credit,
    /** The pass whose credit would pay for the session; null: none. */
    pass,
    usesPass,
    flow: {
      ...flow,
      submit: (sent: Sent, paymentMethod: () => Promise<string>) =>
        flow.submit(
          { ...sent, use_pass: usesPass, ...(usesPass && { payment_plan: 'full' as const }) },
          paymentMethod,
        ),
    },
  };
}
