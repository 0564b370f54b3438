// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { bodies, done, fillCard, membership, open, own } from './membership-page.tsx';
import { click, sent } from './registration-page.tsx';

vi.mock('../src/api/client.ts', () => import('./fake-client.ts'));

describe('a membership', () => {
  it('shows the next payment, the card and the receipts, and is cancelled in two presses', async () => {
    own(membership);
    const after = {
      ...membership,
      cancel_at_period_end: true,
      end_date: '2026-12-24',
      next_payment_on: null,
    };
    open({
      'POST /memberships/m1/cancel/': () => {
        own({ ...after, can_cancel: false, can_resume: true });
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

  it('that the desk sold for one period says until when, and takes a card', async () => {
    own({
      ...membership,
      renews: false,
      can_cancel: false,
      end_date: '2026-12-24',
      next_payment_on: null,
      next_amount: null,
      card: null,
    });
    open();
    expect(await screen.findByText('It ends on December 24, 2026 and does not renew.')).toBeTruthy();
    expect(screen.queryByText('Cancel membership')).toBeNull();
    click('Store a card');
    expect(
      await screen.findByLabelText(/this card is charged \$49.00 on December 25, 2026 and every month/),
    ).toBeTruthy();
  });

  it('says when its price goes up, what is paid until then, and until when to leave', async () => {
    own({ ...membership, price_changes_on: '2027-01-25', new_price: '54.00' });
    open();
    expect(await screen.findByText('The price goes from $49 to $54.')).toBeTruthy();
    expect(
      screen.getByText(
        /For you from January 25, 2027 on. Your payment on December 25, 2026 is still \$49. .* cancel by January 24/,
      ),
    ).toBeTruthy();
  });

  it('gets another card after an agreement, and nothing is charged', async () => {
    own(membership);
    const card = { payment_method_id: 'pm_other', brand: 'visa', last4: '1881' };
    open({
      'PATCH /memberships/m1/payment-method/': () => ({
        data: { membership: { ...membership, card }, message: '' },
      }),
    });
    await screen.findByText('Visa 4242');
    click('Change card');
    await fillCard();
    fireEvent.click(screen.getByLabelText(/I agree that this card is charged \$49.00 on December 25, 2026/));
    const [, submit] = screen.getAllByRole('button', { name: 'Change card', hidden: true });
    fireEvent.click(submit!);
    expect(await screen.findByText(/Visa 1881 pays your membership from now on/)).toBeTruthy();
    expect(bodies('PATCH /memberships/m1/payment-method/')).toEqual([
      { payment_method_id: expect.any(String), payment_consent: true },
    ]);
  });

  it('says that its card ends before the next payment', async () => {
    own({ ...membership, card_ends_on: '2026-11-30' });
    open();
    expect(await screen.findByText('Your card ends before the next payment.')).toBeTruthy();
    expect(
      screen.getByText(/Visa 4242 ends on November 30, 2026, and \$49 is due on December 25/),
    ).toBeTruthy();
  });

  it('says that its next payment costs less', async () => {
    const less = { next_amount: '45.00', price_changes_on: '2026-12-25', new_price: '45.00' };
    own({ ...membership, ...less });
    open();
    expect(await screen.findByText('The price goes down from $49 to $45.')).toBeTruthy();
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
    own(membership);
    let isOver = true;
    open({
      'POST /memberships/m1/pause/': () => {
        if (isOver) return { status: 400, data: { code: 'validation_failed', from: ['This day is over.'] } };
        own(paused);
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
    own({
      ...membership,
      state: 'past_due',
      can_pay: true,
      end_date: '2026-12-31',
      next_payment_on: '2026-12-26',
    });
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

  it('is read again when its payment is left with an unknown outcome', async () => {
    own({ ...membership, state: 'past_due', can_pay: true });
    const unknown = { status: 409, data: { code: 'in_progress', payment_unknown: true } };
    open({ 'POST /memberships/m1/pay/': () => unknown });
    fireEvent.click(await screen.findByRole('button', { name: 'Pay $49' }));
    await fillCard();
    fireEvent.click(screen.getByRole('checkbox', { name: /I agree to be charged/ }));
    click('Pay');
    await screen.findByRole('button', { name: 'Check again' });
    const reads = () => sent.filter(({ key }) => key === 'GET /memberships/').length;
    const before = reads();
    click('Close');
    await vi.waitFor(() => expect(reads()).toBe(before + 1));
  });

  it('that the team granted has nothing to pay or to cancel', async () => {
    own({
      ...membership,
      source: 'granted',
      price: null,
      period: null,
      card: null,
      next_payment_on: null,
      end_date: '2026-12-31',
      can_cancel: false,
      payments: [],
    });
    open();
    expect(await screen.findByText('No payments yet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel membership' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Join/ })).toBeNull();
  });
});
