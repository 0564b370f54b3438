// @vitest-environment jsdom
import { ApiError } from '@detroit-well/api-client';
import { contract } from '@detroit-well/api-client/contract';
import { exampleReply } from '@detroit-well/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { payments, sales } from './sell-calls.ts';
import { atTheDesk, choose, paid, press, sent, show, slip } from './sell-fixture.tsx';

const showToast = vi.hoisted(() => vi.fn());
vi.mock('../src/api/client.ts', () => import('./sell-calls.ts'));
vi.mock('../src/overlay/toasts.ts', () => ({ showToast }));

atTheDesk();

const waiting = {
  ...paid,
  id: 'link-1',
  status: 'pending',
  method: 'card',
  membership_id: null,
  url: 'https://members.test/pay/0f7f2f6b',
  expires_at: '2026-03-15T18:12:00-04:00',
  sent_to: 'paul@demo.test',
};

async function sendLink(): Promise<void> {
  sales.sell.mockResolvedValue(waiting);
  show();
  await choose(/^Send a link/);
  expect(slip()).toContain('Nothing is given before it is paid.');
  await press('Send a link for $49.00');
  expect(await screen.findByText('A link for Paul Ostrowski')).toBeDefined();
}

it('a sale by link takes nothing, says where the link went, and waits', async () => {
  payments.readLink.mockResolvedValue(exampleReply(contract.payments.readLink));
  await sendLink();
  expect(sent()).toEqual({ plan_id: 'month', method: 'link', amount: '49.00', send: 'email' });
  expect(screen.getByText('Waiting for Paul Ostrowski.')).toBeDefined();
  expect(screen.getByText(/^Sent to paul@demo.test\. It works until /)).toBeDefined();
  sales.withdraw.mockResolvedValue(undefined);
  await press('Withdraw');
  await waitFor(() => expect(sales.withdraw.mock.calls[0]?.[0]).toEqual({ params: { id: 'link-1' } }));
  await waitFor(() => expect(showToast).toHaveBeenCalled());
});

it('says by itself that the link was paid', async () => {
  payments.readLink.mockRejectedValue(
    new ApiError({ kind: 'refused', message: 'Paid.', status: 410, code: 'link_used' }),
  );
  await sendLink();
  expect(await screen.findByText('Paul Ostrowski has paid.')).toBeDefined();
  expect(payments.readLink.mock.calls[0]?.[0]).toEqual({ params: { token: '0f7f2f6b' } });
  expect(screen.queryByText('Withdraw')).toBeNull();
});
