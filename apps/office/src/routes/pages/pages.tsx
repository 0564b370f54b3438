import type { OfficePageEntry } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { formatMediumDate } from '@detroit-well/config/studio-time';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { EmptyState } from '@detroit-well/ui/components/empty-state';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { pagesQuery } from '../../api/page-queries.ts';
import { CsvButton } from '../../lists/csv-button.tsx';
import { DataTable, type ListColumn } from '../../lists/data-table.tsx';
import { FilterButton } from '../../lists/filter-button.tsx';
import { ListSearch } from '../../lists/list-search.tsx';
import { listState } from '../../lists/list-state.ts';
import { useListAddress } from '../../lists/use-address.ts';
import { useScreen } from '../../navigation/use-screen.ts';
import { MayRead } from '../../outcomes/may-read.tsx';
import { pageTypeOf } from '../../pages/page-types.ts';
import { writtenStates } from '../../written/written-states.ts';
import { WrittenState } from '../../written/written-state.tsx';

const sorts = ['html_path', '-html_path', 'title', '-title', 'changed_at', '-changed_at'] as const;

/** The pages of the public site, drafts too. */
export function Screen() {
  useScreen('Pages');
  return (
    <MayRead title="Pages" what="the pages of the site" permission="content.write">
      <Pages />
    </MayRead>
  );
}

function Pages() {
  const address = useListAddress();
  const filters = {
    search: address.search || undefined,
    status: writtenStates.find(({ value }) => value === address.get('status'))?.value,
    sort: sorts.find((sort) => sort === address.sort),
  };
  const list = listState(useQuery(pagesQuery({ ...filters, cursor: address.cursor })));
  return (
    <>
      <div className="head">
        <hgroup>
          <h1>Pages</h1>
          <p>The texts of the public site. Their addresses stay.</p>
        </hgroup>
        <div className="acts">
          <CsvButton name="pages" load={() => client.office.pages.listCsv({ query: filters })} />
          <ButtonLink size="xs" variant="line" href={paths.office.site()}>
            Menu of the site
          </ButtonLink>
        </div>
      </div>
      <div className="tools" role="search">
        <ListSearch address={address} label="Title or address" />
        <FilterButton
          label="State"
          all="All"
          value={filters.status}
          options={writtenStates}
          onChange={(status) => address.set({ status })}
        />
      </div>
      <DataTable<OfficePageEntry>
        noun="pages"
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        address={address}
        filters={['status']}
        order="html_path"
        empty={
          <EmptyState title="No pages yet" headingLevel={2}>
            Pages come with the public site. They are not made here.
          </EmptyState>
        }
      />
    </>
  );
}

const columns: readonly ListColumn<OfficePageEntry>[] = [
  {
    id: 'title',
    label: 'Title',
    sort: 'title',
    place: 't',
    cell: ({ id, title, html_path: path }) => (
      <>
        <a href={paths.office.record('pages', id)}>
          <b>{title || 'Untitled'}</b>
        </a>
        <small>{path}</small>
      </>
    ),
  },
  { id: 'type', label: 'Type', place: 'b', cell: ({ type }) => pageTypeOf(type).label },
  {
    id: 'changed',
    label: 'Last change',
    sort: 'changed_at',
    place: 'f',
    cell: ({ changed_at: at, changed_by: by }) => (
      <span className="nw muted">{[formatMediumDate(at), by].filter(Boolean).join(', ')}</span>
    ),
  },
  {
    id: 'state',
    label: 'State',
    place: 's',
    cell: (page) => <WrittenState written={page} problems={0} />,
  },
];
