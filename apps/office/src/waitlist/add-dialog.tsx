import { isApiError, type AddToWaitlistParams } from '@detroit-well/api-client';
import { ConfirmDialog } from '@detroit-well/ui/components/confirm';
import { useState } from 'react';
import { client } from '../api/client.ts';
import { useChange } from '../forms/use-change.ts';
import { problemText } from '../outcomes/problem.ts';
import { showToast } from '../overlay/toasts.ts';
import { noPerson, PersonPick } from '../registrations/person-pick.tsx';
import type { NamedPerson } from '../registrations/register-dialog.tsx';

interface AddDialogProps {
  readonly sessionId: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Puts a person at the end of a waitlist. */
export function AddDialog({ sessionId, open, onClose }: AddDialogProps) {
  const [person, setPerson] = useState<NamedPerson>();
  const add = useChange({
    send: (body: AddToWaitlistParams, idempotencyKey) =>
      client.office.waitlist.add({ params: { id: sessionId }, body }, { idempotencyKey }),
    onDone: ({ name, position }) => {
      showToast({ tone: 'ok', title: `${name} is number ${position} on the waitlist.` });
      onClose();
    },
  });
  const { error } = add;
  const wrong = isApiError(error) ? error.fieldErrors.person_id?.[0] : undefined;
  return (
    <ConfirmDialog
      open={open}
      tone="signal"
      title="Add to the waitlist"
      confirmLabel="Add to the end"
      busy={add.isPending}
      busyLabel="Adding..."
      disabledReason={person ? undefined : noPerson}
      error={error ? (wrong ?? problemText(error)) : undefined}
      onConfirm={() => {
        if (person) add.mutate({ person_id: person.id });
      }}
      onClose={() => {
        add.reset();
        onClose();
      }}
    >
      <div className="record">
        <PersonPick value={person?.id} onChange={(id, name) => setPerson({ id, name })} />
        <p className="muted">The person gets an email, and an offer when it is their turn.</p>
      </div>
    </ConfirmDialog>
  );
}
