import { formatMediumDay } from '@detroit-well/config/studio-time';
import type { OfficePayment } from '@detroit-well/api-client';
import { EmptyState } from '@detroit-well/ui/components/empty-state';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { paymentsQuery } from '../../api/queries.ts';
import { CsvButton } from '../../lists/csv-button.tsx';
import { DataTable } from '../../lists/data-table.tsx';
import { FilterButton } from '../../lists/filter-button.tsx';
import { ListSearch } from '../../lists/list-search.tsx';
import { listState } from '../../lists/list-state.ts';
import type { ListAddress } from '../../lists/use-address.ts';
import { methodNames, statusNames } from '../../money/payment-texts.ts';
import { usePaymentAction } from '../../money/use-payment-action.tsx';
import { DayTotals } from './day-totals.tsx';
import { paymentColumns } from './payment-columns.tsx';

const sorts = ['at', '-at', 'amount', '-amount'] as const;
const methods = ['card', 'cash', 'credit', 'complimentary', 'pass', 'included'] as const;
const statuses = ['succeeded', 'pending', 'requires_action', 'unknown', 'failed', 'cancelled'] as const;
const subjects = [
  { value: 'registration', label: 'Sessions' },
  { value: 'membership', label: 'Memberships' },
  { value: 'pass', label: 'Passes' },
  { value: 'gift_card', label: 'Gift cards' },
] as const;
const kinds = [
  { value: 'charge', label: 'Payments' },
  { value: 'refund', label: 'Refunds' },
] as const;

/** Every payment and refund, and what each day brought. */
export function Ledger({ address }: { address: ListAddress }) {
  const filters = filtersOf(address);
  const days = daysText(filters);
  const list = listState(useQuery(paymentsQuery({ ...filters, cursor: address.cursor })));
  const { act, dialog } = usePaymentAction();
  return (
    <>
      <div className="tools" role="search">
        <ListSearch address={address} label="Person, or what was paid for" />
        <FilterButton
          label="What"
          all="Everything"
          value={filters.kind}
          options={kinds}
          onChange={(kind) => address.set({ kind })}
        />
        <FilterButton
          label="Paid for"
          all="Everything"
          value={filters.paid_for}
          options={subjects}
          onChange={(paid_for) => address.set({ paid_for })}
        />
        <FilterButton
          label="How"
          all="Every way"
          value={filters.method}
          options={methods.map((value) => ({ value, label: methodNames[value] }))}
          onChange={(method) => address.set({ method })}
        />
        <FilterButton
          label="State"
          all="All"
          value={filters.status}
          options={statuses.map((value) => ({ value, label: statusNames[value] }))}
          onChange={(status) => address.set({ status })}
        />
        {days === undefined ? null : (
          <FilterButton
            label="Days"
            all="All"
            value="chosen"
            options={[{ value: 'chosen', label: days }]}
            onChange={(value) => {
              if (value === undefined) address.set({ start_date: undefined, end_date: undefined });
            }}
          />
        )}
        {filters.payout === undefined ? null : (
          <FilterButton
            label="Payout"
            all="All"
            value={filters.payout}
            options={[{ value: filters.payout, label: 'One payout' }]}
            onChange={(payout) => address.set({ payout })}
          />
        )}
        <CsvButton name="payments" load={() => client.office.payments.listCsv({ query: filters })} />
      </div>
      <DataTable<OfficePayment>
        noun="entries"
        columns={paymentColumns(act)}
        list={list}
        rowKey={({ id }) => id}
        address={address}
        filters={['kind', 'paid_for', 'method', 'status', 'start_date', 'end_date', 'payout']}
        order="-at"
        empty={
          <EmptyState title="No money yet" headingLevel={2}>
            The first payment, at the desk or by card, appears here.
          </EmptyState>
        }
      />
      <DayTotals />
      {dialog}
    </>
  );
}

/** The days that the ledger is limited to. A report links to them. */
function daysText({ start_date: first, end_date: last }: ReturnType<typeof filtersOf>): string | undefined {
  if (first === undefined || last === undefined) return undefined;
  const [from, to] = [formatMediumDay(first), formatMediumDay(last)];
  return from === to ? from : `${from} to ${to}`;
}

const filtersOf = (address: ListAddress) => ({
  search: address.search || undefined,
  start_date: address.get('start_date'),
  end_date: address.get('end_date'),
  payout: address.get('payout'),
  kind: kinds.find(({ value }) => value === address.get('kind'))?.value,
  paid_for: subjects.find(({ value }) => value === address.get('paid_for'))?.value,
  method: methods.find((value) => value === address.get('method')),
  status: statuses.find((value) => value === address.get('status')),
  sort: sorts.find((sort) => sort === address.sort),
});
