import type { Membership } from '@detroit-well/api-client/contract';
import { EmptyState } from '@detroit-well/ui/components/empty-state';
import { Status } from '@detroit-well/ui/components/status';
import { Table } from '@detroit-well/ui/components/table';
import type { Column } from '@detroit-well/ui/components/table';
import { mediumDay } from '../format/day.ts';
import './membership.css';

/** The details of the active membership, or nothing when there is none. */
export function ActiveMembership({ memberships }: { memberships: readonly Membership[] }) {
  const active = memberships.find((membership) => membership.is_active);
  if (!active) return null;
  return (
    <dl className="pair pair--four">
      <div>
        <dt>Tier</dt>
        <dd>{active.tier}</dd>
      </div>
      <div>
        <dt>Status</dt>
        <dd>
          {active.past_due ? <Status tone="bad">Payment due</Status> : <Status tone="ok">Active</Status>}
        </dd>
      </div>
      <div>
        <dt>Start</dt>
        <dd className="tnum">{mediumDay(active.start_date)}</dd>
      </div>
      <div>
        <dt>End</dt>
        <dd className="tnum">{active.end_date ? mediumDay(active.end_date) : 'Open'}</dd>
      </div>
    </dl>
  );
}

const historyColumns: readonly Column<Membership>[] = [
  { label: 'Tier', cell: ({ tier }) => tier },
  { label: 'Start', cell: ({ start_date }) => <Day day={start_date} /> },
  { label: 'End', cell: ({ end_date }) => <Day day={end_date} /> },
  {
    label: 'Status',
    cell: ({ is_active }) => (is_active ? <Status tone="ok">Active</Status> : <Status>Inactive</Status>),
  },
];

function Day({ day }: { day: string | null }) {
  return <span className="tnum">{day ? mediumDay(day) : 'Open'}</span>;
}

/** All memberships, ended ones included. */
export function MembershipHistory({ memberships }: { memberships: readonly Membership[] }) {
  if (memberships.length === 0) {
    return <EmptyState title="No membership yet">Members pay the Member Rate for every session.</EmptyState>;
  }
  return (
    <Table
      caption="Membership history"
      rows={memberships}
      rowKey={(membership) => membership.public_id}
      columns={historyColumns}
    />
  );
}
