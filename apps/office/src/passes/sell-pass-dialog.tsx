import type { OfficePlan } from '@detroit-well/api-client';
import { Button } from '@detroit-well/ui/components/button';
import { Modal } from '@detroit-well/ui/components/modal';
import { FormRadioCards, FormTextField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { client } from '../api/client.ts';
import { packsQuery } from '../api/queries.ts';
import { dollars } from '../format/dollars.ts';
import { useSave } from '../forms/use-save.ts';
import { cashInHand } from '../money/payment-texts.ts';
import { takenText } from '../money/taken.ts';
import { LoadFailure } from '../outcomes/load-failure.tsx';
import { showToast } from '../overlay/toasts.ts';
import type { NamedPerson } from '../registrations/register-dialog.tsx';

interface SellPassDialogProps {
  readonly person: NamedPerson;
  readonly open: boolean;
  readonly onClose: () => void;
}

const methods = [
  { value: 'cash', label: 'Cash', detail: cashInHand },
  { value: 'card', label: 'Card on file', detail: 'The newest card that the person saved.' },
] as const;

/** Sells a person a pass at the desk. */
export function SellPassDialog({ person, open, onClose }: SellPassDialogProps) {
  const { data, error, refetch } = useQuery({ ...packsQuery(), enabled: open });
  return (
    <Modal open={open} onClose={onClose} title={`Sell ${person.name} a pass`}>
      {error && !data ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {data?.results.length === 0 ? (
        <p className="muted">No pass is on sale. Passes are made under Plans.</p>
      ) : null}
      {data && data.results.length > 0 ? (
        <SellForm person={person} packs={data.results} onClose={onClose} />
      ) : null}
    </Modal>
  );
}

interface SellFormProps extends Omit<SellPassDialogProps, 'open'> {
  readonly packs: readonly OfficePlan[];
}

function SellForm({ person, packs, onClose }: SellFormProps) {
  const queries = useQueryClient();
  const form = useForm({
    resolver: zodResolver(
      z.object({ plan_id: z.string(), method: z.enum(['cash', 'card']), reason: z.string() }),
    ),
    defaultValues: { plan_id: packs[0]?.id ?? '', method: 'cash' as const, reason: '' },
  });
  const [planId, method] = useWatch({ control: form.control, name: ['plan_id', 'method'] });
  const pack = packs.find(({ id }) => id === planId);
  const selling = useSave(form, {
    send: ({ plan_id, method: by, reason }, idempotencyKey) =>
      client.office.passes.sell(
        {
          params: { id: person.id },
          body: {
            plan_id,
            // The price that stands here, and no other.
            ...(pack && { version_id: pack.version_id }),
            method: by,
            ...(reason.trim() && { reason: reason.trim() }),
          },
        },
        { idempotencyKey },
      ),
    onSaved: (payment) => {
      showToast(takenText(payment, person.name));
      void queries.invalidateQueries({ queryKey: ['office'] });
      onClose();
    },
  });
  return (
    <Form form={form} {...selling}>
      <FormRadioCards
        name="plan_id"
        legend="Pass"
        options={packs.map(({ id, name, price, valid_days: days }) => ({
          value: id,
          label: `${name}, ${dollars(price)}`,
          detail: `Its credits pay single sessions for ${days ?? 0} days.`,
        }))}
      />
      <FormRadioCards name="method" legend="How" options={methods} />
      <FormTextField name="reason" label="Note" hint="Stays with the payment." maxLength={200} optional />
      <div className="acts">
        <Button type="submit" variant="signal" slash busy={selling.pending} busyLabel="Selling...">
          {`${method === 'card' ? 'Charge' : 'Take'} ${pack ? dollars(pack.price) : ''}`.trimEnd()}
        </Button>
        <Button variant="line" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
