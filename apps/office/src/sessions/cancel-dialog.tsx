import { isApiError } from '@detroit-well/api-client';
import type { CancelSessionParams, OfficeSession, SessionCancelPreview } from '@detroit-well/api-client';
import { ConfirmDialog } from '@detroit-well/ui/components/confirm';
import { requiredText } from '@detroit-well/validation/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../api/client.ts';
import { sessionQuery } from '../api/queries.ts';
import { dollars } from '../format/dollars.ts';
import { useChange } from '../forms/use-change.ts';
import { dialogProblem, usePreview } from '../forms/use-preview.ts';
import { showToast } from '../overlay/toasts.ts';
import { ReasonField } from '../forms/reason-field.tsx';
import { CancelledPeople } from './cancelled-people.tsx';

interface CancelDialogProps {
  readonly session: OfficeSession;
  readonly open: boolean;
  readonly onClose: () => void;
}

const calls = client.office.sessions;

/** Says who gets what back before a session is cancelled. Enter confirms nothing: no form holds the fields. */
export function CancelDialog({ session, open, onClose }: CancelDialogProps) {
  const { id, title } = session;
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string>();
  const key = ['cancel', id] as const;
  const preview = usePreview(key, (options) => calls.previewCancel({ params: { id } }, options), open);
  const cancel = useChange({
    send: (body: CancelSessionParams, idempotencyKey) =>
      calls.cancel({ params: { id }, body }, { idempotencyKey }),
    onDone: (cancelled) => {
      queries.setQueryData(sessionQuery(id).queryKey, cancelled);
      showToast({ tone: 'ok', title: `${title} was cancelled.` });
      onClose();
    },
  });
  const { data } = preview;
  const confirm = (): void => {
    if (!data) return;
    if (reason.trim() === '') {
      setWrong(requiredText('Reason'));
      return;
    }
    cancel.mutate(
      { reason: reason.trim(), preview_token: data.preview_token },
      {
        onError: (error) => {
          if (!isApiError(error)) return;
          if (error.is('preview_changed')) queries.setQueryData(['preview', ...key], error.details.preview);
          setWrong(error.fieldErrors.reason?.[0]);
        },
      },
    );
  };
  return (
    <ConfirmDialog
      open={open}
      title={`Cancel ${title}?`}
      confirmLabel={confirmText(data)}
      cancelLabel="Keep session"
      busy={cancel.isPending}
      busyLabel="Cancelling..."
      disabledReason={
        data ? undefined : preview.error ? 'The numbers did not load.' : 'Counting who gets what back.'
      }
      error={wrong === undefined ? cancelProblem(cancel.error, preview.error) : undefined}
      onConfirm={confirm}
      onClose={() => {
        cancel.reset();
        onClose();
      }}
    >
      <div className="record">
        <p>
          Everyone gets back everything they paid, whatever the policy, and an email with the reason. Both
          start at once. The waitlist is closed. This cannot be undone.
        </p>
        {data ? <CancelledPeople preview={data} /> : null}
        <ReasonField
          hint="In the email, as its people read it."
          value={reason}
          error={wrong}
          onChange={(value) => {
            setReason(value);
            setWrong(undefined);
          }}
        />
      </div>
    </ConfirmDialog>
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
