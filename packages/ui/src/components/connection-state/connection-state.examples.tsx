import type { Meta } from '@storybook/react-vite';
import { ConnectionState } from './connection-state.tsx';

export default { title: 'Words/Connection state', component: ConnectionState } satisfies Meta;

export const States = () => (
  <div className="row" style={{ gap: '10px 28px' }}>
    <ConnectionState state="connecting" />
    <ConnectionState state="connected" />
    <ConnectionState state="reconnecting" />
    <ConnectionState state="closed" />
  </div>
);
