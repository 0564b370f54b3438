import { isApiError } from '@detroit-well/api-client';
import type { CancelSessionParams, OfficeSession, SessionCancelPreview } from '@detroit-well/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { sessionQuery } from '../api/queries.ts';
import { dollars } from '../format/dollars.ts';
import { ReasonDialog } from '../forms/reason-dialog.tsx';
import { dialogProblem, usePreview } from '../forms/use-preview.ts';
import { showToast } from '../overlay/toasts.ts';
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
      disabledReason={
        data ? undefined : preview.error ? 'The numbers did not load.' : 'Counting who gets what back.'
      }
      hint="In the email, as its people read it."
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
      <p>
        Everyone gets back everything they paid, whatever the policy, and an email with the reason. Both start
        at once. The waitlist is closed. This cannot be undone.
      </p>
      {data ? <CancelledPeople preview={data} /> : null}
    </ReasonDialog>
  );
}

const confirmText = (preview: SessionCancelPreview | undefined): string =>
  preview === undefined || preview.refund_total === '0.00'
    ? 'Cancel session'
    : `Cancel and refund ${dollars(preview.refund_total)}`;

const cancelProblem = (error: Error | null, preview: Error | null): string | undefined =>
  isApiError(error) && error.is('preview_changed')
    ? 'Something changed meanwhile. Nothing was cancelled: look at the new numbers, and confirm them.'
    : dialogProblem(error, preview);
