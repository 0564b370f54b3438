import type { RegisterWalkInParams, WorklistEntry } from '@detroit-well/api-client';
import { useState } from 'react';
import { client } from '../api/client.ts';
import { ReasonDialog } from '../forms/reason-dialog.tsx';
import { showToast } from '../overlay/toasts.ts';
import { useOverrides } from '../registrations/hindrances.tsx';

/** The rules that can keep somebody out who stood at the door. */
const inTheWay = ['capacity', 'policy'] as const;

/** Registers a walk-in of the worklist after all. The reason sets aside what was in the way, as far as the role may. */
export function RegisterWalkIn({
  entry: { id, title, text, person_name },
}: {
  readonly entry: WorklistEntry;
}) {
  const overriding = useOverrides();
  const [open, setOpen] = useState<boolean>();
  const name = person_name ?? 'The person';
  const body = (reason: string): RegisterWalkInParams => ({
    overrides: inTheWay.filter((override) => overriding.may(override)),
    reason,
  });
  return (
    <>
      <button type="button" aria-label={`Register anyway: ${title}`} onClick={() => setOpen(true)}>
        Register
      </button>
      {open === undefined ? null : (
        <ReasonDialog
          open={open}
          title={`Register ${name} anyway?`}
          confirmLabel="Register anyway"
          cancelLabel="Leave it"
          busyLabel="Registering..."
          body={body}
          send={(sent, idempotencyKey) =>
            client.office.walkIns.register(
              { params: { id: id.slice('walk_in:'.length) }, body: sent },
              { idempotencyKey },
            )
          }
          onDone={() => showToast({ tone: 'ok', title: `${name} is registered and checked in.` })}
          onClose={() => setOpen(false)}
        >
          <p>{text}</p>
          <p className="muted">The time at which the person came stays, and so does what they paid.</p>
        </ReasonDialog>
      )}
    </>
  );
}
