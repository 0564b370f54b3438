// @vitest-environment jsdom
import { ApiError } from '@detroit-well/api-client';
import { contract } from '@detroit-well/api-client/contract';
import { exampleReply } from '@detroit-well/api-client/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { people, promoCodes, sales } from './sell-calls.ts';
import { atTheDesk, choose, paid, person, press, refused, sent, show, slip, visa } from './sell-fixture.tsx';

vi.mock('../src/api/client.ts', () => import('./sell-calls.ts'));
vi.mock('../src/overlay/toasts.ts', () => ({ showToast: vi.fn() }));

atTheDesk();

const gives = {
  code: 'ROLLER5',
  amount_off: '45.00',
  amount_due: '105.00',
  sentence: '30% off a pass.',
};
const wrong = (field: string, why: string) =>
  new ApiError({
    kind: 'refused',
    message: 'Check the form.',
    status: 400,
    code: 'validation_failed',
    fieldErrors: { [field]: [why] },
  });
const field = () => screen.findByLabelText<HTMLInputElement>('Promo code');
const apply = async (code: string) => {
  fireEvent.change(await field(), { target: { value: code } });
  await press('Apply');
};

describe('a code in the selling dialog', () => {
  it('lowers a pass, says what it gives, and is sent with the sum that was said', async () => {
    promoCodes.check.mockResolvedValue(gives);
    sales.sell.mockResolvedValue({ ...paid, membership_id: null, pass_name: '5 sessions', amount: '105.00' });
    show();
    await press('Pass');
    await apply('roller5');
    await waitFor(() => expect(slip()).toContain('−$45.00'));
    expect(slip()).toContain('30% off a pass.');
    expect(slip()).toContain('$150.00');
    await press('Take $105.00 in cash');
    await waitFor(() => expect(sales.sell).toHaveBeenCalledOnce());
    expect(promoCodes.check.mock.calls).toEqual([
      [{ body: { code: 'roller5', person_id: 'p1', plan_id: 'pass' } }],
    ]);
    expect(sent()).toEqual({ plan_id: 'pass', method: 'cash', amount: '105.00', promo_code: 'ROLLER5' });
  });

  it('that gives nothing stays with its reason, and nothing is sold before it is gone', async () => {
    promoCodes.check.mockRejectedValue(wrong('code', 'ROLLER5 is used up.'));
    show();
    await press('Pass');
    await apply('ROLLER5');
    await screen.findByText('ROLLER5 is used up.');
    await press('Take $150.00 in cash');
    expect((await field()).value).toBe('ROLLER5');
    expect(sales.sell).not.toHaveBeenCalled();
    fireEvent.change(await field(), { target: { value: '' } });
    sales.sell.mockResolvedValue({ ...paid, membership_id: null, pass_name: '5 sessions' });
    await press('Take $150.00 in cash');
    await waitFor(() => expect(sales.sell).toHaveBeenCalledOnce());
    expect(sent()).toEqual({ plan_id: 'pass', method: 'cash', amount: '150.00' });
  });

  it('that was used up meanwhile says so at its field, and the whole price is said again', async () => {
    promoCodes.check.mockResolvedValue(gives);
    sales.sell.mockRejectedValue(wrong('promo_code', 'ROLLER5 is used up.'));
    show();
    await press('Pass');
    await apply('ROLLER5');
    await press('Take $105.00 in cash');
    await screen.findByText('ROLLER5 is used up.');
    expect((await field()).value).toBe('ROLLER5');
    expect(await screen.findByText('Take $150.00 in cash')).toBeDefined();
  });

  it('is asked about again when the price changed', async () => {
    promoCodes.check
      .mockResolvedValueOnce(gives)
      .mockResolvedValueOnce({ ...gives, amount_off: '48.00', amount_due: '112.00' });
    sales.sell.mockRejectedValueOnce(refused('price_changed', 'It was $105.00, it is $112.00 now.'));
    show();
    await press('Pass');
    await apply('ROLLER5');
    await press('Take $105.00 in cash');
    await waitFor(() => expect(promoCodes.check).toHaveBeenCalledTimes(2));
    expect(await screen.findByText('Take $112.00 in cash')).toBeDefined();
  });

  it('lowers a membership, and the person agrees to what follows', async () => {
    promoCodes.check.mockResolvedValue({
      code: 'GLIDE30',
      amount_off: '14.70',
      amount_due: '34.30',
      sentence: '30% off the first three payments of a membership.',
      payments: 3,
    });
    sales.cards.mockResolvedValue({ results: [visa] });
    sales.sell.mockResolvedValue({ ...paid, amount: '34.30' });
    show();
    await apply('glide30');
    await waitFor(() => expect(slip()).toContain('−$14.70'));
    await screen.findByText(
      '“I agree to be charged $34.30 today, $34.30 on Tuesday, April 14, 2026 and every month from then on, $49.00 from Sunday, June 14, 2026 on, until I cancel.”',
    );
    fireEvent.click(screen.getByRole('checkbox'));
    await press('Charge $34.30');
    await waitFor(() => expect(sales.sell).toHaveBeenCalledOnce());
    expect(sent()).toEqual({
      plan_id: 'month',
      method: 'card',
      amount: '34.30',
      promo_code: 'GLIDE30',
      payment_method_id: 'pm_1',
      payment_consent: true,
    });
  });

  it('goes on by itself in the next period of a membership, which takes no other', async () => {
    people.read.mockResolvedValue({
      ...person,
      memberships: [
        {
          ...exampleReply(contract.officePeople.read).memberships[0]!,
          source: 'bought',
          state: 'active',
          plan_id: 'month',
          renews: false,
          end_date: '2026-04-13',
          promo: { percent_off: 30, amount_off: null, payments_left: 1 },
        },
      ],
    });
    show();
    await screen.findByText('Take $34.30 in cash');
    expect(slip()).toContain('This membership began with it.');
    expect(screen.queryByLabelText('Promo code')).toBeNull();
    sales.sell.mockResolvedValue(paid);
    await press('Take $34.30 in cash');
    await waitFor(() => expect(sales.sell).toHaveBeenCalledOnce());
    expect(sent()).toEqual({ plan_id: 'month', method: 'cash', amount: '34.30' });
  });

  it('is not for a link, or what is given away', async () => {
    show();
    expect(await field()).toBeDefined();
    await choose(/Complimentary/);
    await waitFor(() => expect(screen.queryByLabelText('Promo code')).toBeNull());
  });
});
