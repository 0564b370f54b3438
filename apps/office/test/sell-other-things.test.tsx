// @vitest-environment jsdom
import { contract } from '@detroit-well/api-client/contract';
import { exampleReply } from '@detroit-well/api-client/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { credit, giftCards, payments, people, plans, registrations, sales, sessions } from './sell-calls.ts';
import {
  atTheDesk,
  choose,
  month,
  paid,
  pass,
  person,
  press,
  refused,
  sent,
  show,
  slip,
} from './sell-fixture.tsx';

vi.mock('../src/api/client.ts', () => import('./sell-calls.ts'));
vi.mock('../src/overlay/toasts.ts', () => ({ showToast: vi.fn() }));

atTheDesk();

it('studio credit that covers everything comes first, and is used whole', async () => {
  credit.read.mockResolvedValue({ balance: '60.00', entries: [] });
  sales.sell.mockResolvedValue({ ...paid, method: 'credit' });
  show();
  await press('Use $49.00 of credit');
  await waitFor(() => expect(sales.sell).toHaveBeenCalledOnce());
  expect(sent()).toEqual({ plan_id: 'month', method: 'cash', amount: '0.00', use_credit: true });
});

describe('what is given away', () => {
  it('needs a reason', async () => {
    sales.sell.mockResolvedValue({ ...paid, method: 'complimentary' });
    show();
    await choose(/Complimentary/);
    await press('Give Standard for $0.00');
    expect(await screen.findByText('A complimentary membership needs a reason.')).toBeDefined();
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Trade' } });
    fireEvent.change(screen.getByLabelText(/Note/), { target: { value: 'New wheels.' } });
    await press('Give Standard for $0.00');
    await waitFor(() => expect(sales.sell).toHaveBeenCalledOnce());
    expect(sent()).toEqual({
      plan_id: 'month',
      method: 'complimentary',
      amount: '0.00',
      reason: 'Trade: New wheels.',
    });
  });

  it('is not for who may give nothing back', async () => {
    show(0);
    expect((await screen.findByLabelText<HTMLInputElement>(/Complimentary/)).disabled).toBe(true);
  });
});

describe('a place', () => {
  const session = {
    ...exampleReply(contract.officeSessions.read),
    id: 's1',
    title: 'Open Floor',
    start_datetime: '2026-03-14T20:30:00-04:00',
    meetings: [{ start_datetime: '2026-03-14T20:30:00-04:00', end_datetime: '2026-03-14T22:00:00-04:00' }],
  };
  const preview = {
    ...exampleReply(contract.officeRegistrations.previewCreate),
    price: '32.00',
    rate: 'public',
    pass_credit: null,
    included_session: null,
    hindrances: [],
  };
  beforeEach(() => {
    sessions.list.mockResolvedValue({ results: [session], next: null, count: 1 });
    sessions.read.mockResolvedValue(session);
    registrations.previewCreate.mockResolvedValue(preview);
  });

  it('is paid with the credit that fits before anything else', async () => {
    registrations.previewCreate.mockResolvedValue({ ...preview, pass_credit: { expires_on: '2026-05-02' } });
    sales.sell.mockResolvedValue({
      ...paid,
      method: 'pass',
      membership_id: null,
      session_title: 'Open Floor',
    });
    show();
    await press('Place');
    await choose(/Open Floor/);
    await press('Register with 1 credit');
    expect(await screen.findByText('Paul Ostrowski is registered')).toBeDefined();
    expect(sent()).toEqual({ session_id: 's1', method: 'cash', amount: '0.00', use_pass: true });
  });

  it('is sold by a link, which holds it for a while', async () => {
    const held = { held_until: '2026-03-14T18:42:00-04:00', expires_at: '2026-03-14T20:30:00-04:00' };
    sales.sell.mockResolvedValue({
      ...paid,
      ...held,
      status: 'pending',
      url: 'https://members.test/pay/0f7f',
    });
    payments.readLink.mockResolvedValue(exampleReply(contract.payments.readLink));
    show();
    await press('Place');
    await choose(/Open Floor/);
    await choose(/^Send a link/);
    expect(slip()).toContain('The place is held for 30 minutes, then it goes to who pays first.');
    await press('Send a link for $32.00');
    expect(
      await screen.findByText('The place is held until 6:42 PM. After that, it goes to who pays first.'),
    ).toBeDefined();
    expect(sent()).toEqual({ session_id: 's1', method: 'link', amount: '32.00', send: 'email' });
  });

  it('that a rule forbids is not sold, and says why', async () => {
    const hindrances = [{ code: 'session_full', message: 'All spots are taken.', override: 'capacity' }];
    registrations.previewCreate.mockResolvedValue({ ...preview, hindrances });
    show();
    await press('Place');
    await choose(/Open Floor/);
    expect(await screen.findByText(/All spots are taken. Close this and register/)).toBeDefined();
    expect(screen.getByText('Nothing to sell yet')).toBeDefined();
  });
});

