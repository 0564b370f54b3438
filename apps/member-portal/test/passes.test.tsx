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

  it('say so when the address asks for an offer that is not for the member, and buy nothing', async () => {
    history.replaceState(null, '', '/dashboard/passes?plan=first-nights');
    open(none);
    await screen.findByText('What you chose is not on sale for you.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('fill in the code of the address, say what it gives, and cost less with it', async () => {
    history.replaceState(null, '', '/dashboard/passes?plan=ten-1&code=glide30');
    const payment = { status: 'succeeded', client_secret: null, amount: '196.00' };
    open(none, {
      'POST /promo-codes/check/': () => ({
        data: { code: 'GLIDE30', amount_off: '84.00', amount_due: '196.00', sentence: '30% off a pass.' },
      }),
      'POST /passes/': () => ({ data: { pass_id: 'p2', payment, message: '' } }),
    });
    await screen.findByText('$84 off. 30% off a pass.');
    await screen.findByLabelText(/4242/);
    fireEvent.click(screen.getByLabelText(/charged \$196\.00 today/));
    const closed = goesBack();
    click('Buy for $196');
    await closed;
    const of = (call: string) =>
      sent.flatMap(({ key, body }) => (key === call ? [JSON.parse(body as string)] : []));
    expect(of('POST /promo-codes/check/')).toEqual([{ code: 'glide30', plan_id: 'plan-pass-10' }]);
    expect(of('POST /passes/')).toMatchObject([{ plan_id: 'plan-pass-10', promo_code: 'GLIDE30' }]);
  });

  it('ask for no card when a code makes the pass free', async () => {
    history.replaceState(null, '', '/dashboard/passes?plan=ten-1&code=FREE');
    const payment = { status: 'succeeded', client_secret: null, amount: '0.00' };
    open(none, {
      'POST /promo-codes/check/': () => ({
        data: { code: 'FREE', amount_off: '280.00', amount_due: '0.00', sentence: '100% off a pass.' },
      }),
      'POST /passes/': () => ({ data: { pass_id: 'p2', payment, message: '' } }),
    });
    await screen.findByText('$280 off. 100% off a pass.');
    expect(screen.queryByLabelText(/4242/)).toBeNull();
    fireEvent.click(screen.getByLabelText(/charged \$0\.00 today/));
    const closed = goesBack();
    click('Get it for free');
    await closed;
    const [body] = sent.flatMap(({ key, body }) =>
      key === 'POST /passes/' ? [JSON.parse(body as string)] : [],
    );
    expect(body).toMatchObject({ promo_code: 'FREE' });
    expect(body).not.toHaveProperty('payment_method_id');
  });

  it('keep a code that gives nothing, say why, and cost the whole price once it is removed', async () => {
    history.replaceState(null, '', '/dashboard/passes?plan=ten-1');
    const why = 'GLIDE30 is for memberships. It gives nothing here.';
    open(none, {
      'POST /promo-codes/check/': () => ({
        status: 400,
        data: { code: 'validation_failed', message: 'Check the form.', errors: { code: [why] } },
      }),
    });
    const field = await screen.findByLabelText('Promo code');
    fireEvent.change(field, { target: { value: 'GLIDE30' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await screen.findByText(why);
    expect((field as HTMLInputElement).value).toBe('GLIDE30');
    await screen.findByText('Apply the code, or empty its field.');
    fireEvent.change(field, { target: { value: '' } });
    expect(screen.queryByText(why)).toBeNull();
    await screen.findByRole('button', { name: /Buy for \$280/ });
    expect(sent.filter(({ key }) => key === 'POST /passes/')).toEqual([]);
  });

  it('say at the code why a purchase with it was refused', async () => {
    history.replaceState(null, '', '/dashboard/passes?plan=ten-1&code=GLIDE30');
    open(none, {
      'POST /promo-codes/check/': () => ({
        data: { code: 'GLIDE30', amount_off: '84.00', amount_due: '196.00', sentence: '30% off a pass.' },
      }),
      'POST /passes/': () => ({
        status: 400,
        data: { code: 'validation_failed', message: 'Check the form.', promo_code: ['GLIDE30 is used up.'] },
      }),
    });
    await screen.findByText('$84 off. 30% off a pass.');
    await screen.findByLabelText(/4242/);
    fireEvent.click(screen.getByLabelText(/charged \$196\.00 today/));
    click('Buy for $196');
    await screen.findByText('GLIDE30 is used up.');
    await screen.findByText('Apply the code, or empty its field.');
    expect(screen.getByLabelText<HTMLInputElement>('Promo code').value).toBe('GLIDE30');
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
