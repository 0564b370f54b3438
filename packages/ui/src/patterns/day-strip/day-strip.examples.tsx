import type { Meta } from '@storybook/react-vite';
import { DayStrip } from './day-strip.tsx';

export default { title: 'Patterns/Day strip', component: DayStrip } satisfies Meta;

const weekdays = ['Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Mon', 'Tue'];
const counts = [0, 0, 1, 2, 1, 0, 0, 0, 1, 0, 3, 1, 0, 1];

const days = counts.map((count, index) => {
  const number = ((24 + index) % 30) + 1;
  const month = index < 6 ? 'November' : 'December';
  const weekday = index === 0 ? 'Today' : (weekdays[index % 7] ?? '');
  return {
    day: `${month} ${number}`,
    href: `#${number}`,
    weekday,
    number: String(number),
    month: index === 0 || number === 1 ? month : undefined,
    count,
    label: `${month} ${number}, ${count} sessions`,
    isCurrent: index === 2,
  };
});

export const Fortnight = () => <DayStrip days={days} before={null} after="#after" today="#today" />;
export const Later = () => <DayStrip days={days} before="#before" after="#after" today="#today" />;
export const Last = () => <DayStrip days={days} before="#before" after={null} today="#today" />;
export const WithoutCounts = () => (
  <DayStrip
    days={days.map((day) => ({ ...day, count: null, isCurrent: false }))}
    before={null}
    after="#after"
    today="#today"
  />
);
