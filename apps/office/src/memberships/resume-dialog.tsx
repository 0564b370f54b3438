import type { OfficeMembership } from '@detroit-well/api-client';
import { client } from '../api/client.ts';
import { ReasonDialog } from '../forms/reason-dialog.tsx';
import { showToast } from '../overlay/toasts.ts';
import type { NamedPerson } from '../registrations/register-dialog.tsx';
import { nextPaymentText } from './next-payment-text.ts';

interface ResumeDialogProps {
  readonly person: NamedPerson;
  readonly membership: Pick<OfficeMembership, 'id' | 'tier' | 'state'>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Ends a pause today, or takes back one that has not begun. */
export function ResumeDialog({ person, membership, open, onClose }: ResumeDialogProps) {
  const { id, tier, state } = membership;
  const isPaused = state === 'paused';
  return (
    <ReasonDialog
      open={open}
      title={isPaused ? `Resume the membership of ${person.name}?` : 'Take the pause back?'}
      confirmLabel={isPaused ? 'Resume today' : 'Take it back'}
      cancelLabel="Keep the pause"
      busyLabel="Saving..."
      body={(reason) => ({ reason })}
      send={(body, idempotencyKey) =>
        client.office.memberships.resume(
          { params: { id: person.id, membership_id: id }, body },
          { idempotencyKey },
        )
      }
      onDone={({ next_payment_on: next }) =>
        showToast({ tone: 'ok', title: `${tier} of ${person.name} goes on.`, ...nextPaymentText(next) })
      }
      onClose={onClose}
    >
      <p>
        {isPaused
          ? 'The member rate applies from today, and the paid days that are left count from today.'
          : 'The membership goes on, and the next payment is on its old day.'}
      </p>
    </ReasonDialog>
  );
}
