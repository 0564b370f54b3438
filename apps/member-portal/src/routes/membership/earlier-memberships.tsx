import type { OwnMembership } from '@detroit-well/api-client/contract';
import { Table, type Column } from '@detroit-well/ui/components/table';
import { mediumDay } from '../../format/day.ts';

const Day = ({ day }: { day: string | null }) => (
  <span className="tnum">{day ? mediumDay(day) : 'Open'}</span>
);

const columns: readonly Column<OwnMembership>[] = [
  { label: 'Membership', cell: ({ name }) => name },
  { label: 'Start', cell: ({ start_date }) => <Day day={start_date} /> },
  { label: 'End', cell: ({ end_date }) => <Day day={end_date} /> },
];

/** The memberships that have ended. */
export function EarlierMemberships({ memberships }: { memberships: readonly OwnMembership[] }) {
  if (memberships.length === 0) return null;
  return (
    <section className="account-page__section">
      <header>
        <h2 className="d3">Earlier memberships</h2>
      </header>
      <Table caption="Earlier memberships" rows={memberships} rowKey={({ id }) => id} columns={columns} />
    </section>
  );
}
