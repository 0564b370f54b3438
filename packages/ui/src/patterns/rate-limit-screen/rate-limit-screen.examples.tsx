import type { Meta } from '@storybook/react-vite';
import { RateLimitScreen } from './rate-limit-screen.tsx';

export default { title: 'Patterns/Rate limit screen' } satisfies Meta;

const until = Date.now() + 12_000;

export const Waiting = () => <RateLimitScreen until={until} onRetry={() => undefined} />;
