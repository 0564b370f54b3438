import type { Session } from '@detroit-well/api-client/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, vi } from 'vitest';
import { serveBy } from './fake-client.ts';
import { useRegistrationFlow } from '../src/registration/use-registration-flow.tsx';

export const session = {
  public_id: 's1',
  title: 'Rhythm & Glide',
  program: { title: 'Glide', category_name: 'Skate//Well', difficulty_level: 'Beginner' },
  coach_name: 'Imani',
  start_datetime: '2026-03-14T18:30:00-04:00',
  end_datetime: '2026-03-14T20:00:00-04:00',
  meetings: [{ start_datetime: '2026-03-14T18:30:00-04:00', end_datetime: '2026-03-14T20:00:00-04:00' }],
  price_member: '60.00',
  price_public: '75.00',
  price: '75.00',
  max_participants: 16,
  available_spots: 0,
  is_full: true,
  registration_open: true,
} as unknown as Session;

export const other = {
  ...session,
  public_id: 's2',
  title: 'Rhythm & Glide, again',
  start_datetime: '2026-03-15T18:30:00-04:00',
  end_datetime: '2026-03-15T20:00:00-04:00',
  meetings: [{ start_datetime: '2026-03-15T18:30:00-04:00', end_datetime: '2026-03-15T20:00:00-04:00' }],
  available_spots: 9,
  is_full: false,
  is_registered: false,
} as Session;

export const gate = { profile: { waiver_accepted: true, payment_consent: true }, user: {}, membership: null };
const open = { can_register: true, is_full: false, registration_open: true };
export interface Reply {
  status?: number;
  data?: unknown;
}
type Routes = Record<string, (body: unknown) => Reply | Promise<Reply>>;

export let sent: { key: string; body: unknown }[] = [];
export function server(routes: Routes): void {
  sent = [];
  const all: Routes = {
    'GET /training/dashboard/user/': () => ({ data: gate }),
    'GET /training/waitlist/s1/status/': () => ({ status: 404 }),
    'GET /training/waitlist/': () => ({ data: { count: 0, sms_available: true, results: [] } }),
    'GET /training/sessions/': () => ({ data: { count: 1, sessions: [other] } }),
    'GET /payments/config/': () => ({ data: { provider: 'sandbox', publishable_key: null } }),
    'POST /payments/sandbox/payment-methods/': () => ({ data: { payment_method_id: 'pm_1' } }),
    ...routes,
  };
  serveBy(async ({ method, path, body }) => {
    const key = `${method} ${path.split('?')[0]}`;
    sent.push({ key, body });
    const { status = 200, data = {} } = (await all[key]?.(body)) ?? { status: 404 };
    return { status, header: () => undefined, data };
  });
}
export const availability = (over: object = {}, spots = 5) => ({
  data: {
    ...open,
    max_participants: 16,
    current_registrations: 16 - spots,
    available_spots: spots,
    ...over,
  },
});
export const full = availability({ can_register: false, is_full: true }, 0);

export const callbacks = { onBlocked: vi.fn(), onDone: vi.fn(), onLeave: vi.fn(), onUnreachable: vi.fn() };
function List() {
  const flow = useRegistrationFlow({ now: new Date('2026-03-02T12:00:00Z'), isMember: false, ...callbacks });
  return (
    <>
      <button type="button" onClick={() => flow.register(session)}>
        {flow.checking ? 'Checking' : 'Register'}
      </button>
      {flow.screen}
    </>
  );
}
export const press = (): void => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <List />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Register' }));
};
export const dialog = (name: string) => screen.findByRole('dialog', { name });
export const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

/** Registers the hooks that give each test a fresh page. */
export function registrationTests(): void {
  // The flow loads its files at the first click. Loading them here keeps their transformation out of the tests.
  beforeAll(() => import('../src/registration/registration-flow.tsx'));
  beforeEach(() => void vi.clearAllMocks());
}
