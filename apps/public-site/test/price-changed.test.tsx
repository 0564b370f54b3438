// @vitest-environment jsdom
import type { Client } from '@detroit-well/api-client';
import { problems } from '@detroit-well/api-client/contract';
import { NoResponse, fakeProblem, type FakeHandlers } from '@detroit-well/api-client/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../src/api/wire.ts';
import { guestAttempts } from '../src/registration/use-guest-registration.ts';
import { session } from './fixtures.ts';
import {
  choose,
  clientOf,
  complete,
  press,
  registered,
  panelText,
  expectPanelText,
  showPanel,
  type,
} from './guest-page.tsx';

const page = vi.hoisted(() => ({ client: null as Client | null }));
vi.mock('../src/guest-client/guest-client.ts', () => ({ guestClient: () => page.client }));

type Reply = () => ReturnType<typeof registered>;
type Sent = Parameters<NonNullable<NonNullable<FakeHandlers['registrations']>['guestRegister']>>[0];

/** Every registration request, in order. */
let requests: Sent[] = [];
let cardsMade = 0;
const amounts = (): unknown[] => requests.map(({ body }) => body.amount);
const keys = (): unknown[] => requests.map(({ headers }) => headers['Idempotency-Key']);

const lost: Reply = () => {
  throw new NoResponse('network');
};
const nowAt =
  (price: unknown): Reply =>
  () => {
    throw fakeProblem('price_changed', { price });
  };
const booked: Reply = () => registered(null);

/** The server sends these responses, one for each request. */
function serve(...replies: Reply[]): void {
  page.client = clientOf({
    payments: {
      config: () => ({ provider: 'sandbox', publishable_key: null }),
      createSandboxMethod: () => {
        cardsMade += 1;
        return { payment_method_id: `pm_${cardsMade}`, brand: 'visa', last4: '4242' };
      },
    },
    registrations: {
      guestRegister: (call) => {
        requests.push(call);
        const next = replies.shift();
        if (!next) throw new Error('Asked once too often.');
        return next();
      },
    },
  });
}

const priced = (price_public: string, over: Partial<Session> = {}): Session => ({
  ...session,
  price_public,
  ...over,
});
const due = (): string => document.querySelector('.sheet-foot')?.textContent ?? '';
const total = (): string => document.querySelector('.instalments [data-total]')?.textContent ?? '';
const value = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value;
const consent = (): HTMLInputElement =>
  screen.getByLabelText<HTMLInputElement>(/^I agree to the payment terms/);

beforeEach(() => {
  requests = [];
  cardsMade = 0;
});

describe('price change while the panel is open', () => {
  beforeEach(async () => {
    serve(nowAt('85.00'), booked);
    // Far enough ahead for every plan.
    await showPanel(priced('75.00', { start_datetime: '2026-06-13T18:30:00-04:00' }));
    await complete();
  });

  it('shows both prices, says that nothing was charged, and moves the focus to the alert', async () => {
    await expectPanelText(problems.price_changed.text);
    await expectPanelText('It was $75 and is now $85. Nothing was charged.');
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('It was $75 and is now $85.');
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(document.activeElement?.contains(alert)).toBe(true);
    expect(amounts()).toEqual(['75.00']);
  });

  it('uses the new price for the amount due, the payment plans and the total', async () => {
    await waitFor(() => expect(due()).toContain('$85'));
    expect(total()).toContain('$85');
    expect(screen.getByRole('radiogroup').textContent).toContain('$43 + $42');
    expect(panelText()).not.toContain('$38');
  });

  it('keeps all typed values and sends the new price with a new idempotency key', async () => {
    await expectPanelText('is now $85');
    expect([value('First name'), value('Password'), value('Card number')]).toEqual([
      'Ada',
      'Roll//Bounce7',
      '4242 4242 4242 4242',
    ]);
    expect(consent().checked).toBe(true);
    await press('Complete Registration');
    await expectPanelText('Welcome to the floor.');
    expect(amounts()).toEqual(['75.00', '85.00']);
    expect(new Set(keys()).size).toBe(2);
    const [first, second] = requests.map(({ body }) => body);
    expect(second).toEqual({ ...first, amount: '85.00', payment_method_id: 'pm_2' });
  });
});

it('asks again after a second price change and compares with the price shown last', async () => {
  serve(nowAt('85.00'), nowAt('95.00'), booked);
  await showPanel(priced('75.00'));
  await complete();
  await expectPanelText('It was $75 and is now $85.');
  await press('Complete Registration');
  await expectPanelText('It was $85 and is now $95.');
  expect(panelText()).not.toContain('$75');
  expect(document.activeElement?.textContent).toContain('is now $95');
  await press('Complete Registration');
  expect(amounts()).toEqual(['75.00', '85.00', '95.00']);
});

it('keeps the old price when the price_changed problem contains no valid price', async () => {
  serve(nowAt('soon'));
  await showPanel(priced('75.00'));
  await complete();
  await expectPanelText(problems.price_changed.text);
  expect(panelText()).not.toContain('is now');
  expect(due()).toContain('$75');
});

