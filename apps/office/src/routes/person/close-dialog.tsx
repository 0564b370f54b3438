import { isApiError } from '@detroit-well/api-client';
import type { ClosePersonParams, ClosePersonPreview, OfficePerson } from '@detroit-well/api-client';
import { Status } from '@detroit-well/ui/components/status';
import { ConfirmDialog } from '@detroit-well/ui/components/confirm';
import { requiredText } from '@detroit-well/validation/messages';
import { useState } from 'react';
import { fullName } from '../../access/use-person.ts';
import { client } from '../../api/client.ts';
import { dollars, exactDollars } from '../../format/dollars.ts';
import { useChange } from '../../forms/use-change.ts';
import { dialogProblem, usePreview } from '../../forms/use-preview.ts';
import { showToast } from '../../overlay/toasts.ts';
import { ReasonField } from '../../forms/reason-field.tsx';

interface CloseDialogProps {
  readonly person: OfficePerson;
  readonly open: boolean;
  readonly onClose: () => void;
}

const calls = client.office.people;

/** Says what closing an account does before it is done. Enter confirms nothing: no form holds the field. */
export function CloseDialog({ person, open, onClose }: CloseDialogProps) {
  const { id } = person;
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string>();
  const preview = usePreview(
    ['close', id],
    (options) => calls.previewClose({ params: { id } }, options),
    open,
  );
  const close = useChange({
    send: (body: ClosePersonParams, idempotencyKey) =>
      calls.close({ params: { id }, body }, { idempotencyKey }),
    onDone: () => {
      showToast({ tone: 'ok', title: `The account of ${fullName(person)} was closed.` });
      onClose();
    },
  });
  const confirm = (): void => {
    if (reason.trim() === '') {
      setWrong(requiredText('Reason'));
      return;
    }
    close.mutate(
      { reason: reason.trim() },
      { onError: (error) => isApiError(error) && setWrong(error.fieldErrors.reason?.[0]) },
    );
  };
  const { data } = preview;
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
      error={wrong === undefined ? dialogProblem(close.error, preview.error) : undefined}
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
        <ReasonField
          hint="In the audit log, where it stays. Leave out what is personal."
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

function Counted({ preview }: { preview: ClosePersonPreview }) {
  return (
    <dl className="facts" aria-live="polite">
      <dt>Registrations cancelled</dt>
      <dd>{preview.registrations_count}</dd>
      <dt>Waitlists left</dt>
      <dd>{preview.waiting_count}</dd>
      <dt>Refunds</dt>
      <dd>{exactDollars(preview.refund_total)}</dd>
      <dt>No longer owed</dt>
      <dd>{exactDollars(preview.dropped_total)}</dd>
      {preview.forfeited_credit === '0.00' ? null : (
        <>
          <dt>Studio credit lost</dt>
          <dd>
            <Status tone="bad">{exactDollars(preview.forfeited_credit)}</Status>
          </dd>
        </>
      )}
    </dl>
  );
}

const confirmText = (preview: ClosePersonPreview | undefined): string =>
  preview === undefined || preview.refund_total === '0.00'
    ? 'Close account'
    : `Close and refund ${dollars(preview.refund_total)}`;
