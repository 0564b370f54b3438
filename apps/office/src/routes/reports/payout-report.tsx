import type { PayoutReportEntry } from '@detroit-well/api-client';
import { formatMediumDay, formatShortDate } from '@detroit-well/config/studio-time';
import { paths } from '@detroit-well/config/paths';
import { client } from '../../api/client.ts';
import { signedDollars } from '../../format/dollars.ts';
import { centsOf as cents, figureText } from '../../figures/cents.ts';
import { ColumnChart, type ChartColumn } from '../../figures/column-chart.tsx';
import { Figures } from '../../figures/figures.tsx';
import type { Period } from '../../figures/period.ts';
import { daysOf, payoutsQuery } from './queries.ts';
import { Report } from './report.tsx';
import type { Column } from './report-table.tsx';

const statusTexts = { on_its_way: 'On its way', paid: 'Paid', failed: 'Failed' } as const;

const sent = ({ amount, withdrawn }: PayoutReportEntry): number => cents(amount) - cents(withdrawn);
const other = ({ added, withheld }: PayoutReportEntry): number => cents(added) - cents(withheld);
const orDash = (sum: number) => (sum === 0 ? '–' : signedDollars(sum));

const notInLedger = 'Not in the ledger';

const columns: readonly Column<PayoutReportEntry>[] = [
  {
    label: 'Arrives',
    cell: ({ id, arrives_on }) => (
      <a className="nw" href={paths.office.money({ payout: id })}>
        {formatMediumDay(arrives_on)}
      </a>
    ),
  },
  { label: 'State', cell: ({ status }) => statusTexts[status] },
  { label: 'Payments', number: true, cell: ({ charges }) => orDash(cents(charges)) },
  { label: 'Refunds', number: true, cell: ({ refunds }) => orDash(-cents(refunds)) },
  { label: 'Fees', number: true, cell: ({ fees }) => orDash(-cents(fees)) },
  { label: 'Disputes and others', number: true, cell: (payout) => orDash(other(payout)) },
  { label: 'To the bank', number: true, cell: (payout) => <b>{signedDollars(sent(payout))}</b> },
  {
    label: notInLedger,
    number: true,
    cell: ({ missing }) =>
      missing === 0 ? '–' : <a href={paths.office.money({ tab: 'worklist' })}>{missing}</a>,
  },
];

/** A payout on its way is hatched; what the bank gave back stands below the line. */
const columnOf = (payout: PayoutReportEntry): ChartColumn => {
  const { id, arrives_on: day, status } = payout;
  return {
    id,
    label: formatShortDate(`${day}T17:00:00Z`),
    text: `${formatMediumDay(day)}: ${figureText(sent(payout))}, ${statusTexts[status].toLowerCase()}`,
    value: figureText(sent(payout)),
    href: paths.office.money({ payout: id }),
    up: Math.max(0, sent(payout)),
    down: Math.max(0, -sent(payout)),
    expected: status === 'on_its_way',
  };
};

/** What the provider sent to the bank, beside the ledger. */
export function PayoutReport({ period }: { period: Period }) {
  return (
    <Report
      title="Payouts"
      definition="What the provider of the cards sends to the bank, by the day on which it arrives: payments less refunds and fees, as the provider lists them; it lists no parts of a payout that was started by hand. Read every six hours. Cash never is in a payout."
      name={`payouts-${period.first}-${period.last}`}
      query={payoutsQuery(period)}
      loadCsv={() => client.office.reports.payoutsCsv({ query: daysOf(period) })}
      empty="No payout arrives in these days."
      rowKey={({ id }) => id}
      columns={columns}
    >
      {(payouts) => {
        const arrived = payouts.filter(({ status }) => status === 'paid');
        const fees = payouts.reduce((sum, payout) => sum + cents(payout.fees), 0);
        const missing = payouts.reduce((sum, payout) => sum + payout.missing, 0);
        return (
          <>
            <Figures
              label="Payouts in these days"
              figures={[
                {
                  label: 'Arrived',
                  value: figureText(arrived.reduce((sum, payout) => sum + sent(payout), 0)),
                },
                { label: 'Fees', value: figureText(fees) },
                {
                  label: notInLedger,
                  value: String(missing),
                  href: paths.office.money({ tab: 'worklist', waits: 'provider_difference' }),
                },
              ]}
            />
            <div className="plot">
              <ColumnChart
                label="Payouts by the day on which they arrive. The table has every one."
                columns={payouts.toSorted((a, b) => a.arrives_on.localeCompare(b.arrives_on)).map(columnOf)}
                tick={figureText}
                width={1130}
              />
            </div>
          </>
        );
      }}
    </Report>
  );
}
