// @vitest-environment jsdom
import { ApiError, type OfficeAccess } from '@detroit-well/api-client';
import { zodResolver } from '@hookform/resolvers/zod';
import { FormTextField } from '@detroit-well/ui/form/fields';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import * as z from 'zod';
import { AccessContext } from '../src/access/access.ts';
import type { CatalogueKind } from '../src/catalogue/kind.ts';
import { RecordEditor } from '../src/catalogue/record-editor.tsx';

vi.mock('../src/api/queries.ts', () => ({ auditQuery: vi.fn() }));
vi.mock('../src/overlay/toasts.ts', () => ({ showToast: vi.fn(), showUndo: vi.fn() }));

interface Entry {
  readonly id: string;
  readonly version: number;
  readonly archived: boolean;
  readonly name: string;
  readonly note: string;
}
type Values = Pick<Entry, 'name' | 'note'>;
const stored: Entry = { id: 'l1', version: 2, archived: false, name: 'Floor 2', note: 'Wood' };
const change = vi.fn<(id: string, version: number, values: Values) => Promise<Entry>>();

const kind: CatalogueKind<Entry, Values> = {
  one: 'location',
  many: 'locations',
  words: { one: 'location', many: 'locations' },
  title: 'Locations',
  intro: '',
  listHref: '/office/locations',
  hrefOf: (id) => `/office/locations/${id}`,
  write: 'locations.write',
  nameOf: ({ name }) => name,
  sort: 'name',
  columns: [],
  resolver: zodResolver(z.object({ name: z.string().min(1, 'Name is required'), note: z.string() })),
  blank: { name: '', note: '' },
  valuesOf: ({ name, note }) => ({ name, note }),
  labels: { name: 'Name', note: 'Note' },
  Fields: () => (
    <>
      <FormTextField name="name" label="Name" />
      <FormTextField name="note" label="Note" />
    </>
  ),
  calls: {
    list: () => Promise.reject(new Error('not used')),
    csv: () => Promise.reject(new Error('not used')),
    read: () => Promise.reject(new Error('not used')),
    create: () => Promise.reject(new Error('not used')),
    change: ({ id, version }, values) => change(id, version, values),
    archive: () => Promise.reject(new Error('not used')),
    remove: () => Promise.reject(new Error('not used')),
  },
};

function show(permissions: readonly string[], entry: Entry | null = stored): void {
  change.mockReset();
  const access: OfficeAccess = { role: 'manager', permissions: [...permissions], refund_limit_cents: null };
  const editor = (
    <AccessContext value={access}>
      <RecordEditor kind={kind} entry={entry} />
    </AccessContext>
  );
  const router = createMemoryRouter([
    {
      path: '*',
      handle: { title: 'Location', parent: { label: 'Locations', href: '/office/locations' } },
      element: <main>{editor}</main>,
    },
  ]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Name');
const type = (value: string) => fireEvent.input(field(), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: /^Save/ }));

it('shows the bar with the first change, and discards it', async () => {
  show(['locations.write']);
  expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
  type('Floor 3');
  expect((await screen.findByRole('region', { name: 'Unsaved changes' })).textContent).toContain(
    'Name changed.',
  );
  fireEvent.click(screen.getByText('Discard'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull());
  expect(field().value).toBe('Floor 2');
});

it('saves with the version that it started from', async () => {
  show(['locations.write']);
  change.mockResolvedValue({ ...stored, version: 3, name: 'Floor 3' });
  type('Floor 3');
  save();
  await waitFor(() => expect(change).toHaveBeenCalledWith('l1', 2, { name: 'Floor 3', note: 'Wood' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull());
});

it('sends nothing while a field is wrong, and says how many are', async () => {
  show(['locations.write']);
  type('');
  save();
  expect(await screen.findByText(/1 field needs a correction/)).toBeDefined();
  expect(change).not.toHaveBeenCalled();
});

const conflictWith = (theirs: Entry) =>
  new ApiError({
    kind: 'refused',
    message: 'Stale',
    status: 409,
    code: 'version_conflict',
    details: {
      yours: { name: 'Floor 3' },
      theirs,
      base: stored,
      changed_by: 'Odessa Rawls',
      changed_at: '2026-03-14T01:19:00-04:00',
    },
  });

it('asks only about what both changed, says who saved, and saves mine with the rest of theirs', async () => {
  show(['locations.write']);
  const theirs = { ...stored, version: 5, name: 'Mezzanine', note: 'Maple' };
  change.mockRejectedValueOnce(conflictWith(theirs));
  change.mockResolvedValueOnce({ ...theirs, version: 6, name: 'Floor 3' });
  type('Floor 3');
  save();
  expect(await screen.findByText(/^Odessa Rawls, 1:19 AM\./)).toBeDefined();
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(screen.getByRole('radio', { name: /^Name, theirs:\s?Mezzanine$/ })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(change).toHaveBeenLastCalledWith('l1', 5, { name: 'Floor 3', note: 'Maple' }));
  expect(screen.queryByRole('radio')).toBeNull();
});

it('takes theirs for the field that was chosen, and saves what else was typed', async () => {
  show(['locations.write']);
  const theirs = { ...stored, version: 5, name: 'Mezzanine' };
  change.mockRejectedValueOnce(conflictWith(theirs));
  change.mockResolvedValueOnce({ ...theirs, version: 6, note: 'Maple' });
  type('Floor 3');
  fireEvent.input(screen.getByLabelText('Note'), { target: { value: 'Maple' } });
  save();
  fireEvent.click(await screen.findByRole('radio', { name: /^Name, theirs:\s?Mezzanine$/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
  await waitFor(() => expect(change).toHaveBeenLastCalledWith('l1', 5, { name: 'Mezzanine', note: 'Maple' }));
});

it('saves both without a question when they changed different fields', async () => {
  show(['locations.write']);
  const theirs = { ...stored, version: 5, note: 'Maple' };
  change.mockRejectedValueOnce(conflictWith(theirs));
  change.mockResolvedValueOnce({ ...theirs, version: 6, name: 'Floor 3' });
  type('Floor 3');
  save();
  await waitFor(() => expect(change).toHaveBeenLastCalledWith('l1', 5, { name: 'Floor 3', note: 'Maple' }));
  expect(screen.queryByRole('radio')).toBeNull();
});

it('a new record has its bar from the start, with a way back', () => {
  show(['locations.write'], null);
  expect(screen.getByRole('button', { name: /^Create location/ })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/office/locations');
});

it('a role that only reads sees the fields and who changes them', () => {
  show(['locations.read']);
  expect(field().matches(':disabled')).toBe(true);
  expect(screen.getByText('These roles change locations: Owner, Manager.')).toBeDefined();
  expect(screen.queryByText('Archive')).toBeNull();
});
