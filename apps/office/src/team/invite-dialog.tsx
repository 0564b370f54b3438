import type { TeamRole } from '@detroit-well/api-client';
import { Button } from '@detroit-well/ui/components/button';
import { Modal } from '@detroit-well/ui/components/modal';
import { FormTextField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { client } from '../api/client.ts';
import { useSave } from '../forms/use-save.ts';
import { roleNames } from '../access/access.ts';
import { showToast } from '../overlay/toasts.ts';
import { MemberFields } from './member-fields.tsx';
import { typedCents } from '../format/amount.ts';
import { inviteResolver } from './team-form.ts';

/** Invites somebody to the team by email. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Modal open={open} onClose={onClose} title="Invite to the team">
      <InviteForm onClose={onClose} />
    </Modal>
  );
}

function InviteForm({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const form = useForm({
    resolver: inviteResolver,
    defaultValues: { email: '', role: 'coach' as TeamRole, limit: '0' },
  });
  const role = useWatch({ control: form.control, name: 'role' });
  const sending = useSave(form, {
    send: ({ limit, ...who }, idempotencyKey) =>
      client.office.team.invite(
        { body: { ...who, refund_limit_cents: typedCents(limit) ?? null } },
        { idempotencyKey },
      ),
    onSaved: (_member, { email }) => {
      showToast({
        tone: 'ok',
        title: `${email} was invited.`,
        text: 'Their role starts when they accept.',
      });
      void queries.invalidateQueries({ queryKey: ['office'] });
      onClose();
    },
  });
  return (
    <Form form={form} {...sending}>
      <p className="muted">
        We email a link. Whoever has an account signs in with it; everybody else makes one with this address.
      </p>
      <FormTextField
        name="email"
        label="Email"
        type="email"
        autoCapitalize="off"
        spellCheck={false}
        autoComplete="off"
      />
      <MemberFields role={role} />
      <div className="acts">
        <Button type="submit" variant="signal" slash busy={sending.pending} busyLabel="Inviting...">
          {`Invite as ${roleNames[role].toLowerCase()}`}
        </Button>
        <Button variant="line" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
