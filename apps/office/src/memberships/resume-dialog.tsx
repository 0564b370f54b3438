import { isApiError, type OfficeMembership } from '@detroit-well/api-client';
import { ConfirmDialog } from '@detroit-well/ui/components/confirm';
import { requiredText } from '@detroit-well/validation/messages';
import { useState } from 'react';
import { client } from '../api/client.ts';
import { ReasonField } from '../forms/reason-field.tsx';
import { useChange } from '../forms/use-change.ts';
import { problemText } from '../outcomes/problem.ts';
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
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string>();
  const { id, tier, state } = membership;
  const resume = useChange({
    send: (body: { reason: string }, idempotencyKey) =>
      client.office.memberships.resume(
        { params: { id: person.id, membership_id: id }, body },
        { idempotencyKey },
      ),
    onDone: ({ next_payment_on: next }) => {
      showToast({
        tone: 'ok',
        title: `${tier} of ${person.name} goes on.`,
        ...nextPaymentText(next),
      });
      onClose();
    },
  });
  const confirm = (): void => {
    if (reason.trim() === '') setWrong(requiredText('Reason'));
    else
      resume.mutate(
        { reason: reason.trim() },
        { onError: (error) => isApiError(error) && setWrong(error.fieldErrors.reason?.[0]) },
      );
  };
  return (
    <ConfirmDialog
      open={open}
      title={state === 'paused' ? `Resume the membership of ${person.name}?` : 'Take the pause back?'}
      confirmLabel={state === 'paused' ? 'Resume today' : 'Take it back'}
      cancelLabel="Keep the pause"
      busy={resume.isPending}
      busyLabel="Saving..."
      error={resume.error && wrong === undefined ? problemText(resume.error) : undefined}
      onConfirm={confirm}
      onClose={() => {
        resume.reset();
        onClose();
      }}
    >
      <div className="record">
        <p>
          {state === 'paused'
            ? 'The member rate applies from today, and the paid days that are left count from today.'
            : 'The membership goes on, and the next payment is on its old day.'}
        </p>
        <ReasonField
          value={reason}
          onChange={(value) => {
            setReason(value);
            setWrong(undefined);
          }}
          error={wrong}
        />
      </div>
    </ConfirmDialog>
  );
}
