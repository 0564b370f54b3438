// @vitest-environment jsdom
import type { WaitlistItem } from '@detroit-well/api-client/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Screen } from '../src/routes/waitlist/waitlist.tsx';
import { server, session } from './registration-page.tsx';

vi.mock('../src/api/client.ts', () => import('./fake-client.ts'));
vi.mock('../src/settings/settings.ts', () => ({
  readSettings: () => ({ apiUrl: 'http://api.test/api/v2', publicSiteUrl: 'http://site.test' }),
}));

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T12:00:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const full = { ...session, program: { ...session.program, public_id: 'p1' } };
const lapsed = {
  public_id: 'w1',
  session_id: 's1',
  session: full,
  status: 'expired',
  position: 0,
  offer_expires_at: '2026-03-09T18:30:00-04:00',
  payment_held_until: null,
} as unknown as WaitlistItem;

function open(results: readonly WaitlistItem[]) {
  server({
    'GET /training/waitlist/': () => ({ data: { count: 1, sms_available: true, results } }),
    'GET /training/sessions/s1/': () => ({ data: full }),
    'GET /dashboard/': () => ({ data: { memberships: [] } }),
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/dashboard/waitlist?session=s1']}>
        <Screen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it.each([
  ['an offer that ran out', [lapsed], /^The offer for Rhythm & Glide has ended/],
  ['the link of an offer that is gone', [], /^That offer is no longer open/],
])('%s says so, and names the next date with a free spot', async (_, results, sentence) => {
  open(results);
  expect(await screen.findByText(sentence, {}, { timeout: 20_000 })).toBeDefined();
  const next = await screen.findByRole(
    'link',
    { name: 'Sunday, March 15, 2026, 6:30 PM' },
    { timeout: 20_000 },
  );
  expect(next.getAttribute('href')).toMatch(/^http:\/\/site\.test\/training\/.*id=s2$/);
});
