import { serverNow } from '@detroit-well/config/server-clock';
import { studioDay } from '@detroit-well/config/studio-time';
import { newIdempotencyKey, type OfficeMembership } from '@detroit-well/api-client';
import { Button } from '@detroit-well/ui/components/button';
import { Modal } from '@detroit-well/ui/components/modal';
import { FormSelectField, FormTextField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { requiredText } from '@detroit-well/validation/messages';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { client } from '../api/client.ts';
import { membershipChoicesQuery } from '../api/queries.ts';
import { useSave } from '../forms/use-save.ts';
import { failureToast } from '../outcomes/problem.ts';
import { showToast, showUndo } from '../overlay/toasts.ts';
import { forTheTeam } from '../forms/reason-field.tsx';
import type { NamedPerson } from '../registrations/register-dialog.tsx';

interface GrantDialogProps {
  readonly person: NamedPerson;
  readonly open: boolean;
  readonly onClose: () => void;
}

const calls = client.office.memberships;

const rules = z.object({
  plan_id: z.string(),
  tier: z.string().check(z.trim(), z.minLength(1, requiredText('Name'))),
  start_date: z.string().check(z.minLength(1, requiredText('First day'))),
  end_date: z.string(),
  reason: z.string().check(z.trim()),
});

/** Grants a membership. It can be taken back from the message that confirms it. */
export function GrantDialog({ person, open, onClose }: GrantDialogProps) {
  return (
    <Modal open={open} onClose={onClose} title={`Grant ${person.name} a membership`}>
      <GrantForm person={person} onClose={onClose} />
    </Modal>
  );
}

function GrantForm({ person, onClose }: Omit<GrantDialogProps, 'open'>) {
  const queries = useQueryClient();
  const { data: plans = [] } = useQuery({ ...membershipChoicesQuery(), meta: { background: true } });
  const params = { id: person.id };
  const renew = (): void => void queries.invalidateQueries({ queryKey: ['office'] });
  const form = useForm({
    resolver: zodResolver(rules),
    defaultValues: {
      plan_id: '',
      tier: 'Standard',
      start_date: studioDay(serverNow()),
      end_date: '',
      reason: '',
    },
  });
  async function undo({ id }: OfficeMembership): Promise<void> {
    try {
      await calls.end(
        { params: { ...params, membership_id: id }, body: { reason: 'Undone.' } },
        { idempotencyKey: newIdempotencyKey() },
      );
      showToast({ tone: 'ok', title: 'The membership was taken back.' });
    } catch (error) {
      showToast(failureToast('The membership is still there.', error));
    }
    renew();
  }
  const sending = useSave(form, {
    send: ({ plan_id, tier, start_date, end_date: end, reason }, idempotencyKey) =>
      calls.grant(
        {
          params,
          body: {
            ...(plan_id === '' ? { tier } : { plan_id }),
            start_date,
            end_date: end || null,
            ...(reason !== '' && { reason }),
          },
        },
        { idempotencyKey },
      ),
    onSaved: (granted) => {
      renew();
      showUndo(`${person.name} has the membership ${granted.tier}.`, () => void undo(granted));
      onClose();
    },
  });
  return (
    <Form form={form} {...sending}>
      <p className="muted">The member rate applies to sessions from the first day to the last one.</p>
      {plans.length > 0 ? (
        <FormSelectField
          name="plan_id"
          label="Plan"
          hint="A granted membership is not charged and does not renew."
          placeholder="None, only a name"
          options={plans}
        />
      ) : null}
      {form.watch('plan_id') === '' ? (
        <FormTextField name="tier" label="Name" maxLength={60} autoComplete="off" />
      ) : null}
      <div className="pick-fields">
        <FormTextField name="start_date" label="First day" type="date" />
        <FormTextField name="end_date" label="Last day" type="date" optional />
      </div>
      <FormTextField
        name="reason"
        label="Reason"
        hint={forTheTeam}
        maxLength={200}
        autoComplete="off"
        optional
      />
      <div className="acts">
        <Button type="submit" variant="signal" slash busy={sending.pending} busyLabel="Granting...">
          Grant membership
        </Button>
        <Button variant="line" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
