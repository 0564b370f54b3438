// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import type { OfficeAccess } from '@detroit-well/api-client';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../src/api/query-client.ts';
import { person, roster, showRoster } from './roster-fixture.tsx';

const { add, read, list, send } = vi.hoisted(() => ({
  add: vi.fn(),
  read: vi.fn(),
  list: vi.fn(),
  send: vi.fn(),
}));
vi.mock('../src/api/client.ts', () => ({
  client: {
    office: {
      attendance: { addFacts: vi.fn() },
      rosters: { read, readCsv: vi.fn() },
      today: { read: vi.fn() },
      sessions: { read: () => Promise.resolve({ id: 's1', title: 'Rhythm Roll', price_public: '32.00' }) },
      waitlist: { list: () => Promise.resolve({ results: [], next: null, count: 0 }) },
      registrations: {
        previewCreate: () =>
          Promise.resolve({ price: '32.00', pass_credit: null, included_session: null, hindrances: [] }),
      },
      people: { list },
      walkIns: { add },
      waiverLinks: { send },
    },
  },
}));
vi.mock('../src/auth/session.ts', () => ({ session: { current: () => Promise.resolve(null) } }));
vi.mock('../src/overlay/toasts.ts', () => ({ showToast: vi.fn(), showUndo: vi.fn(), undoMs: 50 }));

beforeEach(() => {
  queryClient.clear();
  for (const mock of [add, read, list, send]) mock.mockReset();
  list.mockResolvedValue({ results: [], next: null, count: 0 });
  add.mockImplementation(({ body }: { body: { requests: { id: string }[] } }) =>
    Promise.resolve({
      results: body.requests.map(({ id }) => ({ id, state: 'stored', registration_id: 'r9', paid: '32.00' })),
    }),
  );
});

const desk: OfficeAccess['permissions'] = [
  'roster.read',
  'walkins.write',
  'people.read',
  'waiverlinks.write',
];

async function open(permissions = desk) {
  showRoster(permissions, read, person('r1', 'Ada Byron'));
  fireEvent.click(screen.getByRole('button', { name: 'Walk-in' }));
  return within(await screen.findByRole('dialog'));
}

const type = (target: HTMLElement, value: string) => fireEvent.change(target, { target: { value } });

it('shows a code to sign by to somebody new, once the roster lists them', async () => {
  send.mockResolvedValue({ url: 'https://studio.test/sign/1', expires_at: '2126-03-14T18:30:00-04:00' });
  const dialog = await open();
  fireEvent.click(await dialog.findByRole('button', { name: 'New person' }));
  type(dialog.getByLabelText(/^First name/), 'Marcus');
  type(dialog.getByLabelText(/^Last name/), 'Dupree');
  type(dialog.getByLabelText(/^Born/), '1991-08-02');
  const marcus = person('r9', 'Marcus Dupree', { person_id: 'p1', waiver: 'missing' });
  read.mockResolvedValue(roster(person('r1', 'Ada Byron'), marcus));
  fireEvent.click(dialog.getByRole('button', { name: /^Add and take \$32/ }));
  expect(await screen.findByRole('heading', { name: 'Marcus Dupree is on the roster' })).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'QR code of the waiver for Marcus Dupree' })).toBeTruthy();
  expect(send).toHaveBeenCalledWith({ params: { id: 'p1' }, body: { send: 'none' } });
});

it.each([
  ['has signed', desk, 'signed'],
  [
    'signs later, where the role sends no links',
    desk.filter((one) => one !== 'waiverlinks.write'),
    'missing',
  ],
] as const)('shows no code to a walk-in who %s', async (_who, permissions, waiver) => {
  list.mockResolvedValue({
    results: [
      {
        id: 'p1',
        first_name: 'Nadine',
        last_name: 'Reyes',
        email: '',
        phone: '',
        date_of_birth: null,
        last_visit_at: null,
        waiver_state: 'current',
      },
    ],
    next: null,
    count: 1,
  });
  const dialog = await open(permissions);
  type(dialog.getByRole('searchbox'), 'nad');
  read.mockResolvedValue(roster(person('r9', 'Nadine Reyes', { person_id: 'p1', waiver })));
  fireEvent.click(await dialog.findByRole('button', { name: /^Add, cash \$32/ }));
  expect(await screen.findByText('Nadine Reyes', { selector: '.nm' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(send).not.toHaveBeenCalled();
});