it('a gift card without an address shows its code once it is asked for', async () => {
  const gift = { ...paid, membership_id: null, gift_card_id: 'g1', gift_card_for: 'Renée', amount: '50.00' };
  sales.sell.mockResolvedValue({ ...gift, membership_name: null, session_title: null, pass_name: null });
  giftCards.print.mockResolvedValue({
    gift_card_code: 'K7QM-2F9D-TR4X',
    gift_card: { ...exampleReply(contract.officeGiftCards.find), amount: '50.00', recipient_name: 'Renée' },
  });
  show();
  await press('Gift card');
  await press('Take $50.00 in cash');
  expect(sales.sell).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('For whom'), { target: { value: 'Renée' } });
  await press('Take $50.00 in cash');
  await press('Show the code');
  expect(await screen.findByText('K7QM-2F9D-TR4X')).toBeDefined();
  expect(sent()).toEqual({
    gift_card: { amount: '50.00', recipient_name: 'Renée' },
    method: 'cash',
    amount: '50.00',
  });
});

it('a price that changed keeps everything and asks again', async () => {
  sales.sell
    .mockRejectedValueOnce(refused('price_changed', 'It was $49, it is $54 now.'))
    .mockResolvedValue(paid);
  show();
  fireEvent.change(await screen.findByLabelText(/Received/), { target: { value: '60' } });
  plans.list.mockResolvedValue({ results: [{ ...month, price: '54.00' }, pass] });
  await press('Take $49.00, give back $11.00');
  expect(await screen.findByText('The price changed.')).toBeDefined();
  await press('Take $54.00, give back $6.00');
  expect(await screen.findByText('Say the new price, then tick this.')).toBeDefined();
  await choose(/Paul has heard the new price and agrees/);
  await press('Take $54.00, give back $6.00');
  await waitFor(() => expect(sales.sell).toHaveBeenCalledTimes(2));
  expect(sent(1)).toEqual({ plan_id: 'month', method: 'cash', amount: '54.00' });
});

it('who has a membership sees why none is sold', async () => {
  const has = {
    ...exampleReply(contract.officePeople.read).memberships[0]!,
    end_date: '2026-12-31',
    state: 'active',
  };
  people.read.mockResolvedValue({ ...person, memberships: [{ ...has, tier: 'Standard' }] });
  show();
  await press('Membership');
  expect(await screen.findByText('Paul has Standard until December 31')).toBeDefined();
  expect(screen.getByText('Nothing to sell yet')).toBeDefined();
});

it('Ctrl-Enter presses the button, and Enter in a field does not', async () => {
  sales.sell.mockResolvedValue(paid);
  show();
  const received = await screen.findByLabelText(/Received/);
  fireEvent.keyDown(received, { key: 'Enter' });
  expect(sales.sell).not.toHaveBeenCalled();
  fireEvent.keyDown(received, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(sales.sell).toHaveBeenCalledOnce());
});
