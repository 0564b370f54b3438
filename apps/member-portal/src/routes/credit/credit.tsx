import type { CreditEntry } from '@detroit-well/api-client/contract';
import { paths } from '@detroit-well/config/paths';
import { formatMediumDate } from '@detroit-well/config/studio-time';
import { EmptyState } from '@detroit-well/ui/components/empty-state';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { Table, type Column } from '@detroit-well/ui/components/table';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { accountLinks } from '../../account/account-links.ts';
import { AccountPage } from '../../account/account-page.tsx';
import { creditBalanceQuery, creditHistoryQuery } from '../../api/queries.ts';
import { asyncState } from '../../api/query-state.ts';
import { dollars } from '../../format/money.ts';
import { whenLoadFails } from '../../outcomes/load-failure.tsx';
import './credit.css';

/** The Studio credit screen: what can be spent, where it came from and what it paid for. */
export function Screen() {
  const balance = useQuery(creditBalanceQuery());
  const history = useQuery(creditHistoryQuery());
  return (
    <AccountPage
      title={accountLinks.credit.label}
      aside={
        <>
          <h2 className="h4">What it pays</h2>
          <p>Any session. It is spent before your card, and only what is missing is charged.</p>
          <h2 className="h4">Where it comes from</h2>
          <p>
            A refund as credit, or a <Link to={paths.dashboard.gift()}>gift card</Link>. It never expires.
          </p>
        </>
      }
    >
      <AsyncView
        view={asyncState(history)}
        loading={<Skeleton height={240} />}
        loadingLabel="Loading your studio credit..."
        failed={whenLoadFails({
          operation: 'loadDashboard',
          headingLevel: 2,
          onRetry: () => void Promise.all([history.refetch(), balance.refetch()]),
        })}
      >
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState title="No studio credit yet">
              What you get back as credit, and your gift cards, stand here with what they paid for.
            </EmptyState>
          ) : (
            <Credit entries={entries} balance={balance.data?.balance ?? null} />
          )
        }
      </AsyncView>
    </AccountPage>
  );
}

const names: Readonly<Record<CreditEntry['kind'], string>> = {
  refund: 'Refund',
  given: 'Credit from the studio',
  gift_card: 'Gift card',
  spent: 'Paid',
  taken_back: 'Taken back by the studio',
  forfeited: 'Forfeited',
};

/** The kinds that make it less. */
const takesAway: readonly CreditEntry['kind'][] = ['spent', 'taken_back', 'forfeited'];

const columns: readonly Column<CreditEntry>[] = [
  { label: 'Date', cell: ({ at }) => <span className="tnum">{formatMediumDate(at)}</span> },
  {
    label: 'What',
    cell: ({ kind, name, session_id: session }) => (
      <>
        {names[kind]}
        {name === '' ? null : (
          <small>{session ? <Link to={paths.dashboard.session(session)}>{name}</Link> : name}</small>
        )}
      </>
    ),
  },
  {
    label: 'Amount',
    cell: ({ kind, amount }) => (
      <span className="tnum">{`${takesAway.includes(kind) ? '\u2212' : '+'}${dollars(amount)}`}</span>
    ),
  },
  { label: 'Left', cell: ({ balance }) => <span className="tnum">{dollars(balance)}</span> },
];

interface CreditProps {
  readonly entries: readonly CreditEntry[];
  /** The amount that can be spent; null while it is not known. */
  readonly balance: string | null;
}

function Credit({ entries, balance }: CreditProps) {
  const stored = entries[0]?.balance ?? '0.00';
  return (
    <>
      <div className="credit-balance">
        <span className="num">{dollars(balance ?? stored)}</span>
        <p>
          <b>To spend</b>
          {balance !== null && balance !== stored
            ? `Of ${dollars(stored)}: the rest waits for a payment in progress.`
            : 'Spent before your card'}
        </p>
      </div>
      <section className="account-page__section credit-history">
        <header>
          <h2 className="d3">History</h2>
        </header>
        <Table
          caption="History of your studio credit"
          rows={entries}
          rowKey={({ id }) => id}
          columns={columns}
        />
      </section>
    </>
  );
}
