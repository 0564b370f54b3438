import { serverNow } from '@detroit-well/config/server-clock';
import { studioDay } from '@detroit-well/config/studio-time';
import type { OfficePayment } from '@detroit-well/api-client';
import { EmptyState } from '@detroit-well/ui/components/empty-state';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { paymentsQuery } from '../../api/queries.ts';
import { useShortcuts } from '../../keyboard/shortcuts.ts';
import { CsvButton } from '../../lists/csv-button.tsx';
import { DataTable } from '../../lists/data-table.tsx';
import { DayFilter } from '../../lists/day-filter.tsx';
import { FilterButton } from '../../lists/filter-button.tsx';
import { ListSearch } from '../../lists/list-search.tsx';
import { listState } from '../../lists/list-state.ts';
import type { ListAddress } from '../../lists/use-address.ts';
import { methodNames, statusNames } from '../../money/payment-texts.ts';
import { usePaymentAction } from '../../money/use-payment-action.tsx';
import { ByActor } from './by-actor.tsx';
import { DayHead, DaySums } from './day-head.tsx';
import { paymentColumns } from './payment-columns.tsx';
import { SumBar } from './sum-bar.tsx';

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
const figures = [
  { value: 'collected', label: 'Collected' },
  { value: 'refunded', label: 'Refunded' },
  { value: 'failed', label: 'Failed' },
] as const;

/** With one of these, a day has only a part of its entries. */
const partFilters = [
  'kind',
  'figure',
  'paid_for',
  'method',
  'status',
  'payout',
  'till',
  'actor',
  'program',
  'plan',
] as const;
const filterNames = [...partFilters, 'start_date', 'end_date'] as const;
const openTill = { value: 'open', label: 'Open till' };
const tillsWith = (till: string | undefined) =>
  till === undefined || till === openTill.value
    ? [openTill]
    : [openTill, { value: till, label: 'One closing' }];

/** Every payment and refund, by day. */
export function Ledger({ address }: { address: ListAddress }) {
  const filters = filtersOf(address);
  const ledger = useQuery(paymentsQuery({ ...filters, cursor: address.cursor }));
  const list = listState(ledger);
  const { act, dialog } = usePaymentAction();
  const today = studioDay(serverNow());
  const isByDay = filters.sort === undefined || filters.sort.endsWith('at');
  const { start_date: first, end_date: last } = filters;
  // The sums of a day are those of all its entries.
  const isWhole = !address.search && partFilters.every((name) => address.get(name) === undefined);
  useShortcuts([{ keys: 'f', label: 'Refund this row', run: pressActionOfRow }]);
  return (
    <>
      <div className="tools" role="search">
        <ListSearch address={address} label="Person, or what was paid for" />
        <FilterButton
          label="What"
          all="Everything"
          value={filters.figure ?? filters.kind}
          options={[...kinds, ...figures]}
          onChange={(value) => {
            const isFigure = figures.some((figure) => figure.value === value);
            address.set({ kind: isFigure ? undefined : value, figure: isFigure ? value : undefined });
          }}
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
        <ByActor value={filters.actor} onChange={(actor) => address.set({ actor })} />
        <FilterButton
          label="Till"
          all="All"
          value={filters.till}
          options={tillsWith(filters.till)}
          onChange={(till) => address.set({ till })}
        />
        <DayFilter
          value={first === last ? first : undefined}
          onChange={(day) => address.set({ start_date: day, end_date: day })}
        />
        <OneOf name="program" label="Program" address={address} />
        <OneOf name="plan" label="Plan" address={address} />
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
        columns={paymentColumns(act, isByDay)}
        list={list}
        rowKey={({ id }) => id}
        {...(isByDay && {
          groupOf: ({ at }: OfficePayment) => ({
            id: studioDay(at),
            label: <DayHead at={at} today={today} />,
            ...(isWhole && { beside: <DaySums day={studioDay(at)} /> }),
          }),
        })}
        address={address}
        filters={filterNames}
        order="-at"
        loadingRows={12}
        empty={
          <EmptyState title="No money yet" headingLevel={2}>
            The first payment, at the desk or by card, appears here.
          </EmptyState>
        }
      />
      {ledger.data ? <SumBar ledger={ledger.data} /> : null}
      {dialog}
    </>
  );
}

interface OneOfProps {
  readonly name: 'program' | 'plan';
  readonly label: string;
  readonly address: ListAddress;
}

/** A filter that a report set, to take away. */
function OneOf({ name, label, address }: OneOfProps) {
  const value = address.get(name);
  if (value === undefined) return null;
  return (
    <FilterButton
      label={label}
      all="All"
      value={value}
      options={[{ value, label: `One ${name}` }]}
      onChange={(next) => address.set({ [name]: next })}
    />
  );
}

/** Presses what can be done about the row that the keyboard stands on. */
const pressActionOfRow = (): void =>
  document.activeElement?.closest('tr')?.querySelector<HTMLElement>('.row-act button')?.click();

const filtersOf = (address: ListAddress) => ({
  search: address.search || undefined,
  start_date: address.get('start_date'),
  end_date: address.get('end_date'),
  payout: address.get('payout'),
  program: address.get('program'),
  plan: address.get('plan'),
  till: address.get('till'),
  actor: address.get('actor'),
  figure: figures.find(({ value }) => value === address.get('figure'))?.value,
  kind: kinds.find(({ value }) => value === address.get('kind'))?.value,
  paid_for: subjects.find(({ value }) => value === address.get('paid_for'))?.value,
  method: methods.find((value) => value === address.get('method')),
  status: statuses.find((value) => value === address.get('status')),
  sort: sorts.find((sort) => sort === address.sort),
});
