import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Cancellation, RegisteredSessionDetail } from '@detroit-well/api-client/contract';
import { describe } from '@detroit-well/api-client/errors';
import { ConfirmDialog } from '@detroit-well/ui/components/confirm';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { TextArea } from '@detroit-well/ui/components/text-area';
import { CloseIcon } from '@detroit-well/ui/icons';
import { useLayer } from '@detroit-well/ui/layer';
import { ActionButton } from '@detroit-well/ui/patterns/action-row';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { DraftNotice } from '../../drafts/draft-notice.tsx';
import { useDraft } from '../../drafts/use-draft.ts';
import { failureMessage } from '@detroit-well/booking/failure-message';
import { cancelPreviewQuery, refreshAfterRegistration } from '../../api/queries.ts';
import { storedRequest } from '@detroit-well/booking/idempotency-keys';
import { registerAttempts } from '../../registration/attempts.ts';
import { previewText } from './refund-text.ts';

/** Cancels a registration: shows the expected refund before, and the refund that the server stored after. */
export function CancelRegistration({
  session,
  onCancelled,
}: {
  session: RegisteredSessionDetail;
  /** Called with the refund, or null when the response contains none. */
  onCancelled: (refund: Cancellation['refund'] | null) => void;
}) {
  const queries = useQueryClient();
  const { registration } = session;
  const { can_cancel: canCancel } = registration.cancellation;
  const draft = useDraft<string>(`cancel:${registration.public_id}`);
  // The sign-in ended while the question was open.
  const question = useLayer('cancel-registration', {
    named: () => (draft.interrupted && canCancel ? true : null),
  });
  const open = question.shown !== null;
  const [reason, setReason] = useState(draft.found ?? '');
  const preview = useQuery({ ...cancelPreviewQuery(session.public_id), enabled: open });

  const close = (): void => {
    draft.end();
    question.close();
  };

  const request = storedRequest(`cancel:${registration.public_id}`);
  const cancel = useMutation({
    mutationFn: () => {
      const body = { reason: reason.trim() || undefined };
      const idempotencyKey = request.keyFor(body);
      return client.registeredSessions.cancel(
        { params: { id: session.public_id }, body },
        { idempotencyKey },
      );
    },
    onSuccess: ({ refund }) => {
      request.end();
      // Another registration for this session is another attempt.
      registerAttempts(session.public_id).clear();
      draft.end();
      question.end();
      onCancelled(refund);
      return refreshAfterRegistration(queries);
    },
    onError: (error) => request.end(error),
  });
  const problem = cancel.error
    ? failureMessage(cancel.error, describe(cancel.error, 'cancelRegistration').message)
    : null;

  return (
    <li hidden={!canCancel}>
      {canCancel ? (
        <ActionButton tone="bad" icon={<CloseIcon />} more="registration" onClick={() => question.open(true)}>
          Cancel
        </ActionButton>
      ) : null}
      <ConfirmDialog
        open={open}
        onClose={close}
        onConfirm={() => {
          if (!cancel.isPending) cancel.mutate();
        }}
        disabledReason={reasonToWait(preview)}
        title="Cancel this registration?"
        confirmLabel="Cancel registration"
        cancelLabel="Keep my spot"
        busy={cancel.isPending}
        error={
          problem ??
          (preview.isError ? 'We couldn’t load your refund amount. Close this and try again.' : null)
        }
      >
        <div className="rs__ask">
          {preview.data ? (
            <p>{previewText(preview.data)}</p>
          ) : preview.isError ? null : (
            <Skeleton height={48} />
          )}
          <DraftNotice
            draft={draft}
            onDiscard={() => {
              draft.discard();
              setReason('');
            }}
          />
          <TextArea
            label="Reason"
            optional
            maxLength={1000}
            value={reason}
            onChange={({ target: { value } }) => {
              setReason(value);
              draft.keep(value || null);
            }}
          />
        </div>
      </ConfirmDialog>
    </li>
  );
}

/** The member confirms only when the refund is on the screen. */
function reasonToWait({ data, isError }: { data: unknown; isError: boolean }): string | undefined {
  if (data !== undefined) return undefined;
  return isError ? 'Your refund is not known.' : 'Loading your refund...';
}
