import type { Meta } from '@storybook/react-vite';
import { DayStrip } from '../day-strip/day-strip.tsx';
import { ScheduleTools } from './schedule-tools.tsx';

export default { title: 'Patterns/Schedule tools', component: ScheduleTools } satisfies Meta;

const days = ['27', '28', '29', '30'].map((number, index) => ({
  day: number,
  href: `#${number}`,
  weekday: ['Fri', 'Sat', 'Sun', 'Mon'][index] ?? '',
  number,
  month: index === 0 ? 'November' : undefined,
  count: index,
  label: `November ${number}, ${index} sessions`,
  isCurrent: index === 1,
}));

const given = {
  strip: <DayStrip days={days} before={null} after="#after" today="#today" />,
  active: 2,
  count: '3 of 28 sessions',
  onFilters: () => undefined,
  onSearch: () => undefined,
};

export const AboveAList = () => <ScheduleTools {...given} />;
export const Compact = () => <ScheduleTools {...given} compact />;
