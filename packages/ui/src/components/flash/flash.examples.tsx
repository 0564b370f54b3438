import type { Meta } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { ClockIcon } from '../../icons.tsx';
import { Flash } from './flash.tsx';

export default { title: 'Words/Flash', component: Flash } satisfies Meta;

const nothing = () => undefined;

export const Success = () => (
  <Flash tone="ok" title="Successfully subscribed!" onClose={nothing} autoHideMs={5000}>
    Watch your inbox on Monday.
  </Flash>
);
export const Warning = () => (
  <Flash tone="warn" title="Complete waiver required." live={false}>
    Sign it before you register.
  </Flash>
);
export const Failure = () => (
  <Flash tone="bad" title="Payment failed. Please try again." onClose={nothing} autoHideMs={8000}>
    Your card was not charged.
  </Flash>
);
export const Note = () => <Flash tone="note" title="Availability updates coming soon." />;
export const WithActionOnly = () => (
  <Flash
    tone="warn"
    title="Reconnecting."
    live={false}
    action={
      <Button variant="quiet" size="sm" busyLabel="Trying...">
        Try now
      </Button>
    }
  >
    What you wrote stays here. You can send it when we are back.
  </Flash>
);
export const WithAction = () => (
  <Flash
    tone="bad"
    title="Connection Problem."
    onClose={nothing}
    action={
      <Button variant="quiet" size="sm">
        Try Again
      </Button>
    }
  >
    Network error. Please check your connection.
  </Flash>
);
export const WithIcon = () => (
  <Flash tone="warn" title="Too many requests." icon={<ClockIcon />}>
    Please wait a moment and try again.
  </Flash>
);
export const LongText = () => (
  <div style={{ maxWidth: 340 }}>
    <Flash tone="bad" title="We could not confirm whether your card was charged." onClose={nothing}>
      Do not pay again. We check with the bank and email you within the hour. The reference is
      reg_7f3a02c1e5d94b0a8c6d1f2e3a4b5c6d.
    </Flash>
  </div>
);
export const OnMaple = () => (
  <div data-ground="maple" style={{ display: 'grid', gap: 16, padding: 24 }}>
    <Flash tone="ok" title="Successfully subscribed!" />
    <Flash tone="warn" title="Complete waiver required." />
    <Flash tone="bad" title="Payment failed. Please try again." />
    <Flash tone="note" title="Availability updates coming soon." />
  </div>
);
