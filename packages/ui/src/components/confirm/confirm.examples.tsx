import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from './confirm.tsx';

export default { title: 'Layers/Confirm' } satisfies Meta;

export const DeleteAddress = () => {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={open}
        onClose={close}
        onConfirm={close}
        title="Delete billing address"
        confirmLabel="Delete"
        error="Failed to delete address. Please try again."
      >
        <p>Are you sure you want to delete your billing address? This action cannot be undone.</p>
      </ConfirmDialog>
    </>
  );
};
