// @vitest-environment jsdom
import type { OfficeAccess, OfficeGiftCard } from '@detroit-well/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { AccessContext } from '../src/access/access.ts';
import { useListAddress } from '../src/lists/use-address.ts';
import { GiftCards } from '../src/routes/money/gift-cards.tsx';

const { giftCards, payments, showToast } = vi.hoisted(() => ({
  giftCards: { list: vi.fn(), listCsv: vi.fn(), resend: vi.fn() },
  payments: { list: vi.fn(), refundTerms: vi.fn(), refund: vi.fn(), totals: vi.fn() },
  showToast: vi.fn(),
}));
vi.mock('../src/api/client.ts', () => ({ client: { office: { giftCards, payments } } }));
vi.mock('../src/overlay/toasts.ts', () => ({ showToast }));

beforeEach(() => {
  for (const calls of [giftCards, payments]) for (const mock of Object.values(calls)) mock.mockReset();
  showToast.mockReset();
});

function show(page: ReactNode, permissions: readonly string[] = ['payments.write', 'refunds.write']): void {
  render(
    <MemoryRouter>
      <AccessContext value={{ permissions } as unknown as OfficeAccess}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          {page}
        </QueryClientProvider>
      </AccessContext>
    </MemoryRouter>,
  );
}
const press = async (text: string | RegExp) => fireEvent.click(await screen.findByText(text));

const card: OfficeGiftCard = {
  id: 'g1',
  status: 'sent',
  amount: '50.00',
  left: '50.00',
  buyer_id: null,
  buyer_name: 'Josephine',
  buyer_email: 'josephine@example.com',
  recipient_name: 'Renée',
  recipient_email: 'renee@example.com',
  send_on: null,
  sent_at: '2026-03-02T12:00:00-05:00',
  redeemed_at: null,
  at: '2026-03-02T11:00:00-05:00',
  payment_id: 'm1',
};
const List = () => <GiftCards address={useListAddress()} />;

it('sends a gift card again after a question', async () => {
  giftCards.list.mockResolvedValue({ results: [card], next: null, count: 1 });
  giftCards.resend.mockResolvedValue(card);
  show(<List />);
  await press('Send again');
  expect(await screen.findByText(/gets an email with a new code/)).toBeDefined();
  expect(giftCards.resend).not.toHaveBeenCalled();
  fireEvent.click(screen.getAllByText('Send again').at(-1) as HTMLElement);
  await waitFor(() => expect(giftCards.resend.mock.calls[0]?.[0]).toEqual({ params: { id: 'g1' } }));
});

it('refunds a gift card whole', async () => {
  giftCards.list.mockResolvedValue({ results: [card], next: null, count: 1 });
  const payment = {
    id: 'm1',
    amount: '50.00',
    at: card.at,
    person_name: 'Josephine',
    method: 'card',
    kind: 'charge',
  };
  const named = { session_title: null, membership_name: null, pass_name: null, gift_card_for: 'Renée' };
  payments.list.mockResolvedValue({ results: [{ ...payment, ...named }] });
  payments.refundTerms.mockResolvedValue({
    left: '50.00',
    proposed: '50.00',
    policy: 'Full refund until it is redeemed.',
    effect: 'Its code can then no longer be redeemed.',
    whole: true,
    destinations: ['card', 'cash'],
  });
  payments.refund.mockResolvedValue({ id: 'm2', status: 'succeeded', amount: '50.00' });
  show(<List />);
  await press('Refund');
  expect(await screen.findByText('Refund Gift card for Renée')).toBeDefined();
  expect((await screen.findByLabelText<HTMLInputElement>(/Amount/)).readOnly).toBe(true);
  await press('Refund $50');
  await waitFor(() =>
    expect(payments.refund.mock.calls[0]?.[0].body).toEqual({ amount: '50.00', destination: 'card' }),
  );
});

it('offers nothing about a redeemed one, and nothing to somebody who may not', async () => {
  giftCards.list.mockResolvedValue({
    results: [{ ...card, status: 'redeemed', left: '0.00' }],
    next: null,
    count: 1,
  });
  show(<List />);
  await screen.findByText('Redeemed');
  expect(screen.queryByText(/^(Send again|Refund)$/)).toBeNull();
});
