// @vitest-environment jsdom
import type { Session } from '@detroit-well/api-client/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RegisterBlock } from '../src/routes/dashboard/register-block.tsx';
import { availability, click, dialog, registrationTests, server, session } from './registration-page.tsx';

vi.mock('../src/api/client.ts', () => import('./fake-client.ts'));
vi.mock('../src/settings/settings.ts', () => ({
  readSettings: () => ({ apiUrl: 'http://api.test/api/v2', publicSiteUrl: 'http://site.test' }),
}));
registrationTests();

const registration = {
  public_id: 'r1',
  session_id: 's1',
  start_datetime: session.start_datetime,
  status: 'confirmed',
  payment_status: 'free',
  payment_plan: 'full',
  price: '0.00',
  instalments: [],
};

it('the row of a completed registration stops offering Register before its list is loaded again', async () => {
  const free = { ...session, price: '0.00', price_member: '0.00', price_public: '0.00', is_full: false };
  const listed = { ...free, available_spots: 5, is_registered: false } as Session;
  let loads = 0;
  server({
    'GET /training/sessions/upcoming/': () => {
      loads += 1;
      // Loading the list again never finishes.
      return loads === 1 ? { data: { upcoming_sessions: [listed] } } : new Promise(() => undefined);
    },
    'GET /training/sessions/s1/availability/': () => availability(),
    'POST /training/registrations/register/': () => ({
      status: 201,
      data: { registration, payment: null },
    }),
  });
  const onFlash = vi.fn();
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } })}
    >
      <RegisterBlock now={new Date('2026-03-02T12:00:00Z')} isMember={false} mayRegister onFlash={onFlash} />
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: /^Register, / });
  click(/^Register, /);
  await dialog('Complete Registration');
  click('Register');
  const done = await dialog("You're in.");
  await vi.waitFor(() => expect(loads).toBe(2), 20_000);
  expect(screen.queryByRole('button', { name: /^Register, / })).toBeNull();
  expect(screen.getByRole('button', { name: /^Registered/ })).toBeDefined();
  fireEvent.click(within(done).getAllByRole('button', { name: 'Close' })[0]!);
  await vi.waitFor(() => expect(onFlash).toHaveBeenCalled(), 20_000);
});
