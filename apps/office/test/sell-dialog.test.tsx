// @vitest-environment jsdom
import { ApiError } from '@detroit-well/api-client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { payments, sales } from './sell-calls.ts';
import { atTheDesk, choose, keyOf, paid, press, refused, sent, show, slip, visa } from './sell-fixture.tsx';

vi.mock('../src/api/client.ts', () => import('./sell-calls.ts'));
vi.mock('../src/overlay/toasts.ts', () => ({ showToast: vi.fn() }));

atTheDesk();

describe('cash', () => {
  it('is taken with its change, and the change is the largest thing afterwards', async () => {
    sales.sell.mockResolvedValue({ ...paid, membership_id: 'b1', membership_name: 'Standard' });
    show();
    fireEvent.change(await screen.findByLabelText(/Received/), { target: { value: '60' } });
    expect(slip()).toContain('$49.00 goes into the drawer, under your name.');
    expect(slip()).toContain('Ends April 13. Nothing renews, until a card is stored.');
    await press('Take $49.00, give back $11.00');
    expect(await screen.findByText('$11')).toBeDefined();
    expect(screen.getByText(/\$60.00 received, \$49.00 taken/)).toBeDefined();
    expect(screen.getByText('Paul Ostrowski is a member')).toBeDefined();
    expect(sent()).toEqual({ plan_id: 'month', method: 'cash', amount: '49.00' });
  });

  it('that is short is not taken', async () => {
    show();
    fireEvent.change(await screen.findByLabelText(/Received/), { target: { value: '40' } });
    await press('Take $49.00 in cash');
    expect(await screen.findByText('$9.00 is missing. A membership is paid at once.')).toBeDefined();
    expect(sales.sell).not.toHaveBeenCalled();
  });

  it('is offered in notes', async () => {
    show();
    await press('$60');
    expect(await screen.findByText('Take $49.00, give back $11.00')).toBeDefined();
  });
});

describe('a card', () => {
  beforeEach(() => sales.cards.mockResolvedValue({ results: [visa] }));

  it('is charged again only after the person agreed', async () => {
    sales.sell.mockResolvedValue({ ...paid, method: 'card' });
    show();
    await press('Charge $49.00');
    expect(await screen.findByText('Ask, then tick this. Without it nothing renews.')).toBeDefined();
    expect(sales.sell).not.toHaveBeenCalled();
    await choose(/Paul is here and agrees/);
    expect(slip()).toContain('April 14: $49.00, then every month, until Paul cancels.');
    await press('Charge $49.00');
    await waitFor(() => expect(sales.sell).toHaveBeenCalledOnce());
    expect(sent()).toEqual({
      plan_id: 'month',
      method: 'card',
      amount: '49.00',
      payment_method_id: 'pm_1',
      payment_consent: true,
    });
  });

  it('pays one month without agreement when that is chosen', async () => {
    sales.sell.mockResolvedValue({ ...paid, method: 'card' });
    show();
    await press('Charge $49.00');
    await press('Sell one month only');
    await waitFor(() => expect(sales.sell).toHaveBeenCalledOnce());
    expect(sent()).not.toHaveProperty('payment_consent');
  });

  it('that is keyed and declined keeps everything, and says so at the card', async () => {
    payments.createSandboxMethod.mockResolvedValue({ payment_method_id: 'pm_keyed' });
    sales.sell.mockRejectedValue(refused('payment_failed', 'Insufficient funds.'));
    show();
    await press('Pass');
    await choose(/Card, keyed here/);
    for (const [label, value] of [
      [/Card number/, '4242 4242 4242 4242'],
      [/Expir/, '12 / 30'],
      [/CVC|Security/, '123'],
    ] as const)
      fireEvent.change(await screen.findByLabelText(label), { target: { value } });
    await press('Charge $150.00');
    expect(await screen.findByText('The card did not pay.')).toBeDefined();
    expect(screen.getByDisplayValue('4242 4242 4242 4242')).toBeDefined();
    expect(sent()).toMatchObject({ plan_id: 'pass', method: 'card', payment_method_id: 'pm_keyed' });
  });

  it('that the bank asks about waits for its answer, and the same sale asks what became of it', async () => {
    const asking = { ...paid, method: 'card', status: 'requires_action', client_secret: 'secret' };
    sales.sell.mockResolvedValueOnce(asking).mockResolvedValue({ ...paid, method: 'card' });
    payments.confirmSandbox.mockResolvedValue({ status: 'succeeded' });
    show();
    await choose(/agrees to these payments/);
    await press('Charge $49.00');
    expect(await screen.findByText('The bank asks Paul.')).toBeDefined();
    await press('Confirm with the bank');
    expect(await screen.findByText('Paul Ostrowski is a member')).toBeDefined();
    expect([sent(1), keyOf(1)]).toEqual([sent(0), keyOf(0)]);
  });

  it('without an answer is called unknown, and asked about with the same key', async () => {
    sales.sell
      .mockRejectedValueOnce(new ApiError({ kind: 'network', message: '', outcome: 'unknown' }))
      .mockResolvedValue({ ...paid, method: 'card' });
    show();
    await choose(/agrees to these payments/);
    await press('Charge $49.00');
    expect(await screen.findByText('Not known yet.')).toBeDefined();
    await press('Ask what became of it');
    expect(await screen.findByText('Paul Ostrowski is a member')).toBeDefined();
    expect(keyOf(1)).toBe(keyOf(0));
  });
});
