// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bodies, done, fillCard, membership, named, open, own } from './membership-page.tsx';
import { click } from './registration-page.tsx';

vi.mock('../src/api/client.ts', () => import('./fake-client.ts'));

afterEach(() => history.replaceState(null, '', '/dashboard/membership'));

const buy = 'POST /memberships/';
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
        own(membership);
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

  it('takes the code of the address, names all amounts, and sends the code', async () => {
    history.replaceState(null, '', '/dashboard/membership?plan=month-1&code=glide30');
    open({
      'POST /promo-codes/check/': () => ({
        data: {
          code: 'GLIDE30',
          amount_off: '14.70',
          amount_due: '34.30',
          payments: 3,
          sentence: '30% off the first three payments of a membership.',
        },
      }),
      [buy]: () => {
        own(membership);
        return { status: 201, data: done };
      },
    });
    await screen.findByText(/\$14\.70 off\. 30% off the first three payments/);
    await fillCard();
    const terms = screen.getByRole('checkbox', { name: /I agree to the membership terms/ });
    expect(terms.closest('label')?.textContent).toMatch(
      /charged \$34\.30 today and with the next 2 payments, then \$49\.00 each, on the \d+(st|nd|rd|th) of every month/,
    );
    expect(screen.getByText('After the last payment with the code')).toBeTruthy();
    agree();
    // The sheet gives its entry of the history back, a moment after it has closed.
    const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    click('Join for $34.30');
    await screen.findByText(/Your membership has begun/);
    expect(bodies(buy)).toMatchObject([{ plan_id: 'plan-month', promo_code: 'GLIDE30' }]);
    await isBack;
  });

  it('asks somebody without a name for it first, and saves it before the membership is bought', async () => {
    named('', '');
    const order: string[] = [];
    open({
      'PATCH /me/': () => {
        order.push('profile');
        return { data: {} };
      },
      [buy]: () => {
        order.push('membership');
        own(membership);
        return { status: 201, data: done };
      },
    });
    await openPanel();
    agree();
    click('Join for $49 a month');
    const summary = await screen.findByRole('alert', { name: 'There is a problem' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['First name is required', 'Last name is required']);
    expect(order).toEqual([]);
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    type('First name', 'Ines');
    type('Last name', 'Okafor');
    click('Join for $49 a month');
    await screen.findByText(/Your membership has begun/);
    expect(order).toEqual(['profile', 'membership']);
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
