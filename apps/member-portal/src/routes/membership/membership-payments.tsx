import type { OwnMembership } from '@detroit-well/api-client/contract';
import { formatMediumDate } from '@detroit-well/config/studio-time';
import { toCents } from '@detroit-well/pricing';
import { EmptyState } from '@detroit-well/ui/components/empty-state';
import { Table, type Column } from '@detroit-well/ui/components/table';
import { dollars } from '../../format/money.ts';
import { ReceiptButton } from '../../receipts/receipt-button.tsx';

type Paid = OwnMembership['payments'][number];

const columns: readonly Column<Paid>[] = [
  { label: 'What', cell: ({ name }) => `${name} membership` },
  { label: 'Date', cell: ({ at }) => <span className="tnum">{formatMediumDate(at)}</span> },
  {
    label: 'Amount',
    cell: ({ amount, refunded_amount: back }) => (
      <span className="tnum">
        {dollars(amount)}
        {toCents(back) > 0 ? `, ${dollars(back)} refunded` : ''}
      </span>
    ),
  },
  {
    label: 'Receipt',
    cell: ({ id, at, amount }) => <ReceiptButton id={id} paidAt={at} amount={dollars(amount)} />,
  },
];

/** The payments for memberships, newest first, with receipts. */
export function MembershipPayments({ memberships }: { memberships: readonly OwnMembership[] }) {
  const paid = memberships.flatMap(({ name, payments }): Paid[] =>
    payments.map((payment) => ({ ...payment, name: payment.name || name })),
  );
  return (
    <section className="account-page__section">
      <header>
        <h2 className="d3">Payments</h2>
      </header>
      {paid.length === 0 ? (
        <EmptyState title="No payments yet">
          Each payment for a membership stands here with its receipt.
        </EmptyState>
      ) : (
        <Table caption="Payments" rows={paid} rowKey={({ id }) => id} columns={columns} />
      )}
    </section>
  );
}
