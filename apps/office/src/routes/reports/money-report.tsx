import type { MoneyReportDay } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { formatMediumDay } from '@detroit-well/config/studio-time';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { signedDollars } from '../../format/dollars.ts';
import { groupOf, groupsOf, periodBefore, type Period } from './period.ts';
import { Columns } from './plots.tsx';
import { daysOf, moneyQuery } from './queries.ts';
import { Report, type Column } from './report.tsx';
import { cents, daysText } from './texts.ts';

const net = (day: MoneyReportDay): number =>
  cents(day.card) + cents(day.cash) - cents(day.refunded_card) - cents(day.refunded_cash);
const amountOf = (name: keyof MoneyReportDay) => (day: MoneyReportDay) => {
  const sum = cents(String(day[name]));
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
    cell: (day) => (day.failed === 0 ? '–' : `${day.failed}, ${signedDollars(cents(day.failed_amount))}`),
  },
  { label: 'Money', number: true, cell: (day) => <b>{signedDollars(net(day))}</b> },
];

/** Money by day and method, and what failed. */
export function MoneyReport({ period }: { period: Period }) {
  return (
    <Report
      title="Money"
      definition="Taken by card and in cash, less what went back to cards and in cash, each on its day. Studio credit and complimentary places are no money."
      name={`money-${period.first}-${period.last}`}
      query={moneyQuery(period)}
      loadCsv={() => client.office.reports.moneyCsv({ query: daysOf(period) })}
      empty="No money moved in these days."
      rowKey={({ id }) => id}
      columns={columns}
    >
      {(days) => <Sums period={period} days={days} />}
    </Report>
  );
}

function Sums({ period, days }: { period: Period; days: readonly MoneyReportDay[] }) {
  const total = days.reduce((sum, day) => sum + net(day), 0);
  const failed = days.reduce((sum, day) => sum + day.failed, 0);
  const group = groupOf(period);
  const values = groupsOf(period).map((start) =>
    days.filter(({ id }) => group(id) === start).reduce((sum, day) => sum + net(day), 0),
  );
  const highest = Math.max(...values);
  const all = daysOf(period);
  return (
    <>
      <p className="report__figures">
        <a href={paths.office.money(all)}>
          <b className="tnum">{signedDollars(total)}</b> in all
        </a>
        <Change period={period} total={total} />
        <a href={paths.office.money({ ...all, kind: 'charge', status: 'failed' })}>
          <b className="tnum">{failed}</b> {failed === 1 ? 'payment' : 'payments'} failed
        </a>
      </p>
      <Columns
        values={values}
        label={`Money over time. The highest of ${values.length} columns is ${signedDollars(highest)}. The table has every day.`}
        from={formatMediumDay(period.first)}
        to={formatMediumDay(period.last)}
      />
    </>
  );
}

/** How much more or less it is than in as many days before. */
function Change({ period, total }: { period: Period; total: number }) {
  const before = periodBefore(period);
  const { data } = useQuery(moneyQuery(before));
  if (data === undefined) return null;
  const was = data.reduce((sum, day) => sum + net(day), 0);
  return (
    <a href={paths.office.money(daysOf(before))}>
      <b className="tnum">{was > 0 ? change(total / was - 1) : signedDollars(was)}</b>{' '}
      {was > 0 ? `from ${signedDollars(was)}, ` : ''}
      {daysText(before)}
    </a>
  );
}

const change = (share: number): string => {
  const points = Math.round(share * 100);
  return `${points < 0 ? '−' : '+'}${Math.abs(points)}%`;
};
