import type { TeamMember, TeamRole } from '@detroit-well/api-client';
import { Button } from '@detroit-well/ui/components/button';
import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { client } from '../../api/client.ts';
import { Conflict } from '../../forms/conflict.tsx';
import { useSave } from '../../forms/use-save.ts';
import { disputedFields, mergedValues, savedByText, type Versions } from '../../forms/version-conflict.ts';
import { failureToast } from '../../outcomes/problem.ts';
import { roleNames } from '../../access/access.ts';
import { showToast, showUndo } from '../../overlay/toasts.ts';
import { fullName } from '../../access/use-person.ts';
import { MemberFields } from '../../team/member-fields.tsx';
import { typedCents } from '../../format/amount.ts';
import { limitInput, limitText } from '../../format/refund-limit.ts';
import { memberResolver } from '../../team/team-form.ts';

type Stored = Pick<TeamMember, 'role' | 'refund_limit_cents' | 'version'>;

interface MemberFormProps {
  readonly member: TeamMember;
  readonly onClose: () => void;
}

/** Changes the role and the refund limit of a person of the team. */
export function MemberForm({ member, onClose }: MemberFormProps) {
  const queries = useQueryClient();
  /** The person as the form started from them. */
  const base = useRef<Stored>(member);
  const [conflict, setConflict] = useState<MemberConflict | null>(null);
  const form = useForm({ resolver: memberResolver, defaultValues: inputsOf(member) });
  const [role, limit] = useWatch({ control: form.control, name: ['role', 'limit'] });
  const sending = useSave(form, {
    send: (values, idempotencyKey) =>
      change(member.id, valuesOf(values, base.current.version), idempotencyKey),
    onSaved: (saved) => {
      const before = base.current;
      void queries.invalidateQueries({ queryKey: ['office'] });
      showUndo(`${fullName(saved)} is ${roleNames[saved.role].toLowerCase()} now.`, () =>
        undo(before, saved),
      );
      onClose();
    },
    onConflict: (problem) => {
      const from = { ...base.current, ...(problem.details.base as Partial<Stored>) };
      const theirs = { ...base.current, ...(problem.details.theirs as Partial<Stored>) };
      const versions = { base: inputsOf(from), yours: form.getValues(), theirs: inputsOf(theirs) };
      const found = { theirs, versions, sentence: problem.sentence, savedBy: savedByText(problem) };
      if (disputedFields(versions).length === 0) settle(found, []);
      else setConflict(found);
    },
  });

  function undo(before: Stored, saved: TeamMember): void {
    const { role: oldRole, refund_limit_cents } = before;
    change(saved.id, { role: oldRole, refund_limit_cents, version: saved.version }).then(
      () => queries.invalidateQueries({ queryKey: ['office'] }),
      (error: unknown) => showToast(failureToast('It was not undone.', error)),
    );
  }

  function settle({ theirs, versions }: MemberConflict, asTheirs: readonly string[]): void {
    base.current = theirs;
    setConflict(null);
    const values = mergedValues(versions, asTheirs);
    form.reset(values);
    void sending.onSubmit(values);
  }

  if (conflict) {
    const { theirs, versions, sentence, savedBy } = conflict;
    const names: readonly string[] = disputedFields(versions);
    const rows = [
      { name: 'role', label: 'Role', yours: roleNames[role], theirs: roleNames[theirs.role] },
      {
        name: 'limit',
        label: 'Refund limit',
        yours: limitText(typedCents(limit) ?? null),
        theirs: limitText(theirs.refund_limit_cents),
      },
    ] as const;
    return (
      <Conflict
        sentence={sentence}
        savedBy={savedBy}
        busy={sending.pending}
        fields={rows.filter(({ name }) => names.includes(name))}
        onSave={(asTheirs) => settle(conflict, asTheirs)}
      />
    );
  }
  return (
    <Form form={form} {...sending}>
      <MemberFields role={role} />
      <div className="acts">
        <Button type="submit" variant="signal" slash busy={sending.pending} busyLabel="Saving...">
          Save
        </Button>
        <Button variant="line" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

interface MemberConflict {
  readonly theirs: Stored;
  readonly versions: Versions<ReturnType<typeof inputsOf>>;
  readonly sentence: string;
  readonly savedBy: string | undefined;
}

const inputsOf = ({ role, refund_limit_cents }: Stored) => ({ role, limit: limitInput(refund_limit_cents) });

const valuesOf = ({ role, limit }: { role: TeamRole; limit: string }, version: number): Stored => ({
  role,
  refund_limit_cents: typedCents(limit) ?? null,
  version,
});

const change = (id: string, body: Stored, idempotencyKey?: string): PromiseLike<TeamMember> =>
  client.office.team.change({ params: { id }, body }, idempotencyKey ? { idempotencyKey } : {});
