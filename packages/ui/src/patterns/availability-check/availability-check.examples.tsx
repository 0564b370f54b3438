import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Flash } from '../../components/flash/flash.tsx';
import { Modal } from '../../components/modal/modal.tsx';
import { RetryCountdown } from '../../components/retry-countdown/retry-countdown.tsx';
import { AvailabilityBody, AvailabilityPlate, CountingSpots, SpotsFound } from './availability-check.tsx';

export default { title: 'Patterns/Availability check', component: AvailabilityBody } satisfies Meta;

const opened = Date.now();

function Check({ title, children, action }: { title: string; children: ReactNode; action: string }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        footer={
          <Button variant="line" onClick={() => setOpen(false)}>
            {action}
          </Button>
        }
      >
        <AvailabilityPlate day="14" title="Rhythm & Glide" detail="Saturday, March 14, 6:30 PM EDT" />
        <AvailabilityBody>{children}</AvailabilityBody>
      </Modal>
    </>
  );
}

export const Checking = () => (
  <Check title="Checking availability" action="Cancel">
    <CountingSpots />
  </Check>
);

export const AlmostFull = () => (
  <Check title="Almost Full" action="Not now">
    <SpotsFound taken={14} max={16} label="2 of 16 spots available" almostFull>
      Checked just now.
    </SpotsFound>
  </Check>
);

export const Failed = () => (
  <Check title="Unable to check availability" action="Cancel">
    <Flash tone="bad" title="Network error. Please check your connection." />
  </Check>
);

export const Closed = () => (
  <Check title="Registration is closed" action="Close">
    <p role="status">Registration for this session has ended.</p>
  </Check>
);

export const RateLimited = () => (
  <Check title="Unable to check availability" action="Cancel">
    <Flash
      tone="bad"
      title={
        <>
          <span>Too many requests.</span> <RetryCountdown until={opened + 75_000} />
        </>
      }
    />
  </Check>
);
export const Available = () => (
  <Check title="Spots available" action="Not now">
    <SpotsFound taken={5} max={16} label="11 of 16 spots available" almostFull={false}>
      Checked just now.
    </SpotsFound>
  </Check>
);

export const Unlimited = () => (
  <Check title="Spots available" action="Not now">
    <SpotsFound taken={41} max={null} label="Unlimited spots" almostFull={false}>
      Checked just now.
    </SpotsFound>
  </Check>
);
