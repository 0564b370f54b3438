import { ConfirmDialog } from '@detroit-well/ui/components/confirm';
import type { OfficeMembership } from '@detroit-well/api-client';
import { client } from '../api/client.ts';
import { useChange } from '../forms/use-change.ts';
import { problemText } from '../outcomes/problem.ts';
import { showToast } from '../overlay/toasts.ts';
import type { NamedPerson } from '../registrations/register-dialog.tsx';

interface CardLinkDialogProps {
  readonly person: NamedPerson;
  readonly membership: Pick<OfficeMembership, 'id' | 'tier'>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Emails a person the page on which they choose the card of their membership. */
export function CardLinkDialog({ person, membership, open, onClose }: CardLinkDialogProps) {
  const params = { id: person.id, membership_id: membership.id };
  const change = useChange({
    send: (_body: object, idempotencyKey) =>
      client.office.memberships.sendCardLink({ params }, { idempotencyKey }),
    onDone: ({ sent_to: to }) => {
      showToast({ tone: 'ok', title: `The link was sent to ${to}.` });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open={open}
      tone="signal"
      title={`Send ${person.name} a link to the card?`}
      confirmLabel="Send link"
      cancelLabel="Not now"
      busyLabel="Sending..."
      busy={change.isPending}
      error={change.error ? problemText(change.error) : undefined}
      onConfirm={() => change.mutate({})}
      onClose={() => {
        change.reset();
        onClose();
      }}
    >
      {`An email leads to the page of ${membership.tier}, where ${person.name} chooses the card or pays what is due. Nothing is charged by sending it.`}
    </ConfirmDialog>
  );
}
