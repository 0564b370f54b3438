import type { Meta } from '@storybook/react-vite';
import { HoursTable } from './hours-table.tsx';

export default { title: 'Patterns/Hours table', component: HoursTable } satisfies Meta;

const rows = [
  { label: 'Monday', hours: 'Closed' },
  { label: 'Tuesday to Thursday', hours: '4:00 PM – 9:00 PM' },
  { label: 'Saturday', hours: '8:30 AM – 10:00 PM', today: true },
];

export const OpenToday = () => <HoursTable rows={rows} />;
export const WithoutToday = () => <HoursTable rows={rows.map((row) => ({ ...row, today: false }))} />;
