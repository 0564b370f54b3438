import type { OfficePerson } from '@detroit-well/api-client';
import { formatMediumDate, formatMediumDay, formatTime } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { ConfirmDialog } from '@detroit-well/ui/components/confirm';
import { Flash } from '@detroit-well/ui/components/flash';
import { useState } from 'react';
import { useMay } from '../../access/access.ts';
import { fullName } from '../../access/use-person.ts';
import { client } from '../../api/client.ts';
import { useChange } from '../../forms/use-change.ts';
import { problemText } from '../../outcomes/problem.ts';
import { showToast } from '../../overlay/toasts.ts';

interface MergeDoneProps {
  readonly person: OfficePerson;
  readonly merge: OfficePerson['merges'][number];
}

/** Says that another record is a part of this one, while that can be undone. */
export function MergeDone({ person, merge }: MergeDoneProps) {
  const { id } = person;
  const { other_id, name, at, by, undo_until: until } = merge;
  const mayMerge = useMay('people.merge');
  const [asking, setAsking] = useState(false);
  const undo = useChange({
    send: (body: { other_id: string }, idempotencyKey) =>
      client.office.people.unmerge({ params: { id }, body }, { idempotencyKey }),
    onDone: () => showToast({ tone: 'ok', title: `${name} and ${fullName(person)} are two records again.` }),
  });
  if (until === null) return null;
  return (
    <>
      <Flash
        tone="ok"
        live={false}
        title="Two records are one."
        action={
          mayMerge ? (
            <Button size="xs" variant="line" onClick={() => setAsking(true)}>
              Undo the merge
            </Button>
          ) : undefined
        }
      >
        {`${name} was merged by ${by}, ${formatMediumDate(at)}, ${formatTime(at)}. It can be undone until ${formatMediumDay(until)}.`}
      </Flash>
      <ConfirmDialog
        open={asking}
        title={`Make ${name} a record of its own again?`}
        confirmLabel="Make them two again"
        cancelLabel="Keep merged"
        busy={undo.isPending}
        busyLabel="Undoing..."
        error={undo.error ? problemText(undo.error) : undefined}
        onConfirm={() => undo.mutate({ other_id }, { onSuccess: () => setAsking(false) })}
        onClose={() => {
          setAsking(false);
          undo.reset();
        }}
      >
        Each record has again what was stored for it. What was booked, paid or written since the merge stays
        with {fullName(person)}.
      </ConfirmDialog>
    </>
  );
}
