import type { TakePaymentParams } from '@detroit-well/api-client';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '@detroit-well/ui/components/button';
import { FormRadioCards, FormTextField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useHasRefundLimit, zeroLimitText } from '../access/refund-limit.ts';
import { client } from '../api/client.ts';
import { creditQuery } from '../api/money-queries.ts';
import { passesQuery } from '../api/queries.ts';
import { amountField, wireAmount } from '../format/amount.ts';
import { dollars } from '../format/dollars.ts';
import { useSave } from '../forms/use-save.ts';
import { showToast } from '../overlay/toasts.ts';
import { cashInHand } from './payment-texts.ts';
import { takenText, type Payable } from './taken.ts';

const methods = [
  { value: 'cash', label: 'Cash', detail: cashInHand },
  {
    value: 'card',
    label: 'Card on file',
    detail: 'The next open payment, from the card that the person saved.',
  },
  { value: 'credit', label: 'Studio credit', detail: 'As much as the person has.' },
  { value: 'pass', label: 'Credit of a pass', detail: 'The whole session, with the credit that ends first.' },
  { value: 'complimentary', label: 'Complimentary', detail: 'The amount is no longer owed. No money moves.' },
] as const;

interface TakePaymentFormProps {
  readonly payable: Payable;
  readonly onClose: () => void;
  /** Opens the dialog of the payment link instead. */
  readonly onLink: () => void;
}

/** Takes a payment for a registration, or leads to a link to pay it with. */
export function TakePaymentForm({ payable, onClose, onLink }: TakePaymentFormProps) {
  const { id, owed, personName, personId } = payable;
  const enabled = personId !== undefined;
  const credit = useQuery({ ...creditQuery(personId ?? ''), enabled });
  const passes = useQuery({ ...passesQuery(personId ?? ''), enabled });
  const queries = useQueryClient();
  const hasLimit = useHasRefundLimit();
  const form = useForm({
    resolver: zodResolver(
      z.object({
        amount: amountField,
        method: z.enum(['cash', 'card', 'credit', 'pass', 'complimentary']),
        reason: z.string(),
      }),
    ),
    defaultValues: { amount: owed, method: 'cash' as const, reason: '' },
  });
  const [amount, method] = useWatch({ control: form.control, name: ['amount', 'method'] });
  const taking = useSave(form, {
    send: (values, idempotencyKey) =>
      client.office.payments.take({ body: bodyOf(id, owed, values) }, { idempotencyKey }),
    onSaved: (payment) => {
      showToast(takenText(payment, personName));
      void queries.invalidateQueries({ queryKey: ['office'] });
      onClose();
    },
  });
  const options = methodsWith({
    balance: credit.data?.balance,
    credits: passes.data?.credits_left,
    hasLimit,
  });
  return (
    <Form form={form} {...taking}>
      <FormRadioCards name="method" legend="How" options={options} />
      {hasLimit ? null : <p className="muted sm">{zeroLimitText('can make it complimentary')}</p>}
      {method === 'pass' ? null : (
        <FormTextField
          name="amount"
          label="Amount"
          inputMode="decimal"
          hint={`${dollars(owed)} is still to be paid.`}
        />
      )}
      {method === 'complimentary' ? (
        <FormTextField name="reason" label="Reason" hint="Stays with the entry." optional />
      ) : null}
      <div className="acts">
        <Button type="submit" variant="signal" slash busy={taking.pending} busyLabel="Taking...">
          {submitText(method, wireAmount(amount))}
        </Button>
        <Button variant="line" disabled={taking.pending} onClick={onLink}>
          Send a payment link
        </Button>
      </div>
    </Form>
  );
}

/** The ways of paying, with the studio credit and the credits that the person has as far as they are known. */
function methodsWith({
  balance,
  credits,
  hasLimit,
}: {
  balance: string | undefined;
  credits: number | undefined;
  hasLimit: boolean;
}) {
  const own: Readonly<Record<string, string | undefined>> = {
    credit: balance && (balance === '0.00' ? nothingThere : `${dollars(balance)} is there.`),
    pass: credits === undefined ? undefined : creditsThere(credits),
  };
  return methods
    .filter(({ value }) => hasLimit || value !== 'complimentary')
    .map((method) => ({ ...method, detail: own[method.value] ?? method.detail }));
}

const nothingThere = 'The person has none.';

const creditsThere = (count: number): string => {
  if (count === 0) return nothingThere;
  return `${count === 1 ? '1 credit is' : `${count} credits are`} left. One pays for the whole session.`;
};

interface Values {
  readonly amount: string;
  readonly method: TakePaymentParams['method'];
  readonly reason: string;
}

/** With a card and studio credit the whole amount means as much as possible, which the server knows. */
function bodyOf(id: string, owed: string, { amount, method, reason }: Values): TakePaymentParams {
  const wire = wireAmount(amount) ?? amount;
  const isAll = method === 'pass' || (wire === owed && (method === 'card' || method === 'credit'));
  return {
    registration_id: id,
    method,
    ...(!isAll && { amount: wire }),
    ...(reason.trim() && { reason: reason.trim() }),
  };
}

const submitText = (method: TakePaymentParams['method'], amount: string | undefined): string => {
  if (method === 'complimentary') return amount === undefined ? 'Waive' : `Waive ${dollars(amount)}`;
  if (method === 'card') return 'Charge the card';
  if (method === 'pass') return 'Use 1 credit';
  return amount === undefined ? 'Take payment' : `Take ${dollars(amount)}`;
};
