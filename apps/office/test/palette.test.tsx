// @vitest-environment jsdom
import type { OfficeAccess } from '@detroit-well/api-client';
import { learnServerTime } from '@detroit-well/config/server-clock';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { AccessContext } from '../src/access/access.ts';
import { Palette } from '../src/shell/palette.tsx';

const { people, sessions, payments, onDialog } = vi.hoisted(() => ({
  people: { list: vi.fn(), read: vi.fn() },
  sessions: { list: vi.fn() },
  payments: { list: vi.fn() },
  onDialog: vi.fn(),
}));
vi.mock('../src/api/client.ts', () => ({ client: { office: { people, sessions, payments } } }));
vi.mock('../src/auth/session.ts', () => ({ signOut: vi.fn() }));
vi.mock('../src/api/queries.ts', () => ({
  peopleQuery: (query: object) => ({ queryKey: ['people', query], queryFn: () => people.list(query) }),
  personQuery: (id: string) => ({ queryKey: ['person', id], queryFn: () => people.read(id) }),
  sessionChoicesQuery: (query: object) => ({
    queryKey: ['sessions', query],
    queryFn: () => sessions.list(query),
  }),
  paymentsQuery: (query: object) => ({ queryKey: ['payments', query], queryFn: () => payments.list(query) }),
}));

const now = '2026-03-14T17:00:00-04:00';
const danielle = {
  id: 'p1',
  first_name: 'Danielle',
  last_name: 'Whitaker',
  email: 'danielle@mail.test',
  phone: null,
  balance: '90.00',
};
const registration = {
  id: 'r1',
  session_id: 's1',
  session_title: 'Rhythm & Glide',
  start_datetime: '2026-03-14T18:30:00-04:00',
  end_datetime: '2026-03-14T20:00:00-04:00',
  status: 'confirmed',
  owed: '90.00',
};
const session = {
  id: 's1',
  title: 'Rhythm & Glide',
  start_datetime: registration.start_datetime,
  end_datetime: registration.end_datetime,
  meetings: [],
  status: 'scheduled',
  booked_count: 9,
  max_participants: 16,
};
const payment = {
  id: 'm1',
  kind: 'charge',
  amount: '32.00',
  same_person_id: null,
  person_name: 'Danielle Whitaker',
  at: '2026-03-10T12:00:00-04:00',
  session_title: 'Rhythm & Glide',
};
const page = (...results: object[]) => ({ results, next: null, count: results.length });

beforeEach(() => {
  learnServerTime(now);
  for (const mock of [people.list, people.read, sessions.list, payments.list, onDialog]) mock.mockReset();
  people.list.mockResolvedValue(page(danielle));
  people.read.mockResolvedValue({ ...danielle, is_open: true, registrations: [registration] });
  sessions.list.mockResolvedValue(page(session));
  payments.list.mockResolvedValue(page(payment));
});

const desk = [
  'people.read',
  'schedule.read',
  'roster.read',
  'attendance.write',
  'registrations.write',
  'payments.read',
  'payments.write',
];

function show(permissions: readonly string[]) {
  const access = { role: 'front_desk', permissions, refund_limit_cents: 0 } as unknown as OfficeAccess;
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <Palette
          open
          onClose={() => undefined}
          onKeys={() => undefined}
          onSignOut={() => undefined}
          onDialog={onDialog}
          places={[]}
        />
      ),
    },
  ]);
  render(
    <AccessContext value={access}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AccessContext>,
  );
  return router;
}

const field = () => screen.getByRole('searchbox', { hidden: true });
const type = (value: string) => fireEvent.input(field(), { target: { value } });
const press = (key: string) => {
  fireEvent.keyDown(field(), { key });
  fireEvent.keyUp(field(), { key });
};
const options = () => screen.queryAllByRole('option', { hidden: true }).map(({ textContent: text }) => text);
const highlighted = () => document.querySelector('[role=option][data-focused]')?.textContent;

it('finds people, sessions and payments, and shows the actions of the highlighted person by keyboard', async () => {
  show(desk);
  type('dan');
  await waitFor(() => expect(options()).toContain('Danielle Whitakerdanielle@mail.test, owes $90'));
  expect(options()).toContain('Rhythm & GlideSat, Mar 14, 6:30 PM, 9 of 16');
  expect(options()).toContain('$32, Danielle WhitakerMar 10, 2026, Rhythm & Glide');
  expect(sessions.list).toHaveBeenCalledWith(
    expect.objectContaining({ search: 'dan', start_date: '2026-03-14', end_date: '2026-03-27' }),
  );
  while (!highlighted()?.startsWith('Danielle')) press('ArrowDown');
  await waitFor(() =>
    expect(options().slice(1, 5)).toEqual([
      'Check inRhythm & Glide',
      'Register for a session',
      'Sell',
      'Take $90Rhythm & Glide',
    ]),
  );
  for (let steps = 0; steps < 4; steps += 1) press('ArrowDown');
  expect(highlighted()).toBe('Take $90Rhythm & Glide');
  press('Enter');
  expect(onDialog).toHaveBeenCalledWith({
    does: 'pay',
    payable: { id: 'r1', title: 'Rhythm & Glide', owed: '90.00', personName: 'Danielle Whitaker' },
  });
});

it('asks for nothing and offers nothing that the role may not do', async () => {
  show(['schedule.read']);
  type('dan');
  await waitFor(() => expect(sessions.list).toHaveBeenCalled());
  expect(people.list).not.toHaveBeenCalled();
  expect(payments.list).not.toHaveBeenCalled();
  type('>');
  expect(options()).not.toContain('Take a payment');
  expect(options()).toContain('Sign out');
});

it('says what can be found when nothing is', async () => {
  for (const mock of [people.list, sessions.list, payments.list]) mock.mockResolvedValue(page());
  show(desk);
  type('zzz');
  expect(
    await screen.findByText(/^Nothing found\. You can find people by name, email or phone/),
  ).toBeTruthy();
});

it('finds only commands after >', () => {
  show(desk);
  type('>take');
  expect(options()).toEqual(['Take a payment']);
});

it('says that the search failed, and keeps the commands', async () => {
  people.list.mockRejectedValue(new Error('No answer.'));
  show(desk);
  type('sign');
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toContain(
    'The search did not load.',
  );
  expect(options()).toContain('Sign out');
});

it('keeps the highlight while a longer text is searched, and drops at once what does not match it', async () => {
  show(desk);
  type('dan');
  await waitFor(() => expect(options()).toContain('Danielle Whitakerdanielle@mail.test, owes $90'));
  let answer = (_page: object): void => undefined;
  people.list.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  type('danielle');
  await waitFor(() => expect(people.list).toHaveBeenCalledTimes(2));
  expect(options()).toContain('Danielle Whitakerdanielle@mail.test, owes $90');
  while (!highlighted()?.startsWith('Danielle')) press('ArrowDown');
  await waitFor(() => expect(options()).toContain('Check inRhythm & Glide'));
  press('ArrowDown');
  expect(highlighted()).toMatch(/^Check in/);
  answer(page(danielle));
  await waitFor(() => expect(sessions.list).toHaveBeenCalledTimes(2));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(highlighted()).toMatch(/^Check in/);
  type('danny');
  await waitFor(() => expect(options().join()).not.toContain('Danielle'));
});
