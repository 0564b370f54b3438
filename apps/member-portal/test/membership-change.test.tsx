// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { bodies, fillCard, membership, open, own } from './membership-page.tsx';
import { click } from './registration-page.tsx';

vi.mock('../src/api/client.ts', () => import('./fake-client.ts'));

beforeEach(() => {
  own(membership);
  vi.setSystemTime('2026-11-30T12:00:00-05:00');
  onTestFinished(() => void vi.useRealTimers());
});

const preview = 'POST /memberships/m1/change/preview/';
const change = 'POST /memberships/m1/change/';
const yearly = { due_now: '450.00', credit: '40.00', next_amount: '490.00', next_on: '2027-11-30' };
const onYear = {
  ...membership,
  plan_id: 'plan-year',
  price: '490.00',
  period: 'year',
  next_payment_on: '2027-11-30',
};
const paid = { status: 'succeeded', client_secret: null, amount: '450.00' };
const sentChange = {
  plan_id: 'plan-year',
  amount: '450.00',
  next_amount: '490.00',
  payment_method_id: 'pm_1',
};

async function openPanel() {
  fireEvent.click(await screen.findByRole('button', { name: 'Change plan' }));
}
const agree = () => fireEvent.click(screen.getByRole('checkbox', { name: /I agree to be charged/ }));

describe('changing the plan', () => {
  it('shows what a dearer one costs now, asks for consent to it and charges that', async () => {
    open({
      [preview]: () => ({ data: yearly }),
      [change]: () => {
        own(onYear);
        return { data: { membership: onYear, payment: paid, message: '' } };
      },
    });
    await openPanel();
    expect(
      await screen.findByText('$490 for Standard, less $40 for the unused days of Standard'),
    ).toBeTruthy();
    expect(screen.getByRole('checkbox').closest('label')?.textContent).toMatch(
      /charged \$450\.00 today and \$490\.00 every November 30, until I cancel/,
    );
    await fillCard();
    click('Pay $450 and change');
    await screen.findByRole('alert', { name: 'There is a problem' });
    expect(bodies(change)).toEqual([]);
    agree();
    click('Pay $450 and change');
    expect(
      await screen.findByText(/Your plan is Standard\. The next payment is on November 30, 2027/),
    ).toBeTruthy();
    expect(bodies(change)).toEqual([sentChange]);
  });

  it('says how many months a dearer one pays when the unused days are worth more than one', async () => {
    const ahead = {
      due_now: '69.92',
      credit: '404.08',
      periods: 6,
      next_amount: '79.00',
      next_on: '2027-05-30',
    };
    own({ ...onYear, name: 'Old' });
    open({ [preview]: () => ({ data: ahead }) });
    await openPanel();
    expect(
      await screen.findByText('$474 for 6 months of Standard, less $404.08 for the unused days of Old'),
    ).toBeTruthy();
    expect(screen.getByRole('checkbox').closest('label')?.textContent).toMatch(
      /charged \$69\.92 today, then \$79\.00 a month from May 30, 2027, until I cancel/,
    );
    expect(screen.getByText('Then, on Sunday, May 30, 2027')).toBeTruthy();
  });

  it('asks for no card for a cheaper one, and names its day', async () => {
    own(onYear);
    const next = { plan_id: 'plan-month', name: 'Standard', price: '49.00', period: 'month' };
    const planned = { ...onYear, next_plan: next };
    open({
      [preview]: () => ({
        data: { due_now: '0.00', credit: '0.00', next_amount: '49.00', next_on: '2027-11-30' },
      }),
      [change]: () => {
        own(planned);
        return { data: { membership: planned, payment: null, message: '' } };
      },
    });
    await openPanel();
    expect(await screen.findByText('Standard stays to November 29, 2027')).toBeTruthy();
    expect(screen.queryByLabelText('Card number')).toBeNull();
    agree();
    fireEvent.click(screen.getAllByRole('button', { name: 'Change plan' }).at(-1)!);
    expect(await screen.findByText('Your plan changes on November 30, 2027.')).toBeTruthy();
    expect(screen.getByText(/Then it is Standard for \$49 a month/)).toBeTruthy();
    expect(bodies(change)).toEqual([{ plan_id: 'plan-month', amount: '0.00', next_amount: '49.00' }]);
    await openPanel();
    expect(await screen.findByText('The plan that you have. This takes the change back.')).toBeTruthy();
  });

  it('shows the new price when it has changed, and asks for consent to it again', async () => {
    let now = yearly;
    open({
      [preview]: () => ({ data: now }),
      [change]: () => {
        now = { ...yearly, due_now: '452.00', credit: '38.00' };
        const message = 'The price of this change is another one now. Nothing was charged or changed.';
        return { status: 409, data: { code: 'preview_changed', preview: now, message } };
      },
    });
    await openPanel();
    await fillCard();
    agree();
    click('Pay $450 and change');
    expect(await screen.findByText(/The price of this change is another one now/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: /Pay \$452 and change/ })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });

  it('says that an outcome is unknown, and checks with the same request', async () => {
    let answers = false;
    open({
      [preview]: () => ({ data: yearly }),
      [change]: () =>
        answers
          ? { data: { membership: onYear, payment: paid, message: '' } }
          : { status: 409, data: { code: 'in_progress', payment_unknown: true } },
    });
    await openPanel();
    await fillCard();
    agree();
    click('Pay $450 and change');
    const again = await screen.findByRole('button', { name: /Check again/ });
    answers = true;
    fireEvent.click(again);
    await screen.findByText(/Your plan is Standard/);
    expect(bodies(change)).toEqual([sentChange, sentChange]);
  });

  it('says that the price could not be loaded, and loads it again', async () => {
    let fails = true;
    open({ [preview]: () => (fails ? { status: 503, data: {} } : { data: yearly }) });
    await openPanel();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByRole('checkbox')).toBeNull();
    fails = false;
    fireEvent.click(retry);
    expect(await screen.findByText(/for the unused days of Standard/)).toBeTruthy();
  });

  it.each([
    [
      'paused',
      { state: 'paused', pause_from: '2026-11-28', pause_until: '2026-12-28' },
      /end the pause first/,
    ],
    ['past due', { state: 'past_due', can_pay: true }, /pay what is due first/],
    ['cancelled', { cancel_at_period_end: true, end_date: '2026-12-24' }, /keep your membership first/],
  ])('of a membership that is %s says what comes first', async (_what, over, text) => {
    own({ ...membership, ...over, can_change: false });
    open();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change plan' })).toBeNull();
  });
});
