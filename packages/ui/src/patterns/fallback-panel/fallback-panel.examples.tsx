import type { Meta } from '@storybook/react-vite';
import { Button } from '../../components/button/button.tsx';
import { FallbackPanel } from './fallback-panel.tsx';

export default { title: 'Patterns/Fallback panel', component: FallbackPanel } satisfies Meta;

const shared = {
  art: <svg viewBox="0 0 10 10" aria-hidden="true" style={{ background: 'var(--maple)' }} />,
  actions: (
    <Button variant="signal" slash>
      Try Again
    </Button>
  ),
};

export const Network = () => (
  <FallbackPanel {...shared} kind="network" headingLevel={2}>
    Network error. Please check your connection.
  </FallbackPanel>
);
export const TimedOut = () => (
  <FallbackPanel
    {...shared}
    kind={0}
    title="Time is up"
    figure={{ text: '0:25', label: '25 seconds' }}
    headingLevel={2}
  >
    Loading timed out. Please check your connection and try again.
  </FallbackPanel>
);
export const Server = () => (
  <FallbackPanel
    {...shared}
    kind={500}
    note="Maximum retry attempts reached."
    requestId="7f3a-02c1"
    headingLevel={2}
  >
    Server error. Please try again later.
  </FallbackPanel>
);
