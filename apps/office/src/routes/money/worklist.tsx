import type { WorklistEntry } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { formatMediumDate } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { EmptyState } from '@detroit-well/ui/components/empty-state';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { waitingMoneyQuery } from '../../api/queries.ts';
import { exactDollars } from '../../format/dollars.ts';
import { CsvButton } from '../../lists/csv-button.tsx';
import { DataTable, type ListColumn } from '../../lists/data-table.tsx';
import { FilterButton } from '../../lists/filter-button.tsx';
import { listState } from '../../lists/list-state.ts';
import type { ListAddress } from '../../lists/use-address.ts';
import { useMoreRows } from './use-more-rows.tsx';
import { useWaitingActions, type WaitingAction } from '../../money/use-waiting-actions.tsx';

const kinds = [
  { value: 'failed', label: 'All that failed' },
  { value: 'payment_failed', label: 'Failed payments' },
  { value: 'renewal_failed', label: 'Failed renewals' },
  { value: 'payment_unknown', label: 'Payments without an outcome' },
  { value: 'refund_unknown', label: 'Refunds without an outcome' },
  { value: 'refund_open', label: 'Open refunds in cash' },
  { value: 'refund_failed', label: 'Failed refunds' },
  { value: 'refund_at_provider', label: 'Refunds at the provider' },
  { value: 'payment_disputed', label: 'Disputes' },
  { value: 'provider_difference', label: 'Differences from the provider' },
] as const;

/** Payments, refunds and disputes that wait for a person, each with what fixes it. */
export function Worklist({ address }: { address: ListAddress }) {
  const kind = kinds.find(({ value }) => value === address.get('waits'))?.value;
  const { list, more } = useMoreRows(listState(useQuery(waitingMoneyQuery(kind))));
  const { actionsOf, dialog } = useWaitingActions();
  return (
    <>
      <div className="tools" role="search">
        <FilterButton
          label="What"
          all="Everything"
          value={kind}
          options={kinds}
          onChange={(waits) => address.set({ waits })}
        />
        <CsvButton
          name="worklist"
          load={() =>
            client.office.worklist.listCsv({
              query: kind === 'failed' ? { about: kind } : { about: 'money', ...(kind && { kind }) },
            })
          }
        />
      </div>
      <DataTable<WorklistEntry>
        noun="entries"
        columns={columnsWith(actionsOf)}
        list={list}
        rowKey={({ id }) => id}
        address={address}
        filters={['waits']}
        order=""
        empty={
          <EmptyState title="No money waits" headingLevel={2}>
            Failed payments, unknown outcomes, disputes and refunds that need somebody appear here.
          </EmptyState>
        }
      />
      {more}
      {dialog}
    </>
  );
}

const columnsWith = (
  actionsOf: (entry: WorklistEntry) => readonly WaitingAction[],
): readonly ListColumn<WorklistEntry>[] => [
  {
    id: 'what',
    label: 'What',
    place: 't',
    cell: ({ title, person_id: person }) =>
      person === null ? (
        <b>{title}</b>
      ) : (
        <a href={paths.office.person(person)}>
          <b>{title}</b>
        </a>
      ),
  },
  {
    id: 'why',
    label: 'Why, and what the person was told',
    place: 'f',
    cell: ({ text, told }) => (
      <div className="waits">
        <p>{text}</p>
        {told === null ? null : <small>{`Told: ${told}`}</small>}
      </div>
    ),
  },
  {
    id: 'next',
    label: 'Next try',
    cell: ({ next_attempt_at: next }) => (
      <span className="nw muted">{next === null ? 'None' : formatMediumDate(next)}</span>
    ),
  },
  {
    id: 'amount',
    label: 'Amount',
    place: 'r',
    number: true,
    cell: ({ amount }) => <span className="nw tnum">{amount === null ? '' : exactDollars(amount)}</span>,
  },
  {
    id: 'acts',
    label: '',
    place: 'f',
    end: true,
    cell: (entry) => (
      <span className="waits__acts">
        {actionsOf(entry).map(({ label, run, busy }) => (
          <Button key={label} size="xs" variant="quiet" disabled={busy} onClick={run}>
            {label}
            <span className="visually-hidden">{`: ${entry.title}`}</span>
          </Button>
        ))}
      </span>
    ),
  },
];
