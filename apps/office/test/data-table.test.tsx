// @vitest-environment jsdom
import { ApiError } from '@detroit-well/api-client';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { useKeyboard } from '../src/keyboard/shortcuts.ts';
import { DataTable, type ListColumn } from '../src/lists/data-table.tsx';
import type { ListState } from '../src/lists/list-state.ts';
import { useListAddress } from '../src/lists/use-address.ts';

interface Row {
  readonly id: string;
  readonly name: string;
}

const columns: readonly ListColumn<Row>[] = [
  {
    id: 'name',
    label: 'Name',
    sort: 'name',
    place: 't',
    cell: ({ id, name }) => <a href={`#${id}`}>{name}</a>,
  },
  { id: 'id', label: 'Id', cell: ({ id }) => id },
];
const rows: Row[] = [
  { id: 'a', name: 'Ann' },
  { id: 'b', name: 'Bo' },
];
const ready: ListState<Row> = {
  status: 'ready',
  rows,
  refreshing: false,
  count: 2,
  isEstimate: false,
  next: null,
  error: null,
  loadedAt: Date.parse('2026-03-14T22:02:00Z'),
  retry: () => undefined,
};

function Table({ list }: { list: ListState<Row> }) {
  useKeyboard();
  const { search } = useLocation();
  return (
    <>
      <output>{search}</output>
      <DataTable
        noun="people"
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        address={useListAddress()}
        filters={['role']}
        order="name"
        empty={<p>Nobody yet</p>}
      />
    </>
  );
}

function show(list: Partial<ListState<Row>>, search = ''): void {
  const router = createMemoryRouter([{ path: '*', element: <Table list={{ ...ready, ...list }} /> }], {
    initialEntries: [`/office/team${search}`],
  });
  render(<RouterProvider router={router} />);
}

const none = { rows: [], count: 0 };
const refused = new ApiError({
  kind: 'refused',
  message: 'You do not have permission.',
  status: 403,
  code: 'permission_denied',
  details: { who_may: ['owner', 'manager'] },
});
const failed = new ApiError({ kind: 'server', message: 'Server error', status: 500, requestId: '7f3a-19c2' });
const offline = new ApiError({ kind: 'network', message: 'No network' });

it('shows rows with their count', () => {
  show({});
  expect(screen.getByRole('table', { name: 'people' }).querySelectorAll('tbody tr')).toHaveLength(2);
  expect(screen.getByText('2 of 2')).toBeDefined();
});

it('shows skeleton rows only for a list that takes a while', async () => {
  show({ ...none, status: 'loading' });
  const table = screen.getByRole('table');
  expect(table.getAttribute('aria-busy')).toBe('true');
  expect(table.querySelector('tbody tr')).toBeNull();
  await waitFor(() => expect(table.querySelectorAll('tbody tr')).toHaveLength(4));
});

it('keeps the rows while it refreshes', () => {
  show({ refreshing: true });
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  expect(screen.getByText('Ann')).toBeDefined();
});

it('says what will appear in a list that is empty', () => {
  show(none);
  expect(screen.getByText('Nobody yet')).toBeDefined();
});

it('offers to clear the filters when nothing matches', () => {
  show(none, '?search=gwn&role=coach&cursor=x');
  expect(screen.getByText('No people match “gwn”')).toBeDefined();
  fireEvent.click(screen.getByText('Clear filters'));
  expect(screen.getByRole('status').textContent).toBe('');
});

it('names the request of a failure and can try again', () => {
  const retry = vi.fn();
  show({ ...none, status: 'failed', error: failed, retry });
  expect(screen.getByRole('alert').textContent).toContain('Request 7f3a-19c2.');
  fireEvent.click(screen.getByText('Try again'));
  expect(retry).toHaveBeenCalledOnce();
});

it('keeps old rows without a network, and says how old they are', () => {
  show({ error: offline });
  expect(screen.getByText('Ann')).toBeDefined();
  expect(screen.getByText('You see what was loaded at 6:02 PM.')).toBeDefined();
});

it('says who may see a list that the role may not', () => {
  show({ ...none, status: 'failed', error: refused });
  expect(screen.getByRole('alert').textContent).toContain('These roles do: Owner, Manager.');
});

it('sorts by a column, and the other way at the second press', () => {
  show({});
  const sort = screen.getByRole('button', { name: 'Name' });
  expect(sort.closest('th')?.getAttribute('aria-sort')).toBe('ascending');
  fireEvent.click(sort);
  expect(screen.getByRole('status').textContent).toBe('?sort=-name');
  expect(sort.closest('th')?.getAttribute('aria-sort')).toBe('descending');
});

it('J and K move the focus between rows', () => {
  show({});
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(document.activeElement?.textContent).toBe('Ann');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'j' });
  expect(document.activeElement?.textContent).toBe('Bo');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'k' });
  expect(document.activeElement?.textContent).toBe('Ann');
});

it('leads to the next page and back to the first', () => {
  show({ next: 'c2' }, '?role=coach&cursor=c1');
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([to('First page'), to('Next page')].map((href) => href?.split('?')[1])).toEqual([
    'role=coach',
    'role=coach&cursor=c2',
  ]);
});
