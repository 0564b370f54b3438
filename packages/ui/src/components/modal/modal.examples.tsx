import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Modal } from './modal.tsx';

export default { title: 'Layers/Modal' } satisfies Meta;

export const SessionFull = () => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Session Full"
        footer={
          <>
            <Button variant="signal" slash>
              Join waitlist
            </Button>
            <Button variant="line" onClick={() => setOpen(false)}>
              Not now
            </Button>
          </>
        }
      >
        <p>All 16 spots in Slow Flow, Deep House are taken. Join the waitlist, or take one of these.</p>
        <Checkbox label="Email me" defaultChecked />
      </Modal>
    </>
  );
};
