// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { ApiError, type OfficeRosterEntry, type RostersToday } from '@detroit-well/api-client';
import { createHash, webcrypto } from 'node:crypto';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { AccessContext } from '../src/access/access.ts';
import { queryClient } from '../src/api/query-client.ts';
import { eraseKept, keep } from '../src/kept/kept.ts';
import { findKeptPass } from '../src/roster/kept-lists.ts';
import { mark, waitingCount } from '../src/roster/unsent.ts';
import { Screen as NextRoster } from '../src/routes/roster/next-roster.tsx';
import { Screen as Roster } from '../src/routes/roster/roster.tsx';
import { SignOutDialog } from '../src/shell/sign-out-dialog.tsx';
import { keptPerson, keptRoster } from './kept-fixture.ts';
import { start } from './roster-fixture.tsx';

const { away, signOut, addFacts } = vi.hoisted(() => ({
  away: vi.fn<() => Promise<never>>(),
  signOut: vi.fn(() => Promise.resolve()),
  addFacts: vi.fn<() => Promise<unknown>>(),
}));
vi.mock('../src/api/client.ts', () => ({
  client: {
    office: { attendance: { addFacts }, rosters: { read: away }, today: { read: away } },
    profile: { me: away },
  },
}));
vi.mock('../src/auth/session.ts', () => ({ signOut, session: { current: () => Promise.resolve(null) } }));
vi.mock('../src/overlay/toasts.ts', () => ({ showToast: vi.fn(), showUndo: vi.fn(), undoMs: 50 }));
const noNetwork = () => Promise.reject(new ApiError({ message: 'No.', method: 'GET', kind: 'network' }));
// jsdom has no digests.
vi.stubGlobal('crypto', webcrypto);
away.mockImplementation(noNetwork);
addFacts.mockImplementation(noNetwork);

const lists: RostersToday = {
  taken_at: '2026-03-14T18:02:00-04:00',
  expires_at: '2099-03-15T18:02:00-04:00',
  sessions: [keptRoster({ people: [keptPerson({ notes: ['Left knee'] })] })],
};
const keepLists = (own = lists) =>
  keep({
    sid: 'first',
    person: { id: 'p1', name: 'Tess Fulton' },
    access: { role: 'coach', permissions: ['roster.read'] },
    clockAheadMs: 0,
    lists: own,
  });

function show(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={queryClient}>
        <AccessContext value={{ role: 'coach', permissions: ['roster.read'], refund_limit_cents: 0 }}>
          <Routes>
            <Route path="/office/roster" element={<NextRoster />} />
            <Route path="/office/sessions/:id/roster" element={<Roster />} />
          </Routes>
        </AccessContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

afterEach(async () => {
  cleanup();
  queryClient.clear();
  await eraseKept();
});

it.each(['/office/roster', '/office/sessions/s1/roster'])(
  'opens %s as the device keeps it, and marks a person under the name of who is signed in',
  async (path) => {
    await keepLists();
    show(path);
    expect(await screen.findByRole('heading', { name: 'Rhythm Roll' })).toBeDefined();
    expect(screen.getByText('As it was at 6:02 PM')).toBeDefined();
    expect(screen.getByText('Left knee')).toBeDefined();
    expect(screen.queryByRole('tab', { name: /Waitlist/ })).toBeNull();
    if (path === '/office/roster') return;
    fireEvent.click(screen.getByRole('button', { name: 'Check in' }));
    expect(await screen.findByText(/^Present, .*(?:by Tess Fulton|saved here)$/)).toBeDefined();
  },
);

it('says what is wrong where the device keeps nothing', async () => {
  show('/office/sessions/s1/roster');
  expect(
    await screen.findByRole('heading', { name: 'Connection Problem' }, { timeout: 10_000 }),
  ).toBeDefined();
});

it('knows a pass of the lists by its hash, however its code is typed, and no other', async () => {
  const [session] = lists.sessions;
  const hash = createHash('sha256').update('K7QMF2D5TR4XK7QMF2D5TR4XKA').digest('hex');
  await keepLists({
    ...lists,
    sessions: session
      ? [{ ...session, people: session.people.map((one) => ({ ...one, pass_hash: hash })) }]
      : [],
  });
  expect(await findKeptPass('k7qm f2d5 tr4x k7qm f2d5 tr4x ka')).toMatchObject({
    name: 'Ada Byron',
    registrations: [
      { session_id: 's1', end_datetime: '2026-03-14T20:00:00-04:00', entry: { registration_id: 'r1' } },
    ],
  });
  expect(await findKeptPass('AAAMF2D5TR4XK7QMF2D5TR4XKA')).toBeNull();
});

it('names the marks that wait before a sign-out, which erases the lists and keeps the marks', async () => {
  await keepLists();
  const entry = { registration_id: 'r2', name: 'Cleo Byron', facts: [] } as unknown as OfficeRosterEntry;
  mark({ sessionId: 's1', meeting: start }, entry, 'late');
  render(<SignOutDialog onClose={() => undefined} />);
  const dialog = await screen.findByRole('dialog', { hidden: true });
  expect(within(dialog).getByText(/^Cleo Byron: Late, /)).toBeDefined();
  const waiting = waitingCount();
  fireEvent.click(within(dialog).getByText('Sign out'));
  await vi.waitFor(() => expect(signOut).toHaveBeenCalled());
  expect(waitingCount()).toBe(waiting);
  cleanup();
  show('/office/roster');
  expect(screen.queryByText('Rhythm Roll')).toBeNull();
});
