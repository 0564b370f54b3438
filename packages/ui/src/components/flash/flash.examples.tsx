import type { Meta } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Flash } from './flash.tsx';

export default { title: 'Words/Flash' } satisfies Meta;

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
      <Button variant="quiet" size="sm">
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
