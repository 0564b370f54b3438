import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach } from 'vitest';
import { Screen } from '../src/routes/membership/membership.tsx';
import { sent, server, type Reply } from './registration-page.tsx';

const plan = {
  id: 'plan-month',
  kind: 'membership',
  name: 'Standard',
  price: '49.00',
  period: 'month',
  benefits: { member_rate: true, sessions_per_month: null },
  credits: null,
  valid_days: null,
  version_id: 'month-1',
};
const plans = [
  plan,
  { ...plan, id: 'plan-year', price: '490.00', period: 'year', version_id: 'year-1' },
  { ...plan, id: 'pass', kind: 'pass', name: '5 sessions', period: null, version_id: 'pass-1' },
];
export const membership = {
  id: 'm1',
  name: 'Standard',
  plan_id: 'plan-month',
  state: 'active',
  source: 'bought',
  price: '49.00',
  period: 'month',
  start_date: '2026-11-25',
  end_date: null,
  paid_until: '2026-12-25',
  next_payment_on: '2026-12-25',
  next_amount: '49.00',
  price_changes_on: null,
  new_price: null,
  renews: true,
  cancel_at_period_end: false,
  pause_from: null,
  pause_until: null,
  next_plan: null,
  can_change: true,
  can_pause: true,
  can_pay: false,
  can_cancel: true,
  can_resume: false,
  card_ends_on: null,
  bank_said: null,
  card: { payment_method_id: 'pm_saved', brand: 'visa', last4: '4242' },
  payments: [
    { id: 'p1', at: '2026-11-25T14:31:00-05:00', amount: '49.00', name: 'Standard', refunded_amount: '0.00' },
  ],
};
export const done = {
  membership,
  payment: { status: 'succeeded', client_secret: null, amount: '49.00' },
  message: '',
};
/** Who has an account; without a name, joining asks for it. */
let person: object;
export function named(first_name: string, last_name: string) {
  person = { first_name, last_name, display_name: '', email: 'ada@example.test' };
}
/** What the member has, as the server lists it. */
let owned: object[];
export function own(...memberships: object[]) {
  owned = memberships;
}

beforeEach(() => {
  owned = [];
  named('Ada', 'Lovelace');
  history.replaceState(null, '', '/dashboard/membership');
  sessionStorage.clear();
});

export function open(routes: Record<string, (body: unknown) => Reply> = {}) {
  server({
    'GET /memberships/': () => ({ data: owned }),
    'GET /plans/': () => ({ data: plans }),
    'GET /payments/methods/': () => ({ data: [] }),
    'GET /dashboard/': () => ({ data: { profile: person } }),
    ...routes,
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <Screen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

export const bodies = (call: string) =>
  sent.filter(({ key }) => key === call).map(({ body }) => JSON.parse(body as string) as unknown);

export async function fillCard() {
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByLabelText('Card number');
  type('Card number', '4242 4242 4242 4242');
  type('Expires', '08 / 30');
  type('CVC', '123');
}
