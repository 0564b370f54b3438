import type { Meta } from '@storybook/react-vite';
import { ToastRegion } from './toast-region.tsx';

export default { title: 'Patterns/Toast region', component: ToastRegion } satisfies Meta;

const nothing = () => undefined;
const inAMinute = Date.now() + 60_000;

export const Three = () => (
  <ToastRegion
    onClose={nothing}
    toasts={[
      {
        id: 'wait',
        tone: 'warn',
        icon: 'clock',
        title: 'Too many requests.',
        text: 'Please wait a moment and try again.',
        until: inAMinute,
      },
      {
        id: 'denied',
        tone: 'bad',
        icon: 'lock',
        title: 'Access Denied.',
        text: 'You do not have permission to access this resource',
        closesAfterMs: 5_000,
      },
      {
        id: 'network',
        tone: 'bad',
        title: 'Connection Problem.',
        text: 'Network error. Please check your connection.',
        action: { label: 'Try Again', run: nothing },
      },
    ]}
  />
);
export const Empty = () => <ToastRegion onClose={nothing} toasts={[]} />;
export const Results = () => (
  <ToastRegion
    onClose={nothing}
    toasts={[
      { id: 'saved', tone: 'ok', title: 'Your changes were saved.', closesAfterMs: 5_000 },
      { id: 'version', tone: 'note', title: 'A new version is ready.', text: 'Reload when it suits you.' },
    ]}
  />
);
