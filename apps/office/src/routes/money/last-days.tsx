import type { DayTotals } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { sumCents } from '../../figures/cents.ts';
import type { Period } from '../../figures/period.ts';
import { signedDollars } from '../../format/dollars.ts';
import { noneText, shortDay } from './day-totals.tsx';
import { refundedOf, totalsOf } from './money-figures.tsx';

type Days = DayTotals['results'];

const shown = 5;
const columns = [
  { label: 'Card', centsOf: (days: Days) => sumCents(days, ({ card }) => card) },
  { label: 'Cash', centsOf: (days: Days) => sumCents(days, ({ cash }) => cash) },
  { label: 'Refunds', centsOf: (days: Days) => -refundedOf(days) },
] as const;

/** The last days of the period on which money moved, and their sum. Each day opens its rows. */
export function LastDays({ period }: { period: Period }) {
  const titleId = useId();
  const { data, error } = useQuery(totalsOf(period));
  // The figures above say that it did not load, and load it again.
  if (error && !data) return null;
  const days = (data?.results ?? []).toSorted((a, b) => b.day.localeCompare(a.day)).slice(0, shown);
  return (
    <section aria-labelledby={titleId} aria-busy={!data}>
      <div className="sub">
        <h2 id={titleId}>Last days</h2>
        <a href={paths.office.money({ tab: 'days', start_date: period.first, end_date: period.last })}>
          Day totals
        </a>
      </div>
      {data ? null : <Skeleton height={200} />}
      {data && days.length === 0 ? <p className="today-none">{noneText}</p> : null}
      {days.length > 0 ? (
        <table className="table dense last-days">
          <thead>
            <tr>
              <th scope="col">Day</th>
              {columns.map(({ label }) => (
                <th key={label} scope="col" data-number>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.day}>
                <th scope="row">
                  <a href={paths.office.money({ start_date: day.day, end_date: day.day })}>
                    {shortDay(day.day)}
                  </a>
                </th>
                <Amounts days={[day]} />
              </tr>
            ))}
          </tbody>
          {days.length > 1 ? (
            <tfoot>
              <tr>
                <th scope="row">{`${days.length} days`}</th>
                <Amounts days={days} />
              </tr>
            </tfoot>
          ) : null}
        </table>
      ) : null}
    </section>
  );
}

const Amounts = ({ days }: { days: Days }) =>
  columns.map(({ label, centsOf }) => {
    const cents = centsOf(days);
    return (
      <td key={label} data-number className="tnum">
        {cents === 0 ? '–' : signedDollars(cents)}
      </td>
    );
  });
