import { isUnknownOutcome, type TakePaymentParams } from '@detroit-well/api-client';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '@detroit-well/ui/components/button';
import { FormRadioCards, FormTextField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useHasRefundLimit, zeroLimitText } from '../access/refund-limit.ts';
import { client } from '../api/client.ts';
import { amountField, wireAmount } from '../format/amount.ts';
import { dollars } from '../format/dollars.ts';
import { useChange } from '../forms/use-change.ts';
import { useSave } from '../forms/use-save.ts';
import { problemText } from '../outcomes/problem.ts';
import { showToast } from '../overlay/toasts.ts';
import { cashInHand } from './payment-texts.ts';
import { linkTexts, takenText, type Payable } from './taken.ts';

const methods = [
  { value: 'cash', label: 'Cash', detail: cashInHand },
  {
    value: 'card',
    label: 'Card on file',
    detail: 'The next open payment, from the card that the person saved.',
  },
  { value: 'credit', label: 'Studio credit', detail: 'As much as the person has.' },
  { value: 'complimentary', label: 'Complimentary', detail: 'The amount is no longer owed. No money moves.' },
] as const;

/** Takes a payment for a registration, or sends a link to pay it with. */
export function TakePaymentForm({ payable, onClose }: { payable: Payable; onClose: () => void }) {
  const { id, owed, personName } = payable;
  const queries = useQueryClient();
  const hasLimit = useHasRefundLimit();
  const form = useForm({
    resolver: zodResolver(
      z.object({
        amount: amountField,
        method: z.enum(['cash', 'card', 'credit', 'complimentary']),
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
  const linking = useChange({
    send: (registration_id: string, idempotencyKey) =>
      client.office.payments.sendLink({ body: { registration_id } }, { idempotencyKey }),
    onDone: ({ email }) => {
      showToast({ tone: 'ok', title: linkTexts.sent(email) });
      onClose();
    },
  });
  return (
    <Form
      form={form}
      {...taking}
      error={taking.error ?? linkProblem(linking.error)}
      onSubmit={(values) => {
        linking.reset();
        return taking.onSubmit(values);
      }}
    >
      <FormRadioCards name="method" legend="How" options={hasLimit ? methods : methods.slice(0, -1)} />
      {hasLimit ? null : <p className="muted sm">{zeroLimitText('can make it complimentary')}</p>}
      <FormTextField
        name="amount"
        label="Amount"
        inputMode="decimal"
        hint={`${dollars(owed)} is still to be paid.`}
      />
      {method === 'complimentary' ? (
        <FormTextField name="reason" label="Reason" hint="Stays with the entry." optional />
      ) : null}
      <div className="acts">
        <Button type="submit" variant="signal" slash busy={taking.pending} busyLabel="Taking...">
          {submitText(method, wireAmount(amount))}
        </Button>
        <Button
          variant="line"
          busy={linking.isPending}
          busyLabel="Sending..."
          onClick={() => linking.mutate(id)}
        >
          Send a payment link
        </Button>
      </div>
    </Form>
  );
}

interface Values {
  readonly amount: string;
  readonly method: TakePaymentParams['method'];
  readonly reason: string;
}

/** With a card and credit the whole amount means as much as possible, which the server knows. */
function bodyOf(id: string, owed: string, { amount, method, reason }: Values): TakePaymentParams {
  const wire = wireAmount(amount) ?? amount;
  const isAll = wire === owed && (method === 'card' || method === 'credit');
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
  return amount === undefined ? 'Take payment' : `Take ${dollars(amount)}`;
};

/** Why the link was not sent, or that this is not known. */
const linkProblem = (error: Error | null): string | null =>
  error && (isUnknownOutcome(error) ? problemText(error) : `${linkTexts.failed} ${problemText(error)}`);