describe('registration with a lost response', () => {
  it('repeats the identical request and then shows the price change', async () => {
    serve(lost, nowAt('85.00'), booked);
    await showPanel(priced('75.00'));
    await complete();
    await expectPanelText('We could not confirm');
    await press('Check again');
    await expectPanelText('It was $75 and is now $85. Nothing was charged.');
    expect(document.activeElement?.textContent).toContain('is now $85');
    expect(requests[1]?.body).toEqual(requests[0]?.body);
    expect(keys()[1]).toBe(keys()[0]);
    await press('Complete Registration');
    await expectPanelText('Welcome to the floor.');
    expect(amounts()).toEqual(['75.00', '75.00', '85.00']);
    expect(keys()[2]).not.toBe(keys()[0]);
  });

  it('repeats the identical request after a reload, even if the new page shows another price', async () => {
    serve(lost, nowAt('85.00'));
    await showPanel(priced('75.00'));
    await complete();
    await expectPanelText('We could not confirm');
    cleanup();
    await showPanel(priced('85.00'));
    await expectPanelText('We could not confirm whether your last try went through.');
    type('Password', 'Roll//Bounce7');
    // The pending request has the price that the guest agreed to.
    await press('Check again');
    await expectPanelText('It was $75 and is now $85.');
    expect(requests[1]?.body).toEqual(requests[0]?.body);
    expect(keys()[1]).toBe(keys()[0]);
    await expectPanelText('It was $75 and is now $85.');
    expect(due()).toContain('$85');
    expect(guestAttempts(session.public_id).read().pending).toBeNull();
  });

  it('repeats a request that an older page stored without its values', async () => {
    serve(booked);
    guestAttempts(session.public_id).write({ pending: { key: 'key_old', paymentMethodId: 'pm_old' } });
    await showPanel(priced('75.00'));
    await complete();
    await expectPanelText('Welcome to the floor.');
    expect(keys()).toEqual(['key_old']);
    expect(requests[0]?.body).not.toHaveProperty('amount');
    expect(requests[0]?.body).toMatchObject({ payment_method_id: 'pm_old' });
  });
});

describe('price change to or from free', () => {
  it('removes the card form and sends no card when the session becomes free', async () => {
    serve(nowAt('0.00'), booked);
    await showPanel(priced('75.00'));
    await complete();
    await expectPanelText('It was $75 and is now free. Nothing was charged.');
    expect(due()).toContain('Free');
    await expectPanelText('This session is free. No card is needed.');
    expect(screen.queryByLabelText('Card number')).toBeNull();
    await press('Complete Registration');
    await expectPanelText('Welcome to the floor.');
    expect(amounts()).toEqual(['75.00', '0.00']);
    expect(requests[1]?.body.payment_method_id).toBe('');
    expect(cardsMade).toBe(1);
  });

  it('asks for a card and for new consent when a free session gets a price', async () => {
    serve(nowAt('75.00'), booked);
    await showPanel(priced('0.00'));
    await complete();
    await expectPanelText('It was free and is now $75. Nothing was charged.');
    expect(requests[0]?.body).toMatchObject({ amount: '0.00', payment_method_id: '' });
    expect(due()).toContain('$75');
    // The earlier consent did not include a charge.
    expect(consent().checked).toBe(false);
    await press('Complete Registration');
    expect(requests.length).toBe(1);
    expect(screen.getByLabelText('Card number').getAttribute('aria-invalid')).toBe('true');
    await complete({ boxes: [consent()] });
    await expectPanelText('Welcome to the floor.');
    expect(requests[1]?.body).toMatchObject({ amount: '75.00', payment_method_id: 'pm_1' });
  });
});

describe('payment plan after a price change', () => {
  // Two weekly payments of $1 end before the session, four of $19 do not.
  const soon = { start_datetime: '2026-03-10T18:30:00-04:00', end_datetime: '2026-03-10T20:00:00-04:00' };

  it('switches to payment in full, with a message, when the new price does not offer the plan', async () => {
    serve(nowAt('75.00'), booked);
    await showPanel(priced('2.00', soon));
    choose('Weekly');
    await complete();
    await expectPanelText('It was $2 and is now $75.');
    await expectPanelText('Your payment plan is not offered at this price, so paying in full is chosen.');
    expect(due()).toContain('$75');
    await press('Complete Registration');
    await expectPanelText('Welcome to the floor.');
    expect(requests.map(({ body }) => body.payment_plan)).toEqual(['weekly', 'full']);
  });

  it('stays selected when both prices offer it', async () => {
    serve(nowAt('85.00'), booked);
    await showPanel(priced('75.00', { start_datetime: '2026-03-30T18:30:00-04:00' }));
    choose('Bi-weekly');
    await complete();
    await expectPanelText('It was $75 and is now $85.');
    expect(due()).toContain('$43');
    expect(panelText()).not.toContain('not offered at this price');
    await press('Complete Registration');
    await expectPanelText('Welcome to the floor.');
    expect(requests.map(({ body }) => body.payment_plan)).toEqual(['bi_weekly', 'bi_weekly']);
  });
});
