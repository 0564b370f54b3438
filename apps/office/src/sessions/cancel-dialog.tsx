import type { CancelSessionParams, OfficeSession, SessionCancelPreview } from '@detroit-well/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { sessionQuery } from '../api/queries.ts';
import { dollars } from '../format/dollars.ts';
import { ReasonDialog } from '../forms/reason-dialog.tsx';
import { usePreview } from '../forms/use-preview.ts';
import { showToast } from '../overlay/toasts.ts';
import { cancelProblem, noWayBack, reasonHint, waitsForNumbers } from './cancel-texts.ts';
import { CancelledPeople } from './cancelled-people.tsx';

interface CancelDialogProps {
  readonly session: OfficeSession;
  readonly open: boolean;
  readonly onClose: () => void;
}

const calls = client.office.sessions;

/** Says who gets what back before a session is cancelled. */
export function CancelDialog({ session, open, onClose }: CancelDialogProps) {
  const { id, title } = session;
  const queries = useQueryClient();
  const key = ['cancel', id] as const;
  const preview = usePreview(key, (options) => calls.previewCancel({ params: { id } }, options), open);
  const { data } = preview;
  return (
    <ReasonDialog
      open={open}
      title={`Cancel ${title}?`}
      confirmLabel={confirmText(data)}
      cancelLabel="Keep session"
      busyLabel="Cancelling..."
      disabledReason={waitsForNumbers(data !== undefined, preview.error)}
      hint={reasonHint}
      problem={(error) => cancelProblem(error, preview.error)}
      body={(reason): CancelSessionParams => ({ reason, preview_token: data?.preview_token ?? '' })}
      send={(body, idempotencyKey) => calls.cancel({ params: { id }, body }, { idempotencyKey })}
      onDone={(cancelled) => {
        queries.setQueryData(sessionQuery(id).queryKey, cancelled);
        showToast({ tone: 'ok', title: `${title} was cancelled.` });
      }}
      onFailed={(error) => {
        if (error.is('preview_changed')) queries.setQueryData(['preview', ...key], error.details.preview);
      }}
      onClose={onClose}
    >
      <p>{`Everyone gets back everything they paid, whatever the policy, and an email with the reason. ${noWayBack}`}</p>
      {data ? <CancelledPeople preview={data} /> : null}
    </ReasonDialog>
  );
}

const confirmText = (preview: SessionCancelPreview | undefined): string =>
  preview === undefined || preview.refund_total === '0.00'
    ? 'Cancel session'
    : `Cancel and refund ${dollars(preview.refund_total)}`;
