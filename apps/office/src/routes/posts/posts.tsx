import type { OfficePostEntry } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { EmptyState } from '@detroit-well/ui/components/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { client } from '../../api/client.ts';
import { postAuthorsQuery, postCategoriesQuery, postsQuery } from '../../api/post-queries.ts';
import { useShortcuts } from '../../keyboard/shortcuts.ts';
import { CsvButton } from '../../lists/csv-button.tsx';
import { DataTable, type ListColumn } from '../../lists/data-table.tsx';
import { FilterButton } from '../../lists/filter-button.tsx';
import { ListSearch } from '../../lists/list-search.tsx';
import { listState } from '../../lists/list-state.ts';
import { useListAddress } from '../../lists/use-address.ts';
import { useScreen } from '../../navigation/use-screen.ts';
import { MayRead } from '../../outcomes/may-read.tsx';
import { writtenStates } from '../../written/written-states.ts';
import { writtenDay, WrittenState } from '../../written/written-state.tsx';

const sorts = ['changed_at', '-changed_at', 'title', '-title', 'published_at', '-published_at'] as const;

/** The posts of The Standard, drafts too. */
export function Screen() {
  useScreen('Posts');
  return (
    <MayRead title="Posts" what="the posts of the site" permission="content.write">
      <Posts />
    </MayRead>
  );
}

function Posts() {
  const address = useListAddress();
  const navigate = useNavigate();
  const { data: categories = [] } = useQuery({ ...postCategoriesQuery(), meta: { background: true } });
  const { data: authors = [] } = useQuery({ ...postAuthorsQuery(), meta: { background: true } });
  const filters = {
    search: address.search || undefined,
    status: writtenStates.find(({ value }) => value === address.get('status'))?.value,
    category: address.get('category'),
    author: address.get('author'),
    sort: sorts.find((sort) => sort === address.sort),
  };
  const list = listState(useQuery(postsQuery({ ...filters, cursor: address.cursor })));
  useShortcuts([{ keys: 'n', label: 'New post', run: () => void navigate(paths.office.post('new')) }]);
  return (
    <>
      <div className="head">
        <hgroup>
          <h1>Posts</h1>
          <p>The Standard, drafts too.</p>
        </hgroup>
        <div className="acts">
          <CsvButton name="posts" load={() => client.office.posts.listCsv({ query: filters })} />
          <ButtonLink size="xs" variant="signal" slash href={paths.office.post('new')}>
            New post
          </ButtonLink>
        </div>
      </div>
      <div className="tools" role="search">
        <ListSearch address={address} label="Title, tag or author" />
        <FilterButton
          label="Category"
          all="All"
          value={filters.category}
          options={categories}
          onChange={(category) => address.set({ category })}
        />
        <FilterButton
          label="Author"
          all="All"
          value={filters.author}
          options={authors}
          onChange={(author) => address.set({ author })}
        />
        <FilterButton
          label="State"
          all="All"
          value={filters.status}
          options={writtenStates}
          onChange={(status) => address.set({ status })}
        />
      </div>
      <DataTable<OfficePostEntry>
        noun="posts"
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        address={address}
        filters={['status', 'category', 'author']}
        order="-changed_at"
        empty={
          <EmptyState title="No posts yet" headingLevel={2}>
            A new post is a draft until you publish it.
          </EmptyState>
        }
      />
    </>
  );
}

const columns: readonly ListColumn<OfficePostEntry>[] = [
  {
    id: 'title',
    label: 'Title',
    sort: 'title',
    place: 't',
    cell: ({ id, title, slug }) => (
      <>
        <a href={paths.office.post(id)}>
          <b>{title || 'Untitled'}</b>
        </a>
        {slug === '' ? null : <small>{paths.post(slug)}</small>}
      </>
    ),
  },
  { id: 'category', label: 'Category', place: 'b', cell: ({ category }) => category ?? '–' },
  { id: 'author', label: 'Author', wide: true, cell: ({ author }) => author ?? '–' },
  {
    id: 'date',
    label: 'Date',
    sort: 'changed_at',
    place: 'f',
    cell: (post) => <span className="nw muted">{writtenDay(post)}</span>,
  },
  {
    id: 'state',
    label: 'State',
    place: 's',
    cell: (post) => <WrittenState written={post} problems={post.problems} />,
  },
  {
    id: 'likes',
    label: 'Likes',
    number: true,
    end: true,
    cell: ({ status, like_count: likes }) => (status === 'draft' ? '–' : likes.toLocaleString('en-US')),
  },
];
