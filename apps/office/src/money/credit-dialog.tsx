import { Button } from '@detroit-well/ui/components/button';
import { Modal } from '@detroit-well/ui/components/modal';
import { FormRadioCards, FormTextField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { requiredText } from '@detroit-well/validation/messages';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { client } from '../api/client.ts';
import { centsOf } from '../figures/cents.ts';
import { amountField, wireAmount } from '../format/amount.ts';
import { dollars, signedDollars } from '../format/dollars.ts';
import { useSave } from '../forms/use-save.ts';
import { showToast } from '../overlay/toasts.ts';

interface CreditDialogProps {
  readonly person: { readonly id: string; readonly name: string };
  readonly balance: string;
  readonly onClose: () => void;
}

const ways = [
  { value: 'give', label: 'Give', detail: 'It pays for sessions, and never ends.' },
  { value: 'take', label: 'Take back', detail: 'At most what is there.' },
] as const;

const creditForm = z.object({
  way: z.enum(['give', 'take']),
  amount: amountField,
  reason: z.string().check(z.trim(), z.minLength(1, requiredText('Reason')), z.maxLength(200)),
});

/** Gives a person studio credit, or takes it back, with a reason. */
export function CreditDialog({ person: { id, name }, balance, onClose }: CreditDialogProps) {
  const queries = useQueryClient();
  const form = useForm({
    resolver: zodResolver(creditForm),
    defaultValues: { way: 'give' as const, amount: '', reason: '' },
  });
  const [way, typed] = useWatch({ control: form.control, name: ['way', 'amount'] });
  const amount = wireAmount(typed);
  const isBack = (way as string) === 'take';
  const after = centsOf(balance) + (amount === undefined ? 0 : centsOf(amount) * (isBack ? -1 : 1));
  const giving = useSave(form, {
    send: (values, idempotencyKey) => {
      const wire = wireAmount(values.amount) ?? values.amount;
      return client.office.credit.give(
        {
          params: { id },
          body: { amount: values.way === 'take' ? `-${wire}` : wire, reason: values.reason },
        },
        { idempotencyKey },
      );
    },
    onSaved: (credit) => {
      showToast({ tone: 'ok', title: `${name} has ${dollars(credit.balance)} of studio credit.` });
      void queries.invalidateQueries({ queryKey: ['office'] });
      onClose();
    },
  });
  return (
    <Modal open onClose={onClose} title="Studio credit">
      <div className="record">
        <p className="muted">{`${name} has ${dollars(balance)}.`}</p>
        <Form form={form} {...giving}>
          <FormRadioCards name="way" legend="What" options={ways} />
          <FormTextField
            name="amount"
            label="Amount"
            inputMode="decimal"
            hint={
              after < 0 ? `At most ${dollars(balance)} can be taken back.` : `Then: ${signedDollars(after)}.`
            }
          />
          <FormTextField
            name="reason"
            label="Reason"
            maxLength={200}
            hint="Stays with the entry; only the team sees it."
          />
          <div className="acts">
            <Button type="submit" variant="signal" slash busy={giving.pending} busyLabel="Saving...">
              {`${isBack ? 'Take back' : 'Give'} ${amount === undefined ? '' : dollars(amount)}`.trimEnd()}
            </Button>
            <Button variant="line" onClick={onClose}>
              Cancel
            </Button>
          </div>
        </Form>
      </div>
    </Modal>
  );
}
