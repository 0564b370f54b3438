// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../src/api/query-client.ts';
import { storedMarks } from '../src/roster/mark-store.ts';
import { person, showRoster } from './roster-fixture.tsx';

const { read } = vi.hoisted(() => ({ read: vi.fn() }));
vi.mock('../src/api/client.ts', () => ({
  client: { office: { attendance: {}, rosters: { read, readCsv: vi.fn() }, today: { read: vi.fn() } } },
}));
vi.mock('../src/auth/session.ts', () => ({ session: { current: () => Promise.resolve(null) } }));
beforeEach(() => queryClient.clear());
// The bar of waiting marks reads the device, and outlives a screen.
afterEach(async () => void (await storedMarks(0)));

const ada = person('a1', 'Ada Byron', {
  attendance: 'late',
  amount_due: '25.00',
  notes: ['Left knee', 'Peanuts'],
  first_visit: true,
});
const bo = person('b1', 'Bo Diddley', {
  phone: null,
  waiver: 'missing',
  emergency_contact: null,
  amount_due: '0.00',
});
const fire = (name: 'beforeprint' | 'afterprint') =>
  act(() => void globalThis.dispatchEvent(new Event(name)));
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

it('prints a row for each person with a box, the phone and whom to call, and is gone afterwards', () => {
  showRoster(['roster.read'], read, ada, bo);
  expect(screen.queryByRole('table')).toBeNull();
  fire('beforeprint');
  expect(rows()).toEqual([
    ['Here', 'Name', 'Phone', 'In an emergency', 'Waiver', 'Due', 'Notes'],
    [
      'L',
      'Ada ByronFirst visit',
      '+1 313 555 0142',
      'Bo, spouse: +1 313 555 0188',
      'Signed',
      '$25.00',
      'Left knee. Peanuts',
    ],
    ['', 'Bo Diddley', '', '', 'Not signed', '', ''],
  ]);
  fire('afterprint');
  expect(screen.queryByRole('table')).toBeNull();
});

it('prints no money for a coach', () => {
  showRoster(['roster.read'], read, { ...ada, amount_due: null }, { ...bo, amount_due: null });
  fire('beforeprint');
  expect(rows()[0]).not.toContain('Due');
  expect(screen.getByRole('table').textContent).not.toContain('$');
});

it('shows the initials of each person beside the name', () => {
  showRoster(['roster.read'], read, ada);
  expect(document.querySelector('.roster__who .avatar')?.getAttribute('data-initials')).toBe('AB');
});
