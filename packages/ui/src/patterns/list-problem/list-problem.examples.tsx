import type { Meta } from '@storybook/react-vite';
import { ListProblem } from './list-problem.tsx';
import type { ListProblemProps } from './list-problem.tsx';

export default { title: 'Patterns/List problem', component: ListProblem } satisfies Meta;

const picture = <svg viewBox="0 0 10 10" aria-hidden="true" style={{ background: 'var(--maple)' }} />;

const show = (cause: ListProblemProps['cause'], message: string, more: Partial<ListProblemProps> = {}) => (
  <ListProblem
    cause={cause}
    message={message}
    onRetry={() => undefined}
    art={{ time: picture, limit: picture, network: picture, server: picture }}
    phone={{ label: '(313) 555-0142', href: 'tel:+13135550142' }}
    signInHref="#sign-in"
    registerHref="#register"
    headingLevel={2}
    {...more}
  />
);

export const TimedOut = () =>
  show({ kind: 'timed-out', seconds: 25 }, 'Loading timed out. Please check your connection and try again.');
export const RateLimited = () =>
  show(
    { kind: 'rate-limited', seconds: 12, automatic: true },
    'Too many requests. Please wait a moment and try again.',
  );
export const RateLimitOver = () =>
  show(
    { kind: 'rate-limited', seconds: 0, automatic: false },
    'Too many requests. Please wait a moment and try again.',
  );
export const Network = () =>
  show({ kind: 'failed', screen: 'network' }, 'Network error. Please check your connection.', {
    note: 'Maximum retry attempts reached.',
  });
export const SignInRequired = () =>
  show({ kind: 'failed', screen: 401 }, 'Authentication required. Please log in and try again.');
export const Server = () =>
  show({ kind: 'failed', screen: 503 }, 'Server error. Please try again later.', { requestId: '7f3a-02c1' });
