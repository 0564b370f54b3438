import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { FailureFlash } from '../failure-flash/failure-flash.tsx';
import { Modal } from '../modal/modal.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly tone?: 'signal' | 'danger';
  readonly busy?: boolean;
  readonly busyLabel?: string;
  /** Why the action cannot be confirmed yet. */
  readonly disabledReason?: string | undefined;
  /** The problem with the last attempt. */
  readonly error?: ReactNode;
  /** Shown below the error, for example that the outcome is unknown. */
  readonly errorDetail?: ReactNode;
}

/**
 * Asks for confirmation before an action that is hard to undo.
 *
 * @do Name the object in the title and the action on the button: Delete billing address, Delete.
 * @do Show a failed attempt in `error` and leave the dialog open.
 * @dont Ask for confirmation of something that can be undone.
 * @dont Label the buttons Yes and No.
 * @accessibility A modal dialog whose title takes the focus. Esc and the scrim cancel, except while the action runs.
 *   Focus returns to the button that opened it.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, onConfirm, title, children, confirmLabel, cancelLabel = 'Cancel' } = props;
  const {
    tone = 'danger',
    busy = false,
    busyLabel = 'Processing...',
    disabledReason,
    error,
    errorDetail,
  } = props;
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      tone={tone}
      locked={busy}
      footer={
        <>
          <Button
            variant={tone}
            busy={busy}
            busyLabel={busyLabel}
            disabledReason={disabledReason}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
          <Button variant="line" disabled={busy} onClick={onClose}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      {error ? <FailureFlash message={error} detail={errorDetail} /> : null}
      {children}
    </Modal>
  );
}
