// @vitest-environment jsdom
import type { RegisteredSessionDetail, Session } from '@detroit-well/api-client/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { OtherDates } from '../../src/routes/session/other-dates.tsx';
import { SessionActions } from '../../src/routes/session/session-actions.tsx';
import {
  availability,
  dialog,
  other,
  registrationTests,
  sent,
  server,
  session,
} from '../registration-page.tsx';

vi.mock('../../src/api/client.ts', () => import('../fake-client.ts'));
vi.mock('../../src/settings/settings.ts', () => ({
  readSettings: () => ({ apiUrl: 'http://api.test/api/v2', publicSiteUrl: 'http://site.test' }),
}));
registrationTests();
beforeEach(cleanup);

const program = { ...session.program, public_id: 'p1' };
const cancelled = {
  ...session,
  program,
  registration: { public_id: 'r1', status: 'cancelled' },
} as RegisteredSessionDetail;
const free = { ...other, price: '0.00', price_member: '0.00', price_public: '0.00' };

function open(listed: readonly Session[]) {
  show(
    listed,
    <SessionActions
      session={cancelled}
      now={new Date('2026-03-02T12:00:00Z')}
      result={null}
      onResult={() => undefined}
      onMoved={() => undefined}
    />,
  );
}

function show(listed: readonly Session[], part: ReactNode) {
  server({
    'GET /training/sessions/': () => ({ data: { count: listed.length, sessions: listed } }),
    'GET /dashboard/': () => ({ data: { memberships: [] } }),
    'GET /training/sessions/s2/availability/': () => availability(),
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {part}
    </QueryClientProvider>,
  );
}

it('after a cancellation, the page offers the open dates of the program, and one press registers', async () => {
  const taken = { ...free, public_id: 's3', is_registered: true } as Session;
  open([free, taken]);
  const dates = await screen.findByRole('list', { name: 'Other dates' }, { timeout: 20_000 });
  expect(within(dates).getAllByRole('listitem')).toHaveLength(1);
  expect(within(dates).getByText(/One night, 90 minutes/)).toBeDefined();
  fireEvent.click(
    within(dates).getByRole('button', { name: /^Register, Free: Rhythm & Glide, again, Sunday/ }),
  );
  expect(await dialog('Complete Registration')).toBeDefined();
});

it('offers nothing where the program has no other open date', async () => {
  open([{ ...free, registration_open: false }]);
  await vi.waitFor(() => expect(sent.map(({ key }) => key)).toContain('GET /training/sessions/'), 20_000);
  await vi.waitFor(() => expect(sent.map(({ key }) => key)).toContain('GET /dashboard/'), 20_000);
  expect(screen.queryByRole('list', { name: 'Other dates' })).toBeNull();
  expect(screen.getByRole('link', { name: /^Register again/ })).toBeDefined();
});

it('a session that is over offers the next dates, where a late reminder leads', async () => {
  const registration = { public_id: 'r1', status: 'confirmed', payment_status: 'paid', cancellation: {} };
  const over = { ...cancelled, registration } as RegisteredSessionDetail;
  show(
    [free],
    <OtherDates session={over} now={new Date('2026-03-15T12:00:00Z')} onResult={() => undefined} />,
  );
  const dates = await screen.findByRole('list', { name: 'Other dates' }, { timeout: 20_000 });
  expect(within(dates).getByRole('button', { name: /^Register, Free: Rhythm & Glide, again/ })).toBeDefined();
});
