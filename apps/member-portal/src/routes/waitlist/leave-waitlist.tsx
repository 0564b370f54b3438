import type { WaitlistItem } from '@detroit-well/api-client/contract';
import { leaveWaitlist } from '@detroit-well/booking/waitlist/calls';
import { ConfirmDialog } from '@detroit-well/ui/components/confirm';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { client } from '../../api/client.ts';
import { failureMessage } from '@detroit-well/booking/failure-message';

export interface LeaveRequest {
  readonly item: WaitlistItem;
  /** The member has an offer: leaving passes the spot to the next person. */
  readonly held: boolean;
}

export interface LeaveWaitlistProps {
  readonly leave: LeaveRequest;
  readonly onClose: () => void;
  readonly onLeft: (left: LeaveRequest) => void;
}

/** Asks for confirmation before the member gives up an offer or a position, because neither can be restored. */
export function LeaveWaitlist({ leave, onClose, onLeft }: LeaveWaitlistProps) {
  const { item, held } = leave;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ReactNode>(null);
  const { title } = item.session;

  const confirm = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    const problem = await leaveWaitlist(client, item);
    if (!problem) return onLeft(leave);
    setError(failureMessage(problem.error, problem.message));
    setBusy(false);
  };

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={held ? 'Let this spot go?' : 'Leave this waitlist?'}
      confirmLabel={held ? 'Let it go' : 'Leave Waitlist'}
      cancelLabel={held ? 'Keep it' : 'Stay'}
      busy={busy}
      busyLabel="Leaving..."
      error={error}
    >
      <p>
        {held
          ? `The spot in ${title} goes to the next person right away. You can join the waitlist again, at its end.`
          : `You give up your position for ${title}. You can join again, at the end of the waitlist.`}
      </p>
    </ConfirmDialog>
  );
}
