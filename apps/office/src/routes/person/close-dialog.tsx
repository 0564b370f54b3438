import type { ClosePersonParams, ClosePersonPreview, OfficePerson } from '@detroit-well/api-client';
import { Status } from '@detroit-well/ui/components/status';
import { fullName } from '../../access/use-person.ts';
import { client } from '../../api/client.ts';
import { dollars, exactDollars } from '../../format/dollars.ts';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { dialogProblem, usePreview } from '../../forms/use-preview.ts';
import { showToast } from '../../overlay/toasts.ts';

interface CloseDialogProps {
  readonly person: OfficePerson;
  readonly open: boolean;
  readonly onClose: () => void;
}

const calls = client.office.people;

/** Says what closing an account does before it is done. */
export function CloseDialog({ person, open, onClose }: CloseDialogProps) {
  const { id } = person;
  const preview = usePreview(
    ['close', id],
    (options) => calls.previewClose({ params: { id } }, options),
    open,
  );
  const { data } = preview;
  return (
    <ReasonDialog
      open={open}
      title={`Close the account of ${fullName(person)}?`}
      confirmLabel={confirmText(data)}
      cancelLabel="Keep account"
      busyLabel="Closing..."
      disabledReason={
        data ? undefined : preview.error ? 'What it does could not be counted.' : 'Counting what it does.'
      }
      hint="In the audit log, where it stays. Leave out what is personal."
      problem={(error) => dialogProblem(error, preview.error)}
      body={(reason): ClosePersonParams => ({ reason })}
      send={(body, idempotencyKey) => calls.close({ params: { id }, body }, { idempotencyKey })}
      onDone={() => showToast({ tone: 'ok', title: `The account of ${fullName(person)} was closed.` })}
      onClose={onClose}
    >
      <p>
        It does what the person’s own deletion does: what is coming is cancelled by the refund policy, and
        personal data, notes and tags are erased for good, but not payments and signed waivers. The person
        gets an email.
      </p>
      {data ? <Counted preview={data} /> : null}
    </ReasonDialog>
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
