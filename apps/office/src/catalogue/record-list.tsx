import { ButtonLink } from '@detroit-well/ui/components/button';
import { EmptyState } from '@detroit-well/ui/components/empty-state';
import { Status } from '@detroit-well/ui/components/status';
import type { FieldValues } from '@detroit-well/ui/form/use-form';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useMay } from '../access/access.ts';
import { useShortcuts } from '../keyboard/shortcuts.ts';
import { CsvButton } from '../lists/csv-button.tsx';
import { DataTable, type ListColumn } from '../lists/data-table.tsx';
import { FilterButton } from '../lists/filter-button.tsx';
import { ListSearch } from '../lists/list-search.tsx';
import { listState } from '../lists/list-state.ts';
import { useListAddress } from '../lists/use-address.ts';
import { useScreen } from '../navigation/use-screen.ts';
import type { CatalogueEntry, CatalogueKind } from './kind.ts';

interface RecordListProps<Entry extends CatalogueEntry, Values extends FieldValues> {
  readonly kind: CatalogueKind<Entry, Values>;
}

const states = [
  { value: 'false', label: 'In use' },
  { value: 'true', label: 'Archived' },
];

/** The list of a kind of records: those in use, unless another state is chosen. */
export function RecordList<Entry extends CatalogueEntry, Values extends FieldValues>({
  kind,
}: RecordListProps<Entry, Values>) {
  const { title, intro, many, words, write, hrefOf, calls } = kind;
  useScreen(title);
  const address = useListAddress();
  const navigate = useNavigate();
  const mayWrite = useMay(write);
  const state = address.get('archived');
  const filters = {
    search: address.search || undefined,
    sort: address.sort,
    archived: state === undefined ? undefined : state === 'true',
  };
  const query = { ...filters, cursor: address.cursor };
  const list = listState(
    useQuery({
      queryKey: ['office', many, 'list', query],
      queryFn: async ({ signal }) => calls.list(query, signal),
    }),
  );
  useShortcuts(
    mayWrite ? [{ keys: 'n', label: `New ${words.one}`, run: () => void navigate(hrefOf('new')) }] : [],
  );
  const create = mayWrite ? (
    <ButtonLink size="xs" variant="signal" slash href={hrefOf('new')}>
      {`New ${words.one}`}
    </ButtonLink>
  ) : null;
  return (
    <>
      <div className="head">
        <hgroup>
          <h1>{title}</h1>
          <p>{intro}</p>
        </hgroup>
        <div className="acts">
          <CsvButton name={many} load={() => calls.csv(filters)} />
          {create}
        </div>
      </div>
      <div className="tools" role="search">
        <ListSearch address={address} label={`Search ${words.many}`} />
        <FilterButton
          label="State"
          all="All"
          value={state}
          options={states}
          onChange={(archived) => address.set({ archived })}
        />
      </div>
      <DataTable
        noun={words.many}
        columns={columnsOf(kind)}
        list={list}
        rowKey={({ id }) => id}
        address={address}
        filters={['archived']}
        order={kind.sort}
        empty={
          <EmptyState title={`No ${words.many} yet`} headingLevel={2} action={create}>
            {`The first ${words.one} that somebody of the team makes appears here.`}
          </EmptyState>
        }
      />
    </>
  );
}

const columnsOf = <Entry extends CatalogueEntry, Values extends FieldValues>({
  sort,
  hrefOf,
  nameOf,
  columns,
}: CatalogueKind<Entry, Values>): readonly ListColumn<Entry>[] => [
  {
    id: 'name',
    label: 'Name',
    sort,
    place: 't',
    cell: (entry) => (
      <a href={hrefOf(entry.id)}>
        <b>{nameOf(entry)}</b>
      </a>
    ),
  },
  ...columns,
  {
    id: 'state',
    label: 'State',
    place: 'r',
    end: true,
    cell: ({ archived }) => (archived ? <Status>Archived</Status> : <Status tone="ok">In use</Status>),
  },
];
