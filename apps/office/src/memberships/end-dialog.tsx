import { newIdempotencyKey, type EndMembershipParams, type OfficeMembership } from '@detroit-well/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { ReasonDialog } from '../forms/reason-dialog.tsx';
import { failureToast } from '../outcomes/problem.ts';
import { showToast, showUndo } from '../overlay/toasts.ts';
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
  return (
    <ReasonDialog
      open={open}
      title={`End the membership of ${person.name}?`}
      confirmLabel="End membership"
      cancelLabel="Keep membership"
      busyLabel="Ending..."
      body={(reason): EndMembershipParams => ({ reason })}
      send={(body, idempotencyKey) =>
        calls.end({ params: { id: person.id, membership_id: id }, body }, { idempotencyKey })
      }
      onDone={() => {
        const title = `The membership ${tier} of ${person.name} has ended.`;
        // Nobody gets a bought one back without a payment.
        if (source === 'bought') showToast({ tone: 'ok', title });
        else showUndo(title, () => void undo());
      }}
      onClose={onClose}
    >
      <p>
        {`${tier} ends today, and the public rate applies from now on. Registrations keep the price that they have.`}
      </p>
    </ReasonDialog>
  );
}
