import type { MembershipReport } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { formatMonth } from '@detroit-well/config/studio-time';
import { useId } from 'react';
import { ColumnChart } from '../../figures/column-chart.tsx';

type Months = MembershipReport['by_month'];

const noon = (day: string): string => `${day}T17:00:00Z`;

/** What came and went in the last six months. Each month opens the memberships that began in it. */
export function CameAndLeft({ months }: { months: Months }) {
  const titleId = useId();
  if (months.every(({ new: came, lost }) => came === 0 && lost === 0)) return null;
  return (
    <section className="plot" aria-labelledby={titleId}>
      <div className="sub">
        <h2 id={titleId}>Came and left</h2>
        <p className="plot-key" aria-hidden="true">
          <span>
            <i /> New
          </span>
          <span>
            <i data-k="out" /> Lost, below the line
          </span>
        </p>
      </div>
      <ColumnChart
        label="Memberships that began and ended, by month."
        columns={months.map(({ start_date, end_date, new: came, lost }) => ({
          id: start_date,
          label: formatMonth(noon(start_date)),
          text: `${formatMonth(noon(start_date))}: ${came} new, ${lost} lost`,
          value: `+${came} −${lost}`,
          href: paths.office.memberships({ figure: 'new', start_date, end_date }),
          up: came,
          down: lost,
        }))}
        tick={(value) => (Number.isInteger(value) ? String(value) : '')}
        width={660}
      />
    </section>
  );
}
