import type { OfficeWaitlistEntry } from '@detroit-well/api-client';
import { ConfirmDialog } from '@detroit-well/ui/components/confirm';
import { client } from '../api/client.ts';
import { useChange } from '../forms/use-change.ts';
import { problemText } from '../outcomes/problem.ts';
import { showToast } from '../overlay/toasts.ts';

interface RemoveDialogProps {
  readonly sessionId: string;
  readonly entry: OfficeWaitlistEntry;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Removes a person from a waitlist. It asks first: who comes back is last. */
export function RemoveDialog({ sessionId, entry, open, onClose }: RemoveDialogProps) {
  const { id, name, position, state } = entry;
  const remove = useChange({
    send: (removed: string, idempotencyKey) =>
      client.office.waitlist.remove({ params: { id: sessionId, entry: removed } }, { idempotencyKey }),
    onDone: () => {
      showToast({ tone: 'ok', title: `${name} is off the waitlist.` });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open={open}
      title={`Remove ${name} from the waitlist?`}
      confirmLabel="Remove"
      cancelLabel="Keep on the list"
      busy={remove.isPending}
      busyLabel="Removing..."
      error={remove.error ? problemText(remove.error) : undefined}
      onConfirm={() => remove.mutate(id)}
      onClose={() => {
        remove.reset();
        onClose();
      }}
    >
      <p>
        {`${name} loses place ${position}, and would come back at the end. Nobody is emailed.`}
        {state === 'offered' ? ' The spot goes to the next person.' : ''}
      </p>
    </ConfirmDialog>
  );
}
