import type { TeamMember, TeamRole } from '@detroit-well/api-client';
import { Button } from '@detroit-well/ui/components/button';
import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { client } from '../../api/client.ts';
import { Conflict } from '../../forms/conflict.tsx';
import { useSave } from '../../forms/use-save.ts';
import { failureToast } from '../../outcomes/problem.ts';
import { roleNames } from '../../access/access.ts';
import { showToast, showUndo } from '../../overlay/toasts.ts';
import { fullName } from '../../access/use-person.ts';
import { MemberFields } from './member-fields.tsx';
import { limitCents, limitInput, limitText } from '../../format/refund-limit.ts';
import { memberResolver } from './team-form.ts';

type Stored = Pick<TeamMember, 'role' | 'refund_limit_cents' | 'version'>;

interface MemberFormProps {
  readonly member: TeamMember;
  readonly onClose: () => void;
}

/** Changes the role and the refund limit of a person of the team. */
export function MemberForm({ member, onClose }: MemberFormProps) {
  const queries = useQueryClient();
  const [base, setBase] = useState<Stored>(member);
  const [conflict, setConflict] = useState<{ theirs: Stored; sentence: string } | null>(null);
  const form = useForm({
    resolver: memberResolver,
    defaultValues: { role: member.role, limit: limitInput(member.refund_limit_cents) },
  });
  const [role, limit] = useWatch({ control: form.control, name: ['role', 'limit'] });
  const sending = useSave(form, {
    send: (values, idempotencyKey) => change(member.id, valuesOf(values, base.version), idempotencyKey),
    onSaved: (saved) => {
      void queries.invalidateQueries({ queryKey: ['office'] });
      showUndo(`${fullName(saved)} is ${roleNames[saved.role].toLowerCase()} now.`, () => undo(base, saved));
      onClose();
    },
    onConflict: ({ details, sentence }) =>
      setConflict({ theirs: { ...base, ...(details.theirs as Partial<Stored>) }, sentence }),
  });

  function undo(before: Stored, saved: TeamMember): void {
    const { role: oldRole, refund_limit_cents } = before;
    change(saved.id, { role: oldRole, refund_limit_cents, version: saved.version }).then(
      () => queries.invalidateQueries({ queryKey: ['office'] }),
      (error: unknown) => showToast(failureToast('It was not undone.', error)),
    );
  }

  if (conflict) {
    const { theirs, sentence } = conflict;
    return (
      <Conflict
        sentence={sentence}
        busy={sending.pending}
        fields={[
          { label: 'Role', yours: roleNames[role], theirs: roleNames[theirs.role] },
          {
            label: 'Refund limit',
            yours: limitText(limitCents(limit) ?? null),
            theirs: limitText(theirs.refund_limit_cents),
          },
        ]}
        onKeepYours={() => {
          setBase(theirs);
          setConflict(null);
        }}
        onTakeTheirs={() => {
          void queries.invalidateQueries({ queryKey: ['office'] });
          onClose();
        }}
      />
    );
  }
  return (
    <Form form={form} {...sending}>
      <MemberFields role={role} />
      <div className="acts">
        <Button type="submit" variant="signal" slash busy={sending.pending} busyLabel="Saving...">
          {base === member ? 'Save' : 'Save mine'}
        </Button>
        <Button variant="line" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

const valuesOf = ({ role, limit }: { role: TeamRole; limit: string }, version: number): Stored => ({
  role,
  refund_limit_cents: limitCents(limit) ?? null,
  version,
});

const change = (id: string, body: Stored, idempotencyKey?: string): PromiseLike<TeamMember> =>
  client.office.team.change({ params: { id }, body }, idempotencyKey ? { idempotencyKey } : {});
