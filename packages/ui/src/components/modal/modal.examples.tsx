import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { Alternatives } from '../../patterns/alternatives/alternatives.tsx';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Modal } from './modal.tsx';

export default { title: 'Layers/Modal', component: Modal } satisfies Meta;

const alternatives = [
  { id: 'a', day: '21', title: 'Slow Flow, Deep House', detail: 'Sat, 9:00 AM, 6 spots', action: register() },
  { id: 'b', day: '24', title: 'Balance Lab', detail: 'Tue, 6:00 PM, 3 spots', action: register() },
];

function register() {
  return <Button size="sm">Register Now</Button>;
}

export const Wide = () => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Edit Profile"
        size="wide"
        footer={
          <Button variant="signal" slash>
            Save Changes
          </Button>
        }
      >
        <TextField label="Display name" defaultValue="Danielle W." />
      </Modal>
    </>
  );
};

export const Split = () => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal open={open} onClose={() => setOpen(false)} title="Sell to Danielle" size="split">
        <div className="row" style={{ padding: 24, gap: 24 }}>
          <p>What is chosen, and how it is paid.</p>
          <p>What it costs, and what happens next.</p>
        </div>
      </Modal>
    </>
  );
};

export const Danger = () => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Delete account"
        tone="danger"
        footer={
          <Button variant="danger" onClick={() => setOpen(false)}>
            Delete account
          </Button>
        }
      >
        <p>Your registrations, messages and saved cards are deleted. Receipts stay for seven years.</p>
      </Modal>
    </>
  );
};

export const Locked = () => (
  <Modal
    open
    locked
    onClose={() => undefined}
    title="Confirming with your bank"
    footer={<Button busy>Waiting</Button>}
  >
    <p>Keep this page open. Your bank shows its own window.</p>
  </Modal>
);

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
        <Alternatives label="Other sessions" items={alternatives} />
        <div className="row" style={{ gap: '4px 28px' }}>
          <Checkbox label="Email me" defaultChecked />
          <Checkbox label="Text me" />
        </div>
      </Modal>
    </>
  );
};
