// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Screen } from '../src/routes/membership/membership.tsx';
import { click, sent, server, type Reply } from './registration-page.tsx';

vi.mock('../src/api/client.ts', () => import('./fake-client.ts'));

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
const membership = {
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
  cancel_at_period_end: false,
  pause_from: null,
  pause_until: null,
  can_pause: true,
  can_pay: false,
  can_cancel: true,
  can_resume: false,
  card: { brand: 'visa', last4: '4242' },
  payments: [{ id: 'p1', at: '2026-11-25T14:31:00-05:00', amount: '49.00', refunded_amount: '0.00' }],
};
const done = {
  membership,
  payment: { status: 'succeeded', client_secret: null, amount: '49.00' },
  message: '',
};
const buy = 'POST /memberships/';

/** What the member has, as the server lists it. */
let owned: object[];
beforeEach(() => {
  owned = [];
  history.replaceState(null, '', '/dashboard/membership');
  sessionStorage.clear();
});

function open(routes: Record<string, (body: unknown) => Reply> = {}) {
  server({
    'GET /memberships/': () => ({ data: owned }),
    'GET /plans/': () => ({ data: plans }),
    'GET /payments/methods/': () => ({ data: [] }),
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

const bodies = (call: string) =>
  sent.filter(({ key }) => key === call).map(({ body }) => JSON.parse(body as string) as unknown);

async function fillCard() {
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByLabelText('Card number');
  type('Card number', '4242 4242 4242 4242');
  type('Expires', '08 / 30');
  type('CVC', '123');
}
const agree = () =>
  fireEvent.click(screen.getByRole('checkbox', { name: /I agree to the membership terms/ }));
async function openPanel() {
  await screen.findByText(/Standard is \$49 a month/);
  fireEvent.click(await screen.findByRole('button', { name: /^Join/ }));
  await fillCard();
}

describe('joining', () => {
  it('asks for consent, names both amounts and buys the version that was shown', async () => {
    open({
      [buy]: () => {
        owned = [membership];
        return { status: 201, data: done };
      },
    });
    await openPanel();
    expect(screen.getAllByRole('radio').length).toBe(2);
    click('Join for $49 a month');
    const summary = await screen.findByRole('alert', { name: 'There is a problem' });
    expect(within(summary).getByRole('link').textContent).toBe('You must consent to the payment terms');
    expect(screen.getByRole('checkbox').closest('label')?.textContent).toMatch(
      /charged \$49\.00 today and \$49\.00 on the \d+(st|nd|rd|th) of every month, until I cancel/,
    );
    agree();
    click('Join for $49 a month');
    await screen.findByText(/Your membership has begun/);
    expect(bodies(buy)).toEqual([
      { plan_id: 'plan-month', version_id: 'month-1', payment_method_id: 'pm_1', payment_consent: true },
    ]);
    expect(await screen.findByText('Active')).toBeTruthy();
  });

  it('opens with the plan that the address names', async () => {
    history.replaceState(null, '', '/dashboard/membership?plan=year-1');
    open();
    expect(await screen.findByRole('button', { name: /Join for \$490 a year/ })).toBeTruthy();
  });

  it('keeps what was typed when the card is declined, and pays with another one under a new key', async () => {
    let declined = true;
    open({
      [buy]: () =>
        declined
          ? {
              status: 402,
              data: { code: 'payment_failed', reason: 'card_declined', message: 'Your card was declined.' },
            }
          : { status: 201, data: done },
    });
    await openPanel();
    agree();
    click('Join for $49 a month');
    expect(await screen.findByText(/Nothing was charged/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    declined = false;
    await fillCard();
    click('Join for $49 a month');
    await screen.findByText(/Your membership has begun/);
    expect(bodies(buy).length).toBe(2);
  });

  it('sends the same request again after the bank has confirmed', async () => {
    let confirmed = false;
    open({
      [buy]: () =>
        confirmed
          ? { status: 201, data: done }
          : {
              status: 202,
              data: {
                ...done,
                membership: { ...membership, state: 'pending' },
                payment: { status: 'requires_action', client_secret: 'secret', amount: '49.00' },
              },
            },
      'POST /payments/sandbox/confirm/': () => {
        confirmed = true;
        return { data: { status: 'succeeded' } };
      },
    });
    await openPanel();
    agree();
    click('Join for $49 a month');
    fireEvent.click(await screen.findByRole('button', { name: /Confirm payment/ }));
    await screen.findByText(/Your membership has begun/);
    const [first, second] = bodies(buy);
    expect(second).toEqual(first);
  });

  it('says that an outcome is unknown, and checks with the same request', async () => {
    let answers = false;
    open({
      [buy]: () =>
        answers
          ? { status: 201, data: done }
          : { status: 409, data: { code: 'in_progress', payment_unknown: true } },
    });
    await openPanel();
    agree();
    click('Join for $49 a month');
    const again = await screen.findByRole('button', { name: /Check again/ });
    answers = true;
    fireEvent.click(again);
    await screen.findByText(/Your membership has begun/);
    const [first, second] = bodies(buy);
    expect(second).toEqual(first);
  });

  it('is not offered where nothing is on sale', async () => {
    open({ 'GET /plans/': () => ({ data: [] }) });
    expect(await screen.findByText('Memberships are closed for now')).toBeTruthy();
  });
});

describe('a membership', () => {
  it('shows the next payment, the card and the receipts, and is cancelled in two presses', async () => {
    owned = [membership];
    const after = {
      ...membership,
      cancel_at_period_end: true,
      end_date: '2026-12-24',
      next_payment_on: null,
    };
    open({
      'POST /memberships/m1/cancel/': () => {
        owned = [{ ...after, can_cancel: false, can_resume: true }];
        return { data: after };
      },
    });
    expect(await screen.findByText('Next payment')).toBeTruthy();
    expect(screen.getByText('Visa 4242')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Receipt for $49 of Nov 25, 2026' })).toBeTruthy();
    click('Cancel membership');
    expect(await screen.findByText(/through December 24, 2026, and nothing more is charged/)).toBeTruthy();
    click('Confirm');
    expect(await screen.findByText(/cancelled and runs through December 24, 2026/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Keep my membership' })).toBeTruthy();
  });

  it('is paused from a day after a preview, and resumed', async () => {
    vi.setSystemTime('2026-11-27T12:00:00-05:00');
    onTestFinished(() => void vi.useRealTimers());
    const [from, until] = ['2026-11-28', '2026-12-28'];
    const paused = {
      ...membership,
      state: 'paused',
      pause_from: from,
      pause_until: until,
      paid_until: '2027-01-24',
      next_payment_on: '2027-01-24',
      can_pause: false,
      can_resume: true,
    };
    owned = [membership];
    let isOver = true;
    open({
      'POST /memberships/m1/pause/': () => {
        if (isOver) return { status: 400, data: { code: 'validation_failed', from: ['This day is over.'] } };
        owned = [paused];
        return { data: paused };
      },
      'POST /memberships/m1/resume/': () => ({ data: membership }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Pause' }));
    const day = await screen.findByLabelText('First day');
    fireEvent.change(day, { target: { value: from } });
    expect(screen.getByText('January 24, 2027 instead of December 25, 2026')).toBeTruthy();
    click('Pause membership');
    expect(await screen.findByText('This day is over.')).toBeTruthy();
    expect((day as HTMLInputElement).value).toBe(from);
    isOver = false;
    click('Pause membership');
    expect((await screen.findAllByText(/paused through December 27, 2026/i)).length).toBeGreaterThan(0);
    expect(bodies('POST /memberships/m1/pause/').at(-1)).toEqual({ from, until });
    click('Resume now');
    expect(await screen.findByText(/Your membership goes on/)).toBeTruthy();
  });

  it('that is past due says what holds until when, and is paid with another card', async () => {
    owned = [
      {
        ...membership,
        state: 'past_due',
        can_pay: true,
        end_date: '2026-12-31',
        next_payment_on: '2026-12-26',
      },
    ];
    open({ 'POST /memberships/m1/pay/': () => ({ data: done }) });
    expect(await screen.findByText(/You keep the Member Rate through December 31, 2026/)).toBeTruthy();
    click('Pay $49');
    await fillCard();
    fireEvent.click(screen.getByRole('checkbox', { name: /I agree to be charged/ }));
    click('Pay');
    expect(await screen.findByText(/\$49 is paid/)).toBeTruthy();
    expect(bodies('POST /memberships/m1/pay/')).toEqual([
      { payment_method_id: 'pm_1', payment_consent: true },
    ]);
  });

  it('that the team granted has nothing to pay or to cancel', async () => {
    owned = [
      {
        ...membership,
        source: 'granted',
        price: null,
        period: null,
        card: null,
        next_payment_on: null,
        end_date: '2026-12-31',
        can_cancel: false,
        payments: [],
      },
    ];
    open();
    expect(await screen.findByText('No payments yet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel membership' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Join/ })).toBeNull();
  });
});
