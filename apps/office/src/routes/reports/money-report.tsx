import type { MoneyReportDay } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { formatMediumDay, formatShortDate } from '@detroit-well/config/studio-time';
import { client } from '../../api/client.ts';
import { centsOf, figureText } from '../../figures/cents.ts';
import { ColumnChart, type ChartColumn } from '../../figures/column-chart.tsx';
import { Figures } from '../../figures/figures.tsx';
import { isIn, spansOf, type Period } from '../../figures/period.ts';
import { signedDollars } from '../../format/dollars.ts';
import { daysOf, moneyQuery } from './queries.ts';
import { Report } from './report.tsx';
import type { Column } from './report-table.tsx';

const net = (day: MoneyReportDay): number =>
  centsOf(day.card) + centsOf(day.cash) - centsOf(day.refunded_card) - centsOf(day.refunded_cash);
/** What came in less what went back, in cents. */
export const netOf = (days: readonly MoneyReportDay[]): number =>
  days.reduce((sum, day) => sum + net(day), 0);
const amountOf = (name: keyof MoneyReportDay) => (day: MoneyReportDay) => {
  const sum = centsOf(String(day[name]));
  return sum === 0 ? '–' : signedDollars(sum);
};

const amounts = [
  ['Card', 'card'],
  ['Cash', 'cash'],
  ['Studio credit', 'credit'],
  ['Complimentary', 'complimentary'],
  ['Back to cards', 'refunded_card'],
  ['Back in cash', 'refunded_cash'],
  ['Back as credit', 'refunded_credit'],
] as const;

const columns: readonly Column<MoneyReportDay>[] = [
  {
    label: 'Day',
    cell: ({ id }) => (
      <a className="nw" href={paths.office.money({ start_date: id, end_date: id })}>
        {formatMediumDay(id)}
      </a>
    ),
  },
  ...amounts.map(([label, name]) => ({ label, number: true as const, cell: amountOf(name) })),
  {
    label: 'Failed',
    number: true,
    cell: ({ id, failed, failed_amount: amount }) =>
      failed === 0 ? (
        '–'
      ) : (
        <a href={paths.office.money({ figure: 'failed', start_date: id, end_date: id })}>
          {`${failed}, ${signedDollars(centsOf(amount))}`}
        </a>
      ),
  },
  { label: 'Money', number: true, cell: (day) => <b>{signedDollars(net(day))}</b> },
];

/** Money by day and method, and what failed. */
export function MoneyReport({ period }: { period: Period }) {
  return (
    <Report
      title="Money"
      finding={(days) => highestText(chartColumns(period, days))}
      definition="Taken by card and in cash, less what went back to cards and in cash, each on its day. Studio credit and complimentary places are no money."
      name={`money-${period.first}-${period.last}`}
      query={moneyQuery(period)}
      loadCsv={() => client.office.reports.moneyCsv({ query: daysOf(period) })}
      empty="No money moved in these days."
      rowKey={({ id }) => id}
      columns={columns}
    >
      {(days) => (
        <>
          <Sums period={period} days={days} />
          <div className="plot">
            <ColumnChart
              label="Money over time. The table has every day."
              columns={chartColumns(period, days)}
              tick={figureText}
              width={1130}
            />
          </div>
        </>
      )}
    </Report>
  );
}

function Sums({ period, days }: { period: Period; days: readonly MoneyReportDay[] }) {
  const all = daysOf(period);
  const sumOf = (amount: (day: MoneyReportDay) => number) => days.reduce((sum, day) => sum + amount(day), 0);
  const failed = sumOf((day) => day.failed);
  return (
    <Figures
      label="Money in these days"
      figures={[
        {
          label: 'Collected',
          value: figureText(sumOf((day) => centsOf(day.card) + centsOf(day.cash))),
          href: paths.office.money({ ...all, figure: 'collected' }),
          note: cashText(sumOf((day) => centsOf(day.cash))),
        },
        {
          label: 'Refunded',
          value: figureText(sumOf((day) => centsOf(day.refunded_card) + centsOf(day.refunded_cash))),
          href: paths.office.money({ ...all, figure: 'refunded' }),
          note: cashText(sumOf((day) => centsOf(day.refunded_cash))),
        },
        {
          label: failed === 1 ? 'Payment failed' : 'Payments failed',
          value: String(failed),
          href: paths.office.money({ ...all, figure: 'failed' }),
          note: failed === 0 ? null : figureText(sumOf((day) => centsOf(day.failed_amount))),
        },
      ]}
    />
  );
}

const cashText = (cents: number) => (cents === 0 ? null : `${figureText(cents)} of it in cash`);

/** Days, weeks or months, each with its rows. More given back than taken stands below the line. */
function chartColumns(period: Period, days: readonly MoneyReportDay[]): ChartColumn[] {
  return spansOf(period).map(({ id, first, last, text }) => {
    const sum = netOf(days.filter(({ id: day }) => isIn({ first, last }, day)));
    return {
      id,
      label: formatShortDate(`${first}T17:00:00Z`),
      text: `${text}: ${figureText(sum)}`,
      value: figureText(sum),
      href: paths.office.money({ start_date: first, end_date: last }),
      up: Math.max(0, sum),
      down: Math.max(0, -sum),
    };
  });
}

function highestText(all: readonly ChartColumn[]): string | null {
  const [most] = all.toSorted((a, b) => b.up - a.up);
  return most && most.up > 0 && all.length > 1 ? `Most came in ${most.text.replace(':', ',')}.` : null;
}
