import type { OwnPasses } from '@detroit-well/api-client/contract';
import { formatMediumDate } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { Table, type Column } from '@detroit-well/ui/components/table';
import { useState } from 'react';
import { mediumDay } from '../../format/day.ts';
import { dollars } from '../../format/money.ts';
import { ReceiptButton } from '../../receipts/receipt-button.tsx';
import type { Pass } from './pass-card.tsx';

type Entry = OwnPasses['history'][number];

const names: Readonly<Record<Entry['kind'], string>> = {
  bought: 'Bought',
  booked: 'Booked',
  returned: 'Returned',
  refunded: 'Refunded',
  expired: 'Expired',
};

const isMore = ({ kind }: Entry): boolean => kind === 'bought' || kind === 'returned';

const columns: readonly Column<Entry>[] = [
  { label: 'Date', cell: ({ at }) => <span className="tnum">{formatMediumDate(at)}</span> },
  {
    label: 'What',
    cell: ({ kind, pass_name, session_title, session_at }) => (
      <>
        {names[kind]}
        <small>
          {session_title && session_at ? `${session_title}, ${formatMediumDate(session_at)}` : pass_name}
        </small>
      </>
    ),
  },
  {
    label: 'Credits',
    cell: (entry) => (
      <span className="tnum">
        {`${isMore(entry) ? '+' : '\u2212'}${entry.credits}`}
        <small>{`to ${mediumDay(entry.expires_on)}`}</small>
      </span>
    ),
  },
  { label: 'Left', cell: ({ left }) => <span className="tnum">{left}</span> },
];

const first = 10;

const receipts: readonly Column<Pass>[] = [
  { label: 'Pass', cell: ({ name }) => name },
  { label: 'Date', cell: ({ bought_at }) => <span className="tnum">{formatMediumDate(bought_at)}</span> },
  { label: 'Amount', cell: ({ payment }) => <span className="tnum">{dollars(payment.amount)}</span> },
  {
    label: 'Receipt',
    cell: ({ payment: { id, amount }, bought_at }) => (
      <ReceiptButton id={id} paidAt={bought_at} amount={dollars(amount)} />
    ),
  },
];

interface PassHistoryProps {
  readonly history: readonly Entry[];
  readonly passes: readonly Pass[];
}

/** The history of each credit, newest first, with the last day of the credits that moved, and the payments. */
export function PassHistory({ history, passes }: PassHistoryProps) {
  const [isWhole, setWhole] = useState(false);
  const rows = (isWhole ? history : history.slice(0, first)).map((entry, index) => ({ entry, index }));
  return (
    <>
      <section className="account-page__section pass-history">
        <header>
          <h2 className="d3">History</h2>
        </header>
        <Table
          caption="History of your credits"
          rows={rows}
          rowKey={({ index }) => String(history.length - index)}
          columns={columns.map(({ label, cell }) => ({
            label,
            cell: ({ entry }: (typeof rows)[number]) => cell(entry),
          }))}
        />
        {rows.length < history.length ? (
          <Button variant="line" size="sm" onClick={() => setWhole(true)}>
            Show older
          </Button>
        ) : null}
      </section>
      <section className="account-page__section">
        <header>
          <h2 className="d3">Payments</h2>
        </header>
        <Table caption="Payments" rows={passes} rowKey={({ id }) => id} columns={receipts} />
      </section>
    </>
  );
}
