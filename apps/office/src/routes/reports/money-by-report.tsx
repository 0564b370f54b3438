import type { MoneyReportDay } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { client } from '../../api/client.ts';
import { centsOf, figureText } from '../../figures/cents.ts';
import type { Period } from '../../figures/period.ts';
import { signedDollars } from '../../format/dollars.ts';
import { netOf } from './money-report.tsx';
import { Bars, type Bar } from './plots.tsx';
import { daysOf, moneyByQuery, type MoneyBy } from './queries.ts';
import { Report } from './report.tsx';
import type { Column } from './report-table.tsx';

interface Kind {
  readonly by: MoneyBy;
  readonly title: string;
  readonly label: string;
  readonly definition: string;
  readonly nameOf: (row: MoneyReportDay) => string;
  /** The filter of the ledger that has the rows of one line. */
  readonly rowsOf: (row: MoneyReportDay) => { program?: string; plan?: string; paid_for?: string };
}

const subjects: Readonly<Record<string, string>> = {
  registration: 'Sessions',
  membership: 'Memberships',
  pass: 'Passes',
  gift_card: 'Gift cards',
};

const moneyOnly = 'Taken by card and in cash, and what went back, each on its day.';

const kinds: Readonly<Record<MoneyBy, Kind>> = {
  kind: {
    by: 'kind',
    title: 'Money by kind',
    label: 'Kind',
    definition: moneyOnly,
    nameOf: ({ id }) => subjects[id] ?? id,
    rowsOf: ({ id }) => ({ paid_for: id }),
  },
  program: {
    by: 'program',
    title: 'Money by program',
    label: 'Program',
    definition: `${moneyOnly} Only what was paid for sessions: what a pass or a membership pays is not in it.`,
    nameOf: ({ name }) => name,
    rowsOf: ({ id }) => ({ program: id }),
  },
  plan: {
    by: 'plan',
    title: 'Money by plan',
    label: 'Plan',
    definition: `${moneyOnly} Only memberships and passes.`,
    nameOf: ({ name }) => name,
    rowsOf: ({ id }) => ({ plan: id }),
  },
};

const amounts = [
  { label: 'Card', name: 'card', sign: 1, rows: { kind: 'charge', method: 'card' } },
  { label: 'Cash', name: 'cash', sign: 1, rows: { kind: 'charge', method: 'cash' } },
  { label: 'Back to cards', name: 'refunded_card', sign: -1, rows: { kind: 'refund', method: 'card' } },
  { label: 'Back in cash', name: 'refunded_cash', sign: -1, rows: { kind: 'refund', method: 'cash' } },
] as const;

const columnsOf = (kind: Kind, period: Period): readonly Column<MoneyReportDay>[] => [
  { label: kind.label, cell: (row) => kind.nameOf(row) },
  ...amounts.map(({ label, name, sign, rows }) => ({
    label,
    number: true as const,
    cell: (row: MoneyReportDay) =>
      row[name] === '0.00' ? (
        '–'
      ) : (
        <a
          href={paths.office.money({
            ...daysOf(period),
            ...kind.rowsOf(row),
            ...rows,
            status: 'succeeded',
          })}
        >
          {signedDollars(sign * centsOf(row[name]))}
        </a>
      ),
  })),
  { label: 'Money', number: true, cell: (row) => <b>{signedDollars(netOf([row]))}</b> },
];

/** Money by what was paid for, by program or by plan. Each figure opens its rows of the ledger. */
export function MoneyByReport({ by, period }: { by: MoneyBy; period: Period }) {
  const kind = kinds[by];
  return (
    <Report
      title={kind.title}
      definition={kind.definition}
      name={`money-by-${by}-${period.first}-${period.last}`}
      query={moneyByQuery(by, period)}
      loadCsv={() => client.office.reports.moneyCsv({ query: { ...daysOf(period), by } })}
      empty="Nothing of it was paid in these days."
      rowKey={({ id }) => id}
      columns={columnsOf(kind, period)}
    >
      {(rows) => <Bars bars={barsOf(rows, kind, period)} />}
    </Report>
  );
}

const shown = 8;

/** The lines that brought the most. */
function barsOf(rows: readonly MoneyReportDay[], kind: Kind, period: Period): Bar[] {
  const most = rows.toSorted((one, other) => netOf([other]) - netOf([one])).slice(0, shown);
  const top = Math.max(1, ...most.map((row) => netOf([row])));
  return most.map((row) => ({
    id: row.id,
    label: kind.nameOf(row),
    share: Math.max(0, netOf([row])) / top,
    value: figureText(netOf([row])),
    href: paths.office.money({ ...daysOf(period), ...kind.rowsOf(row) }),
  }));
}
