import { isApiError, isUnknownOutcome, newIdempotencyKey } from '@detroit-well/api-client';
import type { ClosePersonPreview, OfficePerson } from '@detroit-well/api-client';
import { ConfirmDialog } from '@detroit-well/ui/components/confirm';
import { TextField } from '@detroit-well/ui/components/text-field';
import { requiredText } from '@detroit-well/validation/messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fullName } from '../../access/use-person.ts';
import { client } from '../../api/client.ts';
import { personQuery } from '../../api/queries.ts';
import { problemText } from '../../outcomes/problem.ts';
import { showToast } from '../../overlay/toasts.ts';

interface CloseDialogProps {
  readonly person: OfficePerson;
  readonly open: boolean;
  readonly onClose: () => void;
}

const calls = client.office.people;

/** Says what closing an account does before it is done. Enter confirms nothing: no form holds the field. */
export function CloseDialog({ person, open, onClose }: CloseDialogProps) {
  const { id } = person;
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string>();
  /** After an unknown outcome, the same attempt again. */
  const unknown = useRef<{ readonly key: string; readonly sent: string }>(undefined);
  const preview = useQuery({
    queryKey: ['office', 'people', id, 'close'],
    queryFn: ({ signal }) => calls.previewClose({ params: { id } }, { signal }),
    enabled: open,
    staleTime: 0,
    gcTime: 0,
  });
  const close = useMutation({
    mutationFn: async (sent: string) => {
      const idempotencyKey = unknown.current?.sent === sent ? unknown.current.key : newIdempotencyKey();
      unknown.current = { key: idempotencyKey, sent };
      return calls.close({ params: { id }, body: { reason: sent } }, { idempotencyKey });
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: personQuery(id).queryKey });
      void queries.invalidateQueries({ queryKey: ['office', 'people', 'list'] });
      void queries.invalidateQueries({ queryKey: ['office', 'audit'] });
      showToast({ tone: 'ok', title: `The account of ${fullName(person)} was closed.` });
      onClose();
    },
    onError: (error) => {
      if (!isUnknownOutcome(error)) unknown.current = undefined;
      if (isApiError(error)) setWrong(error.fieldErrors.reason?.[0]);
    },
  });
  const confirm = (): void => {
    if (reason.trim() === '') setWrong(requiredText('Reason'));
    else close.mutate(reason.trim());
  };
  const { data } = preview;
  const failure = close.error ?? preview.error;
  return (
    <ConfirmDialog
      open={open}
      title={`Close the account of ${fullName(person)}?`}
      confirmLabel={confirmText(data)}
      cancelLabel="Keep account"
      busy={close.isPending}
      busyLabel="Closing..."
      disabledReason={
        data ? undefined : preview.error ? 'What it does could not be counted.' : 'Counting what it does.'
      }
      error={failure && wrong === undefined ? problemText(failure) : undefined}
      onConfirm={confirm}
      onClose={() => {
        close.reset();
        onClose();
      }}
    >
      <div className="record">
        <p>
          It does what the person’s own deletion does: what is coming is cancelled by the refund policy, and
          personal data, notes and tags are erased for good, but not payments and signed waivers. The person
          gets an email.
        </p>
        {data ? <Counted preview={data} /> : null}
        <TextField
          label="Reason"
          hint="In the audit log, where it stays. Leave out what is personal."
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

function Counted({ preview }: { preview: ClosePersonPreview }) {
  return (
    <dl className="facts" aria-live="polite">
      <dt>Registrations cancelled</dt>
      <dd>{preview.registrations_count}</dd>
      <dt>Waitlists left</dt>
      <dd>{preview.waiting_count}</dd>
      <dt>Refunds</dt>
      <dd>{`$${preview.refund_total}`}</dd>
      <dt>No longer owed</dt>
      <dd>{`$${preview.dropped_total}`}</dd>
    </dl>
  );
}

const confirmText = (preview: ClosePersonPreview | undefined): string =>
  preview === undefined || preview.refund_total === '0.00'
    ? 'Close account'
    : `Close and refund $${preview.refund_total}`;
