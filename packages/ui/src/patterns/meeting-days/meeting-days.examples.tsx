import type { Meta } from '@storybook/react-vite';
import { MeetingDays } from './meeting-days.tsx';

export default { title: 'Patterns/Meeting days', component: MeetingDays } satisfies Meta;

const days = [
  { month: 'Nov', day: '28' },
  { month: 'Dec', day: '5' },
  { month: 'Dec', day: '12' },
  { month: 'Dec', day: '19' },
  { month: 'Dec', day: '26' },
  { month: 'Jan', day: '2' },
];

export const SixNights = () => <MeetingDays label="Your 6 dates" days={days} />;
export const OnAPhone = () => (
  <div style={{ maxWidth: 350 }}>
    <MeetingDays label="Your 6 dates" days={days} />
  </div>
);
