import { paths } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { EmptyState } from '@detroit-well/ui/components/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useMay } from '../../access/access.ts';
import { client } from '../../api/client.ts';
import { peopleQuery } from '../../api/queries.ts';
import { useShortcuts } from '../../keyboard/shortcuts.ts';
import { CsvButton } from '../../lists/csv-button.tsx';
import { DataTable } from '../../lists/data-table.tsx';
import { ListSearch } from '../../lists/list-search.tsx';
import { listState } from '../../lists/list-state.ts';
import { useListAddress, type ListAddress } from '../../lists/use-address.ts';
import { useScreen } from '../../navigation/use-screen.ts';
import { peopleColumns } from './people-columns.tsx';
import { balances, firstVisitsOf, lastVisits, PeopleFilters, visitsOf, waivers } from './people-filters.tsx';

const filterNames = [
  'membership',
  'waiver',
  'last_visit',
  'first_visit_from',
  'first_visit_to',
  'visits',
  'balance',
  'tag',
] as const;
const sorts = ['name', '-name', 'email', '-email', 'created_at', '-created_at'] as const;

/** Everybody with an open account: finding, filtering, and the way to each one. */
export function Screen() {
  useScreen('People');
  const address = useListAddress();
  const navigate = useNavigate();
  const mayWrite = useMay('people.write');
  const filters = filtersOf(address);
  const list = listState(useQuery(peopleQuery({ ...filters, cursor: address.cursor })));
  useShortcuts(
    mayWrite ? [{ keys: 'n', label: 'New person', run: () => void navigate(paths.office.newPerson()) }] : [],
  );
  return (
    <>
      <div className="head">
        <hgroup>
          <h1>People</h1>
          <p>Everybody with an account: members, visitors and the team.</p>
        </hgroup>
        <div className="acts">
          <CsvButton name="people" load={() => client.office.people.listCsv({ query: filters })} />
          {mayWrite ? (
            <ButtonLink size="xs" variant="signal" slash href={paths.office.newPerson()}>
              New person
            </ButtonLink>
          ) : null}
        </div>
      </div>
      <div className="tools" role="search">
        <ListSearch address={address} label="Search people" />
        <PeopleFilters address={address} />
      </div>
      <DataTable
        noun="people"
        columns={peopleColumns}
        list={list}
        rowKey={({ id }) => id}
        address={address}
        filters={filterNames}
        order="name"
        empty={
          <EmptyState title="Nobody yet" headingLevel={2}>
            Whoever makes an account, or gets one here, appears in this list.
          </EmptyState>
        }
      />
    </>
  );
}

const filtersOf = (address: ListAddress) => ({
  search: address.search || undefined,
  membership: address.get('membership'),
  waiver: waivers.find(({ value }) => value === address.get('waiver'))?.value,
  last_visit: lastVisits.find(({ value }) => value === address.get('last_visit'))?.value,
  ...firstVisitsOf(address),
  visits: visitsOf(address),
  balance: balances.find(({ value }) => value === address.get('balance'))?.value,
  tag: address.get('tag'),
  sort: sorts.find((sort) => sort === address.sort),
});
