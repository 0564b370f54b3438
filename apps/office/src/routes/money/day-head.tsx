import {
  formatDayOfMonth,
  formatLongDate,
  formatLongWeekday,
  formatMonth,
  studioDay,
} from '@detroit-well/config/studio-time';
import { DatePlate } from '@detroit-well/ui/patterns/date-plate';
import { useQuery } from '@tanstack/react-query';
import { totalsQuery } from '../../api/queries.ts';
import { sumCents } from '../../figures/cents.ts';
import { signedDollars } from '../../format/dollars.ts';
import { refundedOf } from './money-figures.tsx';

/** The day of the ledger that an instant is in. */
export const DayHead = ({ at, today }: { at: string; today: string }) => (
  <DatePlate
    day={formatDayOfMonth(at)}
    lines={[studioDay(at) === today ? 'Today' : formatLongWeekday(at), formatMonth(at)]}
    label={formatLongDate(at)}
  />
);

/** What came in and went back on a day. */
export function DaySums({ day }: { day: string }) {
  const { data } = useQuery(totalsQuery({ start_date: day, end_date: day }));
  if (!data) return null;
  const days = data.results;
  const amounts = [
    ['Card', sumCents(days, ({ card }) => card)],
    ['Cash', sumCents(days, ({ cash }) => cash)],
    ['Back', -refundedOf(days)],
  ] as const;
  return (
    <span className="day-sums">
      {amounts.map(([label, cents]) => (
        <span key={label}>
          <span>{label}</span> <b>{cents === 0 ? '–' : signedDollars(cents)}</b>
        </span>
      ))}
    </span>
  );
}
