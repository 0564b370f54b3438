// @vitest-environment jsdom
import { ApiError, type MergePreview } from '@detroit-well/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { AccessContext } from '../src/access/access.ts';

const calls = vi.hoisted(() => ({ previewMerge: vi.fn(), merge: vi.fn(), read: vi.fn(), list: vi.fn() }));
vi.mock('../src/api/client.ts', () => ({ client: { office: { people: calls } } }));
vi.mock('../src/settings/settings.ts', () => ({ readSettings: () => ({ deployment: 'demo' }) }));
const { Screen } = await import('../src/routes/merge/merge.tsx');

const record: MergePreview['kept'] = {
  id: 'tanya',
  first_name: 'Tanya',
  last_name: 'Ellery',
  email: 'tanya@demo.test',
  contact_email: null,
  phone: '(313) 555-0119',
  date_of_birth: null,
  has_password: true,
  created_at: '2025-11-02T12:00:00-05:00',
  visits_count: 4,
  contacts_count: 1,
  membership: null,
};
const preview: MergePreview = {
  preview_token: 'first',
  kept: record,
  other: {
    ...record,
    id: 'tania',
    first_name: 'Tania',
    last_name: 'Elery',
    email: '',
    phone: '(313) 555-0191',
    date_of_birth: '1984-04-09',
    visits_count: 1,
  },
  registrations_count: 6,
  visits_count: 5,
  pass_credits: 5,
  studio_credit: '15.00',
  notes_count: 2,
  tags: ['VIP'],
  contacts_count: 2,
  payments_count: 4,
  waivers: [{ version: '2', accepted_at: '2026-02-21T12:00:00-05:00', signer_name: 'Tania Elery' }],
  both_booked: [],
  undo_until: '2026-04-13',
};

const refused = (code: 'preview_changed' | 'merge_refused', message: string, details: object) =>
  new ApiError({ kind: 'refused', message, status: 409, code, details });

function show(search = '?with=tania', permissions: readonly 'people.merge'[] = ['people.merge']) {
  const router = createMemoryRouter(
    [
      { path: '/office/people/:id/merge', element: <Screen /> },
      { path: '/office/people/:id', element: <p>The person</p> },
    ],
    { initialEntries: [`/office/people/tanya/merge${search}`] },
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AccessContext value={{ role: 'manager', permissions: [...permissions], refund_limit_cents: null }}>
        <RouterProvider router={router} />
      </AccessContext>
    </QueryClientProvider>,
  );
  return router;
}

beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset();
  calls.read.mockImplementation(async ({ params: { id } }: { params: { id: string } }) => ({
    ...record,
    id,
  }));
  calls.previewMerge.mockResolvedValue(preview);
});

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('keeps what is chosen of each record, and what only one of them has', async () => {
  calls.merge.mockResolvedValue({ id: 'tanya' });
  const router = show();
  const born = await screen.findByRole<HTMLInputElement>('radio', { name: /^Born: Apr/ });
  expect(born.checked).toBe(true);
  expect(within(screen.getByRole('table')).getAllByText('Nothing')).not.toHaveLength(0);
  fireEvent.click(screen.getByRole('radio', { name: 'Phone: (313) 555-0191' }));
  expect(screen.getByText(/^Apr.* 13/)).toBeTruthy();
  await press('Merge 2 people into 1');
  await waitFor(() => expect(router.state.location.pathname).toBe('/office/people/tanya'));
  expect(calls.merge.mock.calls[0]?.[0]).toEqual({
    body: {
      kept_id: 'tanya',
      other_id: 'tania',
      preview_token: 'first',
      name: 'kept',
      phone: 'other',
      date_of_birth: 'other',
    },
  });
});

it('keeps the choices and shows the new numbers when something changed meanwhile', async () => {
  const changed = { ...preview, preview_token: 'second', registrations_count: 7 };
  calls.merge.mockRejectedValueOnce(refused('preview_changed', 'Something changed.', { preview: changed }));
  calls.merge.mockResolvedValueOnce({ id: 'tanya' });
  show();
  fireEvent.click(await screen.findByRole('radio', { name: 'Name: Tania Elery' }));
  await press('Merge 2 people into 1');
  expect(await screen.findByText('Something changed meanwhile.')).toBeTruthy();
  expect(screen.getByText('7')).toBeTruthy();
  await press('Merge 2 people into 1');
  await waitFor(() =>
    expect(calls.merge.mock.calls[1]?.[0]).toMatchObject({
      body: { preview_token: 'second', name: 'other' },
    }),
  );
});

it('swaps the sides', async () => {
  const router = show();
  await press('Swap sides');
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/office/people/tania/merge?with=tanya',
  );
});

it('says why two records cannot become one, and leads to both', async () => {
  calls.previewMerge.mockRejectedValue(
    refused(
      'merge_refused',
      'Both have a live membership. End one first, then they can be one. Nothing was changed.',
      { refusal: 'two_memberships' },
    ),
  );
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('Both have a live membership.');
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Open' })).toHaveLength(2));
});

it('asks for the other record first, and says who may', async () => {
  const router = show('');
  expect(await screen.findByRole('searchbox', { name: 'Person' })).toBeTruthy();
  expect(screen.queryByText('Compare the two')).toBeTruthy();
  router.dispose();
  show('', []);
  expect(await screen.findByText(/These roles merge two people/)).toBeTruthy();
});
