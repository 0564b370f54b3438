// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import type { OfficeAccess } from '@detroit-well/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { AccessContext } from '../src/access/access.ts';
import { meQuery } from '../src/api/queries.ts';
import { queryClient } from '../src/api/query-client.ts';
import { SellDialog } from '../src/selling/sell-dialog.tsx';
import { person, row, showRoster } from './roster-fixture.tsx';
import { calls } from './sell-calls.ts';
import { atTheDesk, choose, month, press, slip } from './sell-fixture.tsx';

const { rosters } = vi.hoisted(() => ({ rosters: { read: vi.fn(), message: vi.fn(), readCsv: vi.fn() } }));
vi.mock('../src/api/client.ts', async () => {
  const fixture = await import('./sell-calls.ts');
  const paul = { id: 'p1', first_name: 'Paul', last_name: 'Ostrowski', email: 'paul@demo.test' };
  return {
    client: {
      ...fixture.client,
      office: {
        ...fixture.calls,
        people: { ...fixture.people, list: () => Promise.resolve({ results: [paul] }) },
        rosters,
        today: { read: vi.fn() },
        waitlist: { list: () => Promise.resolve({ results: [], next: null, count: 0 }) },
      },
    },
  };
});
vi.mock('../src/auth/session.ts', () => ({ session: { current: () => Promise.resolve(null) } }));
atTheDesk();

const desk: OfficeAccess['permissions'] = ['roster.read', 'payments.write', 'waiverlinks.write'];
const booked = { person_id: 'p1', amount_due: '25.00', waiver: 'missing' as const };

function openCard(may: OfficeAccess['permissions']): void {
  queryClient.clear();
  queryClient.setQueryData(meQuery().queryKey, { public_id: 'p9' } as never);
  showRoster(may, rosters.read, person('r1', 'Paul Ostrowski', booked));
  fireEvent.click(row('Paul Ostrowski').getByLabelText(/waiver, emergency contacts, notes/));
}

it('asks who buys, sells to them, and asks again for another person', async () => {
  const access = { permissions: ['payments.write'], refund_limit_cents: null } as unknown as OfficeAccess;
  render(
    <MemoryRouter>
      <AccessContext value={access}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <SellDialog open onClose={() => undefined} />
        </QueryClientProvider>
      </AccessContext>
    </MemoryRouter>,
  );
  fireEvent.change(screen.getByLabelText('Person'), { target: { value: 'paul' } });
  await choose(/^Paul Ostrowski/);
  await press('Sell to Paul Ostrowski');
  await choose(new RegExp(`^${month.name}`));
  await waitFor(() => expect(slip()).toContain('Standard'));
  expect(calls.people.read).toHaveBeenCalledWith({ params: { id: 'p1' } }, expect.anything());
  await press('Another person');
  expect(await screen.findByLabelText('Person')).toHaveProperty('value', '');
});

it('sells to a person from the roster, and takes what they owe', async () => {
  openCard(desk);
  await press('Take $25.00');
  expect(await screen.findByText('Rhythm Roll, for Paul Ostrowski.')).toBeTruthy();
  fireEvent.click(row('Paul Ostrowski').getByLabelText(/waiver, emergency contacts, notes/));
  await press('Sell');
  expect(await screen.findByRole('heading', { name: 'Sell to Paul Ostrowski' })).toBeTruthy();
});

it('lets a person sign from their card', async () => {
  openCard(desk);
  await press('Sign waiver');
  expect(await screen.findByRole('heading', { name: 'Paul Ostrowski signs the waiver' })).toBeTruthy();
});

it('offers a coach no money, and no link', async () => {
  openCard(['roster.read']);
  expect(await screen.findByText(/signs it in the member portal/)).toBeTruthy();
  for (const name of ['Sign waiver', 'Take $25.00', 'Sell']) expect(screen.queryByText(name)).toBeNull();
});
