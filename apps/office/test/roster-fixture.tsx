import type { OfficeAccess, OfficeRoster, OfficeRosterEntry } from '@detroit-well/api-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { AccessContext } from '../src/access/access.ts';
import { queryClient } from '../src/api/query-client.ts';
import { rosterQuery } from '../src/api/roster-queries.ts';
import { useKeyboard } from '../src/keyboard/shortcuts.ts';
import { Screen } from '../src/routes/roster/roster.tsx';
import { SyncBar } from '../src/roster/sync-bar.tsx';

export const person = (
  id: string,
  name: string,
  over: Partial<OfficeRosterEntry> = {},
): OfficeRosterEntry => ({
  registration_id: id,
  person_id: null,
  name,
  picture_path: null,
  email: `${id}@demo.test`,
  phone: '+1 313 555 0142',
  status: 'confirmed',
  attendance: null,
  facts: [],
  payment_status: null,
  amount_due: null,
  waiver: 'signed',
  waiver_link_sent_at: null,
  emergency_contact: { name: 'Bo', relationship: 'spouse', phone: '+1 313 555 0188' },
  further_contacts: [],
  first_visit: false,
  membership: null,
  notes: [],
  ...over,
});

export const start = '2026-03-14T18:30:00-04:00';

/** The roster of these people. */
export const roster = (...people: OfficeRosterEntry[]): OfficeRoster => ({
  session_id: 's1',
  title: 'Rhythm Roll',
  session_status: 'scheduled',
  coach_name: null,
  location_name: 'Floor 2',
  meetings: [{ start_datetime: start, end_datetime: '2026-03-14T20:00:00-04:00' }],
  meeting: start,
  max_participants: 12,
  waiting_count: 0,
  results: people,
  next: null,
  count: people.length,
});

/** Shows the roster of these people to a coach with these permissions, or this access; `read` is the call that reads it again. */
export function showRoster(
  may: OfficeAccess['permissions'] | Partial<OfficeAccess>,
  read: { mockResolvedValue: (roster: OfficeRoster) => unknown },
  ...people: OfficeRosterEntry[]
) {
  const access = Array.isArray(may) ? { permissions: may } : may;
  const shown = roster(...people);
  read.mockResolvedValue(shown);
  queryClient.setQueryData(rosterQuery('s1').queryKey, shown);
  render(
    <MemoryRouter initialEntries={['/office/sessions/s1/roster']}>
      <QueryClientProvider client={queryClient}>
        <AccessContext value={{ role: 'coach', permissions: [], refund_limit_cents: 0, ...access }}>
          <Routes>
            <Route path="/office/sessions/:id/roster" element={<Keyboard />} />
          </Routes>
        </AccessContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

function Keyboard() {
  useKeyboard();
  return (
    <>
      <SyncBar />
      <Screen />
    </>
  );
}

/** The row of a person. */
export function row(name: string) {
  const found = screen.getByText(name, { selector: '.nm' }).closest('li');
  if (!found) throw new Error(`there is no row of ${name}`);
  return within(found);
}
