import type { MembershipReportRow } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { formatMediumDay } from '@detroit-well/config/studio-time';
import { EmptyState } from '@detroit-well/ui/components/empty-state';
import { Status, type StatusProps } from '@detroit-well/ui/components/status';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { membershipRowsQuery } from '../../api/money-queries.ts';
import { exactDollars } from '../../format/dollars.ts';
import { CsvButton } from '../../lists/csv-button.tsx';
import { DataTable, type ListColumn } from '../../lists/data-table.tsx';
import { FilterButton } from '../../lists/filter-button.tsx';
import { ListSearch } from '../../lists/list-search.tsx';
import { listState } from '../../lists/list-state.ts';
import type { ListAddress } from '../../lists/use-address.ts';

const figures = [
  { value: 'active', label: 'Active' },
  { value: 'new', label: 'New' },
  { value: 'lost', label: 'Lost' },
  { value: 'past_due', label: 'Past due' },
] as const;
const sorts = ['name', '-name', 'start_date', '-start_date'] as const;

const states: Readonly<
  Record<string, { readonly tone: NonNullable<StatusProps['tone']>; readonly text: string }>
> = {
  pending: { tone: 'wait', text: 'Not paid yet' },
  active: { tone: 'ok', text: 'Active' },
  past_due: { tone: 'bad', text: 'Past due' },
  paused: { tone: 'wait', text: 'Paused' },
  cancelled: { tone: 'plain', text: 'Cancelled' },
  expired: { tone: 'plain', text: 'Expired' },
};

interface RowsProps {
  readonly address: ListAddress;
  readonly days: { readonly start_date: string; readonly end_date: string };
}

/** The memberships that a figure counts. */
export function MembershipRows({ address, days }: RowsProps) {
  const plan = address.get('plan');
  const filters = {
    ...days,
    search: address.search || undefined,
    figure: figures.find(({ value }) => value === address.get('figure'))?.value,
    plan,
    sort: sorts.find((sort) => sort === address.sort),
  };
  const list = listState(useQuery(membershipRowsQuery({ ...filters, cursor: address.cursor })));
  return (
    <section aria-label="The memberships">
      <div className="tools" role="search">
        <ListSearch address={address} label="Person or plan" />
        <FilterButton
          label="Which"
          all="Active"
          value={filters.figure}
          options={figures}
          onChange={(figure) => address.set({ figure })}
        />
        {plan === undefined ? null : (
          <FilterButton
            label="Plan"
            all="All"
            value={plan}
            options={[{ value: plan, label: plan === 'none' ? 'Granted' : 'One plan' }]}
            onChange={(next) => address.set({ plan: next })}
          />
        )}
        <CsvButton
          name="memberships"
          load={() => client.office.reports.membershipRowsCsv({ query: filters })}
        />
      </div>
      <DataTable<MembershipReportRow>
        noun="memberships"
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        address={address}
        filters={['figure', 'plan']}
        order="name"
        empty={
          <EmptyState title="No members yet" headingLevel={2}>
            Memberships that people buy or the team grants appear here.
          </EmptyState>
        }
      />
    </section>
  );
}

const columns: readonly ListColumn<MembershipReportRow>[] = [
  {
    id: 'person',
    label: 'Person',
    sort: 'name',
    place: 't',
    cell: ({ person_id: id, person_name: name }) => (
      <a href={paths.office.person(id)}>
        <b>{name}</b>
      </a>
    ),
  },
  { id: 'plan', label: 'Membership', place: 'b', cell: ({ name }) => name },
  {
    id: 'since',
    label: 'Since',
    sort: 'start_date',
    cell: ({ start_date: day }) => <span className="nw muted">{formatMediumDay(day)}</span>,
  },
  {
    id: 'until',
    label: 'Until',
    cell: ({ end_date: day }) => (
      <span className="nw muted">{day === null ? 'Goes on' : formatMediumDay(day)}</span>
    ),
  },
  {
    id: 'price',
    label: 'Price',
    place: 'r',
    number: true,
    cell: ({ price, period }) => (
      <span className="nw tnum">{period === null ? 'Granted' : `${exactDollars(price)} a ${period}`}</span>
    ),
  },
  {
    id: 'state',
    label: 'State',
    place: 's',
    cell: ({ state }) => (
      <Status tone={states[state]?.tone ?? 'plain'}>{states[state]?.text ?? state}</Status>
    ),
  },
];
