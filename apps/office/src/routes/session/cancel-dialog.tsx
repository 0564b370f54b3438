import { isApiError, isUnknownOutcome, newIdempotencyKey } from '@detroit-well/api-client';
import type { OfficeSession, SessionCancelPreview } from '@detroit-well/api-client';
import { ConfirmDialog } from '@detroit-well/ui/components/confirm';
import { TextField } from '@detroit-well/ui/components/text-field';
import { requiredText } from '@detroit-well/validation/messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { client } from '../../api/client.ts';
import { sessionQuery } from '../../api/queries.ts';
import { problemText } from '../../outcomes/problem.ts';
import { showToast } from '../../overlay/toasts.ts';

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
  /** After an unknown outcome, the same attempt again. */
  const unknown = useRef<{ readonly key: string; readonly sent: string }>(undefined);
  const key = ['office', 'sessions', id, 'cancel'];
  const preview = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => calls.previewCancel({ params: { id } }, { signal }),
    enabled: open,
    staleTime: 0,
    gcTime: 0,
  });
  const cancel = useMutation({
    mutationFn: async (token: string) => {
      const body = { reason: reason.trim(), preview_token: token };
      const sent = JSON.stringify(body);
      const idempotencyKey = unknown.current?.sent === sent ? unknown.current.key : newIdempotencyKey();
      unknown.current = { key: idempotencyKey, sent };
      return calls.cancel({ params: { id }, body }, { idempotencyKey });
    },
    onSuccess: (cancelled) => {
      queries.setQueryData(sessionQuery(id).queryKey, cancelled);
      void queries.invalidateQueries({ queryKey: ['office', 'sessions', 'list'] });
      void queries.invalidateQueries({ queryKey: ['office', 'audit'] });
      showToast({ tone: 'ok', title: `${title} was cancelled.` });
      onClose();
    },
    onError: (error) => {
      if (!isUnknownOutcome(error)) unknown.current = undefined;
      if (!isApiError(error)) return;
      if (error.is('preview_changed')) queries.setQueryData(key, error.details.preview);
      setWrong(error.fieldErrors.reason?.[0]);
    },
  });
  const { data } = preview;
  const confirm = (): void => {
    if (!data) return;
    if (reason.trim() === '') setWrong(requiredText('Reason'));
    else cancel.mutate(data.preview_token);
  };
  const failure = cancel.error ?? preview.error;
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
      error={failure && wrong === undefined ? cancelProblem(failure) : undefined}
      onConfirm={confirm}
      onClose={() => {
        cancel.reset();
        onClose();
      }}
    >
      <div className="record">
        <p>
          Everyone gets back everything they paid, whatever the policy, and an email with the reason. The
          waitlist is closed. This cannot be undone.
        </p>
        {data ? <Counted preview={data} /> : null}
        <TextField
          label="Reason"
          hint="In the email, as its people read it."
          maxLength={200}
          autoComplete="off"
          value={reason}
          error={wrong}
          onChange={({ target }) => {
            setReason(target.value);
            setWrong(undefined);
          }}
        />
      </div>
    </ConfirmDialog>
  );
}

function Counted({ preview }: { preview: SessionCancelPreview }) {
  return (
    <dl className="facts" aria-live="polite">
      <dt>Registered</dt>
      <dd>{preview.people_count}</dd>
      <dt>On the waitlist</dt>
      <dd>{preview.waiting_count}</dd>
      <dt>Refunds</dt>
      <dd>{`$${preview.refund_total}`}</dd>
    </dl>
  );
}

const confirmText = (preview: SessionCancelPreview | undefined): string =>
  preview === undefined || preview.refund_total === '0.00'
    ? 'Cancel session'
    : `Cancel and refund $${preview.refund_total}`;

const cancelProblem = (error: Error): string =>
  isApiError(error) && error.is('preview_changed')
    ? 'Something changed meanwhile. Nothing was cancelled: look at the new numbers, and confirm them.'
    : problemText(error);
