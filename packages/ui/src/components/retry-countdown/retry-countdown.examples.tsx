import type { Meta } from '@storybook/react-vite';
import { Flash } from '../flash/flash.tsx';
import { RetryCountdown } from './retry-countdown.tsx';

export default { title: 'Words/Retry countdown', component: RetryCountdown } satisfies Meta;

const until = Date.now() + 42_000;

export const InAForm = () => (
  <Flash
    tone="bad"
    title={
      <>
        <span>Too many registration attempts. Please wait and try again.</span>{' '}
        <RetryCountdown until={until} />
      </>
    }
  />
);
export const InAList = () => (
  <Flash tone="bad" title="The messages could not be loaded.">
    <RetryCountdown until={until} />
  </Flash>
);
export const Over = () => (
  <Flash tone="bad" title="Too many requests.">
    <RetryCountdown until={until - 60_000} />
  </Flash>
);
