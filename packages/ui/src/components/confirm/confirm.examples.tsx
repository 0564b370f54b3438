import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from './confirm.tsx';
import type { ConfirmDialogProps } from './confirm.tsx';

export default { title: 'Layers/Confirm', component: ConfirmDialog } satisfies Meta;

function DeleteAddressDialog(
  props: Pick<ConfirmDialogProps, 'busy' | 'disabledReason' | 'error' | 'errorDetail'>,
) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete
      </Button>
      <ConfirmDialog
        {...props}
        open={open}
        onClose={close}
        onConfirm={close}
        title="Delete billing address"
        confirmLabel="Delete"
      >
        <p>Are you sure you want to delete your billing address? This action cannot be undone.</p>
      </ConfirmDialog>
    </>
  );
}

export const DeleteAddress = () => <DeleteAddressDialog />;
export const NotYet = () => <DeleteAddressDialog disabledReason="Looking for sessions that use it." />;
export const Busy = () => <DeleteAddressDialog busy />;
export const Failed = () => <DeleteAddressDialog error="Failed to delete address. Please try again." />;
export const UnknownOutcome = () => (
  <DeleteAddressDialog
    error="Network error. Please check your connection."
    errorDetail="The address may be deleted already. It is safe to try again."
  />
);

export const LeaveWaitlist = () => {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Leave Waitlist</Button>
      <ConfirmDialog
        open={open}
        onClose={close}
        onConfirm={close}
        tone="signal"
        title="Leave the waitlist?"
        confirmLabel="Leave Waitlist"
        cancelLabel="Stay"
      >
        <p>You are number 2 of 5. If you join again, you start at the end.</p>
      </ConfirmDialog>
    </>
  );
};
