import type { DuePayment } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { serverNow } from '@detroit-well/config/server-clock';
import { studioDay } from '@detroit-well/config/studio-time';
import { EmptyState } from '@detroit-well/ui/components/empty-state';
import { Status } from '@detroit-well/ui/components/status';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { duePaymentsQuery } from '../../api/queries.ts';
import { exactDollars } from '../../format/dollars.ts';
import { CsvButton } from '../../lists/csv-button.tsx';
import { DataTable, type ListColumn } from '../../lists/data-table.tsx';
import { dayName } from '../../format/day-name.ts';
import { listState } from '../../lists/list-state.ts';
import type { ListAddress } from '../../lists/use-address.ts';
import { useMoreRows } from './use-more-rows.tsx';

/** What is expected in the next 14 days, and what is overdue. */
export function Due({ address }: { address: ListAddress }) {
  const today = studioDay(serverNow());
  const { list, more } = useMoreRows(listState(useQuery(duePaymentsQuery())));
  return (
    <>
      <div className="tools">
        <CsvButton name="due" load={() => client.office.payments.dueCsv()} />
      </div>
      <DataTable<DuePayment>
        noun="payments"
        columns={columns(today)}
        list={list}
        rowKey={({ id }) => id}
        groupOf={({ due_on: day }) => ({ id: day, label: dayName(day, today) })}
        address={address}
        filters={[]}
        order="due_on"
        empty={
          <EmptyState title="Nothing is due" headingLevel={2}>
            Installments and renewals of the next 14 days appear here, and what is overdue.
          </EmptyState>
        }
      />
      {more}
    </>
  );
}

const columns = (today: string): readonly ListColumn<DuePayment>[] => [
  {
    id: 'person',
    label: 'Person',
    place: 't',
    cell: ({ person_id: id, person_name: name }) =>
      id === null ? (
        <b>{name}</b>
      ) : (
        <a href={paths.office.person(id)}>
          <b>{name}</b>
        </a>
      ),
  },
  {
    id: 'what',
    label: 'What',
    place: 'f',
    cell: (due) => {
      const text = whatText(due);
      return due.session_id === null ? text : <a href={paths.office.session(due.session_id)}>{text}</a>;
    },
  },
  {
    id: 'amount',
    label: 'Amount',
    place: 'r',
    number: true,
    cell: ({ amount }) => <span className="nw tnum">{exactDollars(amount)}</span>,
  },
  {
    id: 'how',
    label: 'How',
    place: 's',
    end: true,
    cell: ({ due_on: day, charged }) =>
      day < today ? (
        <Status tone="bad">Overdue</Status>
      ) : (
        <span className="nw">{charged ? 'Card on file' : 'Person pays'}</span>
      ),
  },
];

/** `Rhythm & Glide, 2 of 4` */
function whatText({ session_title: title, membership_name: name, position, positions }: DuePayment): string {
  if (title === null) return `${name ?? ''} membership, renewal`.trimStart();
  return positions > 1 ? `${title}, ${position} of ${positions}` : title;
}
