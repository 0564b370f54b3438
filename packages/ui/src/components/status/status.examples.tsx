import type { Meta } from '@storybook/react-vite';
import { Status } from './status.tsx';

export default { title: 'Words/Status', component: Status } satisfies Meta;

export const Tones = () => (
  <div className="row" style={{ gap: '10px 28px' }}>
    <Status tone="ok">Paid</Status>
    <Status tone="wait">Payment Pending</Status>
    <Status tone="hot" double>
      New Updates
    </Status>
    <Status>Inactive</Status>
    <Status tone="bad">Payment failed</Status>
  </div>
);
