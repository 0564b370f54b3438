import type { Meta } from '@storybook/react-vite';
import { DaySeparator, NewSeparator } from './day-separator.tsx';

export default { title: 'Words/Day separator', component: DaySeparator } satisfies Meta;

export const Both = () => (
  <ol className="message-list">
    <DaySeparator day="14" lines={['Today', 'March']} label="Today, March 14" />
    <NewSeparator count={2} />
  </ol>
);
