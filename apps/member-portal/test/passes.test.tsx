// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Screen } from '../src/routes/passes/passes.tsx';
import { click, sent, server, type Reply } from './registration-page.tsx';

vi.mock('../src/api/client.ts', () => import('./fake-client.ts'));

const pack = {
  id: 'plan-pass-5',
  kind: 'pass',
  name: '5 sessions',
  price: '150.00',
  period: null,
  benefits: null,
  credits: 5,
  valid_days: 90,
  version_id: 'five-1',
};
const plans = [
  pack,
  { ...pack, id: 'plan-pass-10', name: '10 sessions', price: '280.00', credits: 10, version_id: 'ten-1' },
  { ...pack, id: 'month', kind: 'membership', period: 'month', credits: null, valid_days: null },
];
const own = {
  left: 4,
  passes: [
    {
      id: 'p1',
      name: '10 sessions',
      credits: 10,
      left: 4,
      booked: 4,
      used: 2,
      expires_on: '2100-05-02',
      left_until: [],
      bought_at: '2026-11-03T12:00:00-05:00',
      next_session_at: '2099-12-18T20:30:00-05:00',
      payment: { id: 'pay1', amount: '280.00', refunded_amount: '0.00' },
    },
  ],
  history: [
    {
      at: '2026-11-18T12:00:00-05:00',
      kind: 'returned',
      pass_name: '10 sessions',
      credits: 1,
      left: 4,
      expires_on: '2100-05-02',
      left_until: [],
      session_title: 'Open Floor',
      session_at: '2026-11-20T20:30:00-05:00',
    },
  ],
};
const none = { left: 0, passes: [], history: [] };

beforeEach(() => {
  history.replaceState(null, '', '/dashboard/passes');
  sessionStorage.clear();
});

function open(passes: object, routes: Record<string, (body: unknown) => Reply> = {}) {
  server({
    'GET /passes/': () => ({ data: passes }),
    'GET /plans/': () => ({ data: plans }),
    'GET /dashboard/': () => ({ data: { profile: { first_name: 'Ada', last_name: 'Lovelace' } } }),
    'GET /payments/methods/': () => ({
      data: [{ payment_method_id: 'pm_saved', brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2099 }],
    }),
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

/** The panel goes back in the history when it closes, a moment later. */
const goesBack = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));

describe('the passes of a member', () => {
  it('show what is left and until when, and that the same credit came back', async () => {
    open(own);
    const card = await screen.findByRole('article', { name: '10 sessions' });
    expect(within(card).getByRole('img').getAttribute('aria-label')).toBe('4 left, 4 booked, 2 used');
    expect(card.textContent).toContain('until Sunday, May 2, 2100');
    const table = screen.getByRole('table', { name: 'History of your credits' });
    expect(table.textContent).toContain('Returned');
    expect(table.textContent).toContain('+1');
  });

  it('are none yet: the page says so, and offers the packs without the memberships', async () => {
    open(none);
    await screen.findByText('No passes yet');
    const offer = await screen.findByText(/5 sessions: \$150, for 90 days/);
    expect(offer.textContent).toContain('10 sessions: $280');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('open the panel of the pack in the address, and are bought once agreed', async () => {
    history.replaceState(null, '', '/dashboard/passes?plan=ten-1');
    open(none, {
      'POST /passes/': () => ({
        data: {
          pass_id: 'p2',
          payment: { status: 'succeeded', client_secret: null, amount: '280.00' },
          message: '',
        },
      }),
    });
    await screen.findByRole('dialog', { name: 'Buy a pack' });
    await screen.findByLabelText(/4242/);
    click('Buy for $280');
    await screen.findByRole('alert', { name: 'There is a problem' });
    expect(sent.filter(({ key }) => key === 'POST /passes/')).toEqual([]);
    fireEvent.click(screen.getByLabelText(/charged \$280\.00 today/));
    const closed = goesBack();
    click('Buy for $280');
    await closed;
    await screen.findByText('Paid. Your credits are ready.');
    const [body] = sent
      .filter(({ key }) => key === 'POST /passes/')
      .map((one) => JSON.parse(one.body as string));
    expect(body).toMatchObject({
      plan_id: 'plan-pass-10',
      version_id: 'ten-1',
      payment_method_id: 'pm_saved',
      payment_consent: true,
    });
  });

  it('ask somebody without a name for it, and store it before they pay', async () => {
    history.replaceState(null, '', '/dashboard/passes?plan=ten-1');
    const payment = { status: 'succeeded', client_secret: null, amount: '280.00' };
    open(none, {
      'GET /dashboard/': () => ({ data: { profile: { first_name: '', last_name: '' } } }),
      'PATCH /me/': () => ({ data: {} }),
      'POST /passes/': () => ({ data: { pass_id: 'p2', payment, message: '' } }),
    });
    await screen.findByLabelText('First name');
    await screen.findByLabelText(/4242/);
    fireEvent.click(screen.getByLabelText(/charged \$280\.00 today/));
    click('Buy for $280');
    await screen.findAllByText('First name is required');
    fireEvent.change(screen.getByLabelText('First name'), { target: { value: 'Ines' } });
    fireEvent.change(screen.getByLabelText('Last name'), { target: { value: 'Moreno' } });
    const closed = goesBack();
    click('Buy for $280');
    await closed;
    await screen.findByText('Paid. Your credits are ready.');
    const changes = sent.filter(({ key }) => /^(PATCH|POST)/.test(key));
    expect(changes.map(({ key }) => key)).toEqual(['PATCH /me/', 'POST /passes/']);
    expect(String(changes[0]?.body)).toContain('Moreno');
  });
});
