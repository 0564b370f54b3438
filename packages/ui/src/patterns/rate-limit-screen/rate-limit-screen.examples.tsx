import type { Meta } from '@storybook/react-vite';
import { ButtonLink } from '../../components/button/button.tsx';
import { RateLimitScreen } from './rate-limit-screen.tsx';

export default { title: 'Patterns/Rate limit screen', component: RateLimitScreen } satisfies Meta;

const until = Date.now() + 12_000;

export const Waiting = () => <RateLimitScreen until={until} onRetry={() => undefined} />;
export const WithActions = () => (
  <RateLimitScreen
    until={until + 60_000}
    onRetry={() => undefined}
    headingLevel={2}
    actions={<ButtonLink href="#dashboard">Dashboard</ButtonLink>}
  />
);
export const Over = () => <RateLimitScreen until={until - 60_000} onRetry={() => undefined} />;
