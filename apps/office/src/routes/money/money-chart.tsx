import { paths } from '@detroit-well/config/paths';
import { addDays, formatMediumDay, formatShortDate } from '@detroit-well/config/studio-time';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { duePaymentsQuery } from '../../api/queries.ts';
import { figureText } from '../../figures/cents.ts';
import { ColumnChart, type ChartColumn } from '../../figures/column-chart.tsx';
import { groupName, groupsOf, isIn, spansOf, type Period } from '../../figures/period.ts';
import { collectedOf, dueOn, refundedOf, totalsOf } from './money-figures.tsx';

const dueDays = 14;
const noon = (day: string): string => `${day}T17:00:00Z`;

/** What came in and went back over time, and what is expected. The table has every day. */
export function MoneyChart({ period, today }: { period: Period; today: string }) {
  const titleId = useId();
  const { data, error } = useQuery(totalsOf(period));
  const { data: due } = useQuery(duePaymentsQuery());
  if (error && !data) return null;
  const columns = data ? [...past(period, data.results), ...coming(period, today, due?.results ?? [])] : [];
  const isEmpty = columns.every(({ up, down = 0 }) => up === 0 && down === 0);
  return (
    <section className="plot" aria-labelledby={titleId} aria-busy={!data}>
      <div className="sub">
        <h2 id={titleId}>{`Money by ${groupName(period)}`}</h2>
        <p className="plot-key" aria-hidden="true">
          <span>
            <i /> Collected
          </span>
          <span>
            <i data-k="hatch" /> Due
          </span>
          <span>
            <i data-k="out" /> Refunded, below the line
          </span>
        </p>
      </div>
      {!data ? (
        <Skeleton height={264} />
      ) : isEmpty ? (
        <p className="muted">No money moved in these days, and none is expected.</p>
      ) : (
        <ColumnChart
          label={`Money over time. Collected ${figureText(collectedOf(data.results))}, refunded ${figureText(refundedOf(data.results))}. The day totals have every day.`}
          columns={columns}
          tick={figureText}
          width={1130}
        />
      )}
    </section>
  );
}

function past(period: Period, days: Parameters<typeof collectedOf>[0]): ChartColumn[] {
  return spansOf(period).map(({ id, first, last, text }) => {
    const inSpan = days.filter(({ day }) => isIn({ first, last }, day));
    const [up, down] = [collectedOf(inSpan), refundedOf(inSpan)];
    return {
      id,
      label: formatShortDate(noon(first)),
      text: `${text}: ${figureText(up)} collected${down === 0 ? '' : `, ${figureText(down)} refunded`}`,
      value: figureText(up),
      href: paths.office.money({ start_date: first, end_date: last }),
      up,
      down,
    };
  });
}

/** The days after today that money is expected on, beside days of the period. */
function coming(period: Period, today: string, due: Parameters<typeof dueOn>[0]): ChartColumn[] {
  if (period.last !== today || groupsOf(period).length < dueDays || groupName(period) !== 'day') return [];
  return Array.from({ length: dueDays - 1 }, (_, index) => addDays(today, index + 1)).map((day) => {
    const up = dueOn(due, day);
    return {
      id: day,
      label: formatShortDate(noon(day)),
      text: `${formatMediumDay(day)}: ${figureText(up)} due`,
      value: figureText(up),
      href: paths.office.money({ tab: 'due' }),
      up,
      expected: true,
    };
  });
}
