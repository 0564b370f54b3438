import type { Liabilities, Liability } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import {
  formatLongDate,
  formatMediumDate,
  formatMediumDay,
  formatTime,
} from '@detroit-well/config/studio-time';
import { EmptyState } from '@detroit-well/ui/components/empty-state';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { liabilitiesQuery, liabilityRowsQuery } from '../../api/money-queries.ts';
import { centsOf, figureText } from '../../figures/cents.ts';
import { Figures } from '../../figures/figures.tsx';
import { exactDollars } from '../../format/dollars.ts';
import { CsvButton } from '../../lists/csv-button.tsx';
import { DataTable, type ListColumn } from '../../lists/data-table.tsx';
import { FilterButton } from '../../lists/filter-button.tsx';
import { ListSearch } from '../../lists/list-search.tsx';
import { listState } from '../../lists/list-state.ts';
import { useListAddress } from '../../lists/use-address.ts';
import { MoneyNav } from '../../money/money-nav.tsx';
import { useScreen } from '../../navigation/use-screen.ts';
import { LoadFailure } from '../../outcomes/load-failure.tsx';
import { MayRead } from '../../outcomes/may-read.tsx';

const kinds = [
  { value: 'credit', label: 'Studio credit' },
  { value: 'gift_card', label: 'Gift cards' },
  { value: 'pass', label: 'Credits of passes' },
] as const;
const sorts = ['amount', '-amount', 'name', '-name', 'since', '-since'] as const;

/** What people have paid for and not used. */
export function Screen() {
  useScreen('What is owed');
  return (
    <MayRead title="What is owed" what="what is owed" permission="payments.all">
      <Loaded />
    </MayRead>
  );
}

function Loaded() {
  const { data, error, refetch } = useQuery(liabilitiesQuery());
  if (data) return <Owed liabilities={data} />;
  return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null;
}

function Owed({ liabilities }: { liabilities: Liabilities }) {
  const { at, credit, gift_cards: cards, passes } = liabilities;
  const address = useListAddress();
  const filters = {
    search: address.search || undefined,
    of: kinds.find(({ value }) => value === address.get('of'))?.value,
    sort: sorts.find((sort) => sort === address.sort),
  };
  const list = listState(useQuery(liabilityRowsQuery({ ...filters, cursor: address.cursor })));
  const together = [credit, cards, passes];
  return (
    <>
      <MoneyNav />
      <div className="head">
        <hgroup>
          <h1>What is owed</h1>
          <p>{`Paid for, and not used yet. As of ${formatLongDate(at)}, ${formatTime(at)}.`}</p>
        </hgroup>
      </div>
      <Figures
        label="What is owed"
        figures={[
          {
            label: 'Together',
            value: figureText(together.reduce((sum, { amount }) => sum + centsOf(amount), 0)),
            href: paths.office.owed(),
            note: counted(
              together.reduce((sum, { rows }) => sum + rows, 0),
              'row',
            ),
          },
          {
            label: 'Studio credit',
            value: figureText(centsOf(credit.amount)),
            href: paths.office.owed({ of: 'credit' }),
            note: `${credit.rows === 1 ? '1 person' : `${credit.rows} people`}. Never ends`,
          },
          {
            label: 'Gift cards',
            value: figureText(centsOf(cards.amount)),
            href: paths.office.owed({ of: 'gift_card' }),
            note: counted(cards.rows, 'card'),
          },
          {
            label: 'Credits of passes',
            value: figureText(centsOf(passes.amount)),
            href: paths.office.owed({ of: 'pass' }),
            note: `${counted(passes.credits, 'credit')}, ${passes.rows === 1 ? '1 pass' : `${passes.rows} passes`}`,
          },
        ]}
      />
      <div className="tools owed-tools" role="search">
        <ListSearch address={address} label="Person, pass or gift card" />
        <FilterButton
          label="What"
          all="Everything"
          value={filters.of}
          options={kinds}
          onChange={(of) => address.set({ of })}
        />
        <CsvButton
          name="what-is-owed"
          load={() => client.office.reports.liabilityRowsCsv({ query: filters })}
        />
      </div>
      <DataTable<Liability>
        noun="rows"
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        address={address}
        filters={['of']}
        order="-amount"
        empty={
          <EmptyState title="Nothing is owed" headingLevel={2}>
            Studio credit, gift cards and passes that people have not used appear here.
          </EmptyState>
        }
      />
      <p className="muted sm">A credit is worth what was paid for the pass, shared out.</p>
    </>
  );
}

const counted = (count: number, noun: string): string => `${count} ${count === 1 ? noun : `${noun}s`}`;

/** `Studio credit`, `Gift card for Renée`, `5 sessions, 4 left` */
function whatText({ of, name, credits }: Liability): string {
  if (of === 'credit') return 'Studio credit';
  return of === 'gift_card' ? `Gift card for ${name}` : `${name}, ${counted(credits, 'credit')} left`;
}

const columns: readonly ListColumn<Liability>[] = [
  {
    id: 'person',
    label: 'Person',
    sort: 'name',
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
  { id: 'what', label: 'What', place: 'b', cell: (row) => <span>{whatText(row)}</span> },
  {
    id: 'since',
    label: 'Since',
    sort: 'since',
    wide: true,
    cell: ({ since }) => <span className="nw muted">{since === null ? '' : formatMediumDate(since)}</span>,
  },
  {
    id: 'ends',
    label: 'Ends',
    place: 's',
    cell: ({ ends_on: day }) => <span className="nw">{day === null ? 'Never' : formatMediumDay(day)}</span>,
  },
  {
    id: 'amount',
    label: 'Worth',
    sort: 'amount',
    place: 'r',
    number: true,
    end: true,
    cell: ({ amount }) => <span className="nw tnum">{exactDollars(amount)}</span>,
  },
];
