import {
  isApiError,
  newIdempotencyKey,
  type EndMembershipParams,
  type OfficeMembership,
} from '@detroit-well/api-client';
import { ConfirmDialog } from '@detroit-well/ui/components/confirm';
import { requiredText } from '@detroit-well/validation/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../api/client.ts';
import { useChange } from '../forms/use-change.ts';
import { failureToast, problemText } from '../outcomes/problem.ts';
import { showToast, showUndo } from '../overlay/toasts.ts';
import { ReasonField } from '../forms/reason-field.tsx';
import type { NamedPerson } from '../registrations/register-dialog.tsx';

interface EndDialogProps {
  readonly person: NamedPerson;
  readonly membership: Pick<OfficeMembership, 'id' | 'tier' | 'start_date' | 'end_date' | 'source'>;
  readonly open: boolean;
  readonly onClose: () => void;
}

const calls = client.office.memberships;

/** Ends a membership today. Undoing it grants the same one again, if it was granted. */
export function EndDialog({ person, membership, open, onClose }: EndDialogProps) {
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string>();
  const { id, tier, start_date, end_date, source } = membership;
  async function undo(): Promise<void> {
    try {
      await calls.grant(
        { params: { id: person.id }, body: { tier, start_date, end_date, reason: 'Ending it was undone.' } },
        { idempotencyKey: newIdempotencyKey() },
      );
      showToast({ tone: 'ok', title: 'The membership is back.' });
    } catch (error) {
      showToast(failureToast('The membership did not come back.', error));
    }
    void queries.invalidateQueries({ queryKey: ['office'] });
  }
  const end = useChange({
    send: (body: EndMembershipParams, idempotencyKey) =>
      calls.end({ params: { id: person.id, membership_id: id }, body }, { idempotencyKey }),
    onDone: () => {
      const title = `The membership ${tier} of ${person.name} has ended.`;
      // Nobody gets a bought one back without a payment.
      if (source === 'bought') showToast({ tone: 'ok', title });
      else showUndo(title, () => void undo());
      onClose();
    },
  });
  const confirm = (): void => {
    if (reason.trim() === '') setWrong(requiredText('Reason'));
    else
      end.mutate(
        { reason: reason.trim() },
        { onError: (error) => isApiError(error) && setWrong(error.fieldErrors.reason?.[0]) },
      );
  };
  return (
    <ConfirmDialog
      open={open}
      title={`End the membership of ${person.name}?`}
      confirmLabel="End membership"
      cancelLabel="Keep membership"
      busy={end.isPending}
      busyLabel="Ending..."
      error={end.error && wrong === undefined ? problemText(end.error) : undefined}
      onConfirm={confirm}
      onClose={() => {
        end.reset();
        onClose();
      }}
    >
      <div className="record">
        <p>
          {`${tier} ends today, and the public rate applies from now on. Registrations keep the price that they have.`}
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
