// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RegisterBlock } from '../src/routes/dashboard/register-block.tsx';
import { availability, dialog, registrationTests, sent, server, session } from './registration-page.tsx';

vi.mock('../src/api/client.ts', () => import('./fake-client.ts'));
vi.mock('../src/settings/settings.ts', () => ({
  readSettings: () => ({ apiUrl: 'https://api.test/api/v2', publicSiteUrl: 'https://site.test' }),
}));
registrationTests();

const plan = {
  id: 'month',
  kind: 'membership',
  name: 'Standard',
  price: '49.00',
  period: 'month',
  benefits: { member_rate: true, sessions_per_month: null },
  version_id: 'v1',
};
const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const block = (mayRegister: boolean) => (
  <QueryClientProvider client={queries}>
    <RegisterBlock
      now={new Date('2026-03-02T12:00:00Z')}
      isMember={false}
      mayRegister={mayRegister}
      onFlash={() => undefined}
    />
  </QueryClientProvider>
);

it('opens the panel of the session once the waiver is accepted, with the membership chosen', async () => {
  server({
    'GET /training/sessions/upcoming/': () => ({ data: { upcoming_sessions: [] } }),
    'GET /training/sessions/s1/': () => ({ data: session }),
    'GET /training/sessions/s1/availability/': () => availability(),
    'GET /plans/': () => ({ data: [plan] }),
    'GET /memberships/': () => ({ data: [] }),
  });
  history.replaceState(null, '', '/dashboard?join=s1');
  const page = render(block(false));
  expect(location.search).toBe('');
  expect(sent.some(({ key }) => key === 'GET /training/sessions/s1/')).toBe(false);
  page.unmount();
  // The dashboard after the waiver's own page.
  const { rerender } = render(block(false));
  rerender(block(true));
  await dialog('Complete Registration');
  const join = await screen.findByRole<HTMLInputElement>('radio', { name: /^Join and pay/ });
  await vi.waitFor(() => expect(join.checked).toBe(true));
  expect(screen.getByText('$109', { selector: '.num' })).toBeTruthy();
});
