import type { OfficePayment, RefundTerms } from '@detroit-well/api-client';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { FormRadioCards, FormTextField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { client } from '../api/client.ts';
import { amountField, wireAmount } from '../format/amount.ts';
import { dollars } from '../format/dollars.ts';
import { useSave } from '../forms/use-save.ts';
import { showToast } from '../overlay/toasts.ts';

const destinations = { card: 'To the card', cash: 'In cash', credit: 'As studio credit' } as const;
const details = {
  card: 'Usually within a week.',
  cash: 'You hand it out now.',
  credit: 'To pay a later registration with.',
} as const;

interface RefundFormProps {
  readonly payment: OfficePayment;
  readonly terms: RefundTerms;
  readonly onClose: () => void;
}

/** Gives back a part of a payment. It starts from what the policy of the purchase proposes. */
export function RefundForm({
  payment,
  terms: { left, proposed, effect, whole, destinations: open },
  onClose,
}: RefundFormProps) {
  const queries = useQueryClient();
  const form = useForm({
    resolver: zodResolver(
      z.object({ amount: amountField, destination: z.enum(['card', 'cash', 'credit']), reason: z.string() }),
    ),
    defaultValues: {
      amount: proposed === '0.00' ? left : proposed,
      destination: open[0] ?? ('cash' as const),
      reason: '',
    },
  });
  const amount = useWatch({ control: form.control, name: 'amount' });
  const wire = wireAmount(amount);
  const giving = useSave(form, {
    send: ({ amount: typed, destination, reason }, idempotencyKey) =>
      client.office.payments.refund(
        {
          params: { id: payment.id },
          body: {
            amount: wireAmount(typed) ?? typed,
            destination,
            ...(reason.trim() && { reason: reason.trim() }),
          },
        },
        { idempotencyKey },
      ),
    onSaved: (refund) => {
      showToast(givenToast(refund));
      void queries.invalidateQueries({ queryKey: ['office'] });
      onClose();
    },
  });
  return (
    <Form form={form} {...giving}>
      {proposed === '0.00' ? (
        <Flash tone="warn" title="The policy gives nothing back now.">
          A refund is your decision and needs a reason.
        </Flash>
      ) : null}
      {effect ? <Flash tone="note" title={effect} /> : null}
      <FormTextField
        name="amount"
        label="Amount"
        inputMode="decimal"
        readOnly={whole}
        hint={whole ? 'It goes back whole.' : `${dollars(left)} can be refunded.`}
      />
      <FormRadioCards
        name="destination"
        legend="Where it goes"
        options={open.map((value) => ({ value, label: destinations[value], detail: details[value] }))}
      />
      <FormTextField
        name="reason"
        label="Reason"
        hint="Stays with the payment and in the audit log."
        optional={wire === proposed}
      />
      <div className="acts">
        <Button type="submit" variant="danger" busy={giving.pending} busyLabel="Refunding...">
          {wire === undefined ? 'Refund' : `Refund ${dollars(wire)}`}
        </Button>
        <Button variant="line" onClick={onClose}>
          Keep payment
        </Button>
      </div>
    </Form>
  );
}

function givenToast({ status, amount }: OfficePayment): Parameters<typeof showToast>[0] {
  if (status === 'succeeded') return { tone: 'ok', title: `${dollars(amount)} was given back.` };
  if (status === 'failed') {
    return {
      tone: 'bad',
      title: 'The card did not take the refund.',
      text: 'Nothing went back. You can give it in cash or as studio credit.',
    };
  }
  return {
    tone: 'note',
    title: 'We do not know yet whether the refund went through.',
    text: 'The server finds out. Nothing goes back twice.',
  };
}
