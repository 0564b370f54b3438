import type { Meta } from '@storybook/react-vite';
import { RateLimitScreen } from './rate-limit-screen.tsx';

export default { title: 'Patterns/Rate limit screen' } satisfies Meta;

export const Waiting = () => <RateLimitScreen seconds={12} onRetry={() => undefined} />;
