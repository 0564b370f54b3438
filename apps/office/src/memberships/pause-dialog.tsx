import type { OfficeMembership } from '@detroit-well/api-client';
import { serverNow } from '@detroit-well/config/server-clock';
import { addDays, formatMediumDay, studioDay } from '@detroit-well/config/studio-time';
import { paidUntilAfterPause, pauseLimits, pauseRefusal, periodStart } from '@detroit-well/pricing';
import { Button } from '@detroit-well/ui/components/button';
import { Modal } from '@detroit-well/ui/components/modal';
import { FormTextField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { requiredText } from '@detroit-well/validation/messages';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { client } from '../api/client.ts';
import { forTheTeam } from '../forms/reason-field.tsx';
import { useSave } from '../forms/use-save.ts';
import { showToast } from '../overlay/toasts.ts';
import type { NamedPerson } from '../registrations/register-dialog.tsx';
import { nextPaymentText } from './next-payment-text.ts';

interface PauseDialogProps {
  readonly person: NamedPerson;
  readonly membership: Pick<OfficeMembership, 'id' | 'tier' | 'next_payment_on'>;
  readonly open: boolean;
  readonly onClose: () => void;
}

const afterIt = 'First day after it';

const rules = z.object({
  from: z.string().check(z.minLength(1, requiredText('First day'))),
  until: z.string().check(z.minLength(1, requiredText(afterIt))),
  reason: z.string().check(z.trim(), z.minLength(1, requiredText('Reason'))),
});

/** Pauses a bought membership of a person, and shows the next payment before it does. */
export function PauseDialog({ person, membership, open, onClose }: PauseDialogProps) {
  return (
    <Modal open={open} onClose={onClose} title={`Pause the membership of ${person.name}`}>
      <PauseForm person={person} membership={membership} onClose={onClose} />
    </Modal>
  );
}

function PauseForm({ person, membership, onClose }: Omit<PauseDialogProps, 'open'>) {
  const queries = useQueryClient();
  const { id, tier, next_payment_on: next } = membership;
  const today = studioDay(serverNow());
  const form = useForm({
    resolver: zodResolver(rules),
    defaultValues: { from: today, until: periodStart(today, 'month', 1), reason: '' },
  });
  const from = useWatch({ control: form.control, name: 'from' });
  const until = useWatch({ control: form.control, name: 'until' });
  const sending = useSave(form, {
    send: (body, idempotencyKey) =>
      client.office.memberships.pause(
        { params: { id: person.id, membership_id: id }, body },
        { idempotencyKey },
      ),
    onSaved: ({ next_payment_on: moved }) => {
      void queries.invalidateQueries({ queryKey: ['office'] });
      showToast({
        tone: 'ok',
        title: `${tier} of ${person.name} is paused.`,
        ...nextPaymentText(moved),
      });
      onClose();
    },
  });
  const isPossible =
    next !== null &&
    from !== '' &&
    until !== '' &&
    !pauseRefusal({ from, until }, { paidUntil: next, today });
  return (
    <Form form={form} {...sending}>
      <p className="muted">
        Nothing is charged while it is paused, and the public rate applies. The paid days continue after it.
      </p>
      <div className="pick-fields">
        <FormTextField name="from" label="First day" type="date" />
        <FormTextField
          name="until"
          label={afterIt}
          type="date"
          hint={`${pauseLimits.leastDays} days to ${pauseLimits.mostMonths} months later.`}
        />
      </div>
      {isPossible ? (
        <p>
          {`Paused through ${formatMediumDay(addDays(until, -1))}. The next payment is on ${formatMediumDay(paidUntilAfterPause(next, { from, until }))} instead of ${formatMediumDay(next)}.`}
        </p>
      ) : null}
      <FormTextField name="reason" label="Reason" hint={forTheTeam} maxLength={200} autoComplete="off" />
      <div className="acts">
        <Button type="submit" variant="signal" slash busy={sending.pending} busyLabel="Pausing...">
          Pause membership
        </Button>
        <Button variant="line" onClick={onClose}>
          Keep it running
        </Button>
      </div>
    </Form>
  );
}
