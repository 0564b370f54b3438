// @vitest-environment jsdom
import type { OfficeLocation } from '@detroit-well/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AccessContext } from '../src/access/access.ts';
import { RecordEditor } from '../src/catalogue/record-editor.tsx';
import { BookedHere } from '../src/routes/locations/booked-here.tsx';
import { locationKind } from '../src/routes/locations/location-kind.tsx';

const { change, booked } = vi.hoisted(() => ({ change: vi.fn(), booked: vi.fn() }));
vi.mock('../src/api/client.ts', () => ({ client: { office: { locations: { change, booked } } } }));
vi.mock('../src/api/queries.ts', () => ({ auditQuery: vi.fn() }));
vi.mock('../src/overlay/toasts.ts', () => ({ showToast: vi.fn(), showUndo: vi.fn() }));

const rink: OfficeLocation = {
  id: 'l1',
  version: 3,
  archived: false,
  name: 'Bonaventure Rink',
  address: ['1 Old Road'],
  directions: '',
};

beforeEach(() => {
  change.mockReset().mockImplementation(({ body }) => Promise.resolve({ ...rink, ...body, version: 4 }));
  booked.mockReset().mockResolvedValue({ sessions_count: 11, people_count: 31, last_day: '2026-05-13' });
  const access = { role: 'manager', permissions: ['locations.write'], refund_limit_cents: null } as const;
  const router = createMemoryRouter([
    {
      path: '*',
      handle: { title: 'Location' },
      element: (
        <AccessContext value={{ ...access, permissions: [...access.permissions] }}>
          <RecordEditor kind={locationKind} entry={rink} />
        </AccessContext>
      ),
    },
  ]);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
});
afterEach(cleanup);

function save(field: string, value: string): void {
  fireEvent.change(screen.getByLabelText(new RegExp(`^${field}`)), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
}
const dialog = () => screen.findByRole('dialog', { name: 'Tell 31 people about the new address?' });
const sent = () => change.mock.calls.map(([{ body }]) => body);

it.each([
  ['Save and email 31 people', true],
  ['Save without an email', false],
])('a new address asks before it is saved, and %s sends the answer', async (button, tell_people) => {
  save('Address', '24505 Halsted Road');
  const asked = await dialog();
  expect(asked.textContent).toContain('11 sessions here until May 13, 2026');
  expect(change).not.toHaveBeenCalled();
  fireEvent.click(within(asked).getByRole('button', { name: button }));
  await waitFor(() => expect(sent()).toEqual([{ version: 3, address: ['24505 Halsted Road'], tell_people }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('closing the question saves nothing and keeps what was typed', async () => {
  save('Address', '24505 Halsted Road');
  fireEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(change).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Address/).value).toBe('24505 Halsted Road');
});

it('a new address where nobody is booked is saved without a question', async () => {
  booked.mockResolvedValue({ sessions_count: 0, people_count: 0, last_day: null });
  save('Address', '24505 Halsted Road');
  await waitFor(() => expect(sent()).toEqual([{ version: 3, address: ['24505 Halsted Road'] }]));
});

it('what people do not travel to is saved without a question', async () => {
  save('Directions', 'At the back.');
  await waitFor(() => expect(sent()).toEqual([{ version: 3, directions: 'At the back.' }]));
  expect(booked).not.toHaveBeenCalled();
});

it('a count that fails saves nothing and can be tried again', async () => {
  booked.mockRejectedValueOnce(new Error('away'));
  save('Address', '24505 Halsted Road');
  const failed = await screen.findByRole('dialog', { name: 'Tell people about the new address?' });
  expect(change).not.toHaveBeenCalled();
  fireEvent.click(within(failed).getByRole('button', { name: 'Try again' }));
  await dialog();
});

it('says how many people come, and until when', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BookedHere entry={rink} />
    </QueryClientProvider>,
  );
  expect(
    await screen.findByText('31 people are booked for 11 sessions here, until May 13, 2026.'),
  ).toBeTruthy();
});
