import type { OfficeMembership } from '@detroit-well/api-client';
import { addDays, formatMediumDay } from '@detroit-well/config/studio-time';
import { client } from '../api/client.ts';
import { ReasonDialog } from '../forms/reason-dialog.tsx';
import { showToast } from '../overlay/toasts.ts';
import type { NamedPerson } from '../registrations/register-dialog.tsx';

interface CancelDialogProps {
  readonly person: NamedPerson;
  readonly membership: Pick<OfficeMembership, 'id' | 'tier' | 'state' | 'next_payment_on'>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Stops the renewals of a person, and says until when the membership holds. */
export function CancelDialog({ person, membership, open, onClose }: CancelDialogProps) {
  const { id, tier } = membership;
  return (
    <ReasonDialog
      open={open}
      title={`Cancel the membership of ${person.name}?`}
      confirmLabel="Cancel membership"
      cancelLabel="Keep it running"
      busyLabel="Cancelling..."
      body={(reason) => ({ reason })}
      send={(body, idempotencyKey) =>
        client.office.memberships.cancel(
          { params: { id: person.id, membership_id: id }, body },
          { idempotencyKey },
        )
      }
      onDone={({ end_date: lastDay }) =>
        showToast({
          tone: 'ok',
          title: `${tier} of ${person.name} is cancelled.`,
          ...(lastDay && { text: `It holds through ${formatMediumDay(lastDay)}.` }),
        })
      }
      onClose={onClose}
    >
      <p>{`${holdsText(membership)} ${person.name} gets an email, and can take it back until then.`}</p>
    </ReasonDialog>
  );
}

const holdsText = ({ tier, state, next_payment_on: next }: CancelDialogProps['membership']): string =>
  state === 'past_due' || next === null
    ? `${tier} ends today, because its payment is due.`
    : `${tier} holds through ${formatMediumDay(addDays(next, -1))}, and does not renew.`;
