// @vitest-environment jsdom
import { contract } from '@detroit-well/api-client/contract';
import { exampleReply } from '@detroit-well/api-client/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { AccessContext } from '../src/access/access.ts';
import { CancelDialog } from '../src/memberships/cancel-dialog.tsx';
import { CardLinkDialog } from '../src/memberships/card-link-dialog.tsx';
import { ChangePlanDialog } from '../src/memberships/change-plan-dialog.tsx';

const { memberships, sales, showToast } = vi.hoisted(() => ({
  sales: { withdraw: vi.fn() },
  memberships: { cancel: vi.fn(), change: vi.fn(), previewChange: vi.fn(), sendCardLink: vi.fn() },
  showToast: vi.fn(),
}));
vi.mock('../src/api/client.ts', () => ({ client: { office: { memberships, sales } } }));
vi.mock('../src/api/queries.ts', () => ({
  soldMembershipsQuery: () => ({
    queryKey: ['sold'],
    queryFn: () =>
      Promise.resolve([
        { id: 'month', name: 'Standard', price: '49.00', period: 'month' },
        { id: 'year', name: 'Standard', price: '490.00', period: 'year' },
      ]),
  }),
}));
vi.mock('../src/overlay/toasts.ts', () => ({ showToast }));

const person = { id: 'p1', name: 'Danielle Whitaker' };
const membership = {
  id: 'm1',
  tier: 'Standard',
  plan_id: 'month',
  state: 'active',
  next_payment_on: '2026-04-01',
} as const;
const params = { id: 'p1', membership_id: 'm1' };
const onClose = vi.fn();

function show(dialog: ReactNode): void {
  for (const mock of [...Object.values(memberships), showToast, onClose]) mock.mockReset();
  render(
    <AccessContext value={{ ...exampleReply(contract.officeTeam.me), sends_texts: false }}>
      <QueryClientProvider client={new QueryClient()}>{dialog}</QueryClientProvider>
    </AccessContext>,
  );
}
const because = (text: string) =>
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: text } });

it('a plan is changed for a person with what is charged now and next', async () => {
  show(<ChangePlanDialog person={person} membership={membership} open onClose={onClose} />);
  memberships.previewChange.mockResolvedValue({
    due_now: '461.55',
    credit: '28.45',
    periods: 1,
    next_amount: '490.00',
    next_on: '2027-03-14',
  });
  memberships.change.mockResolvedValue({ ...membership, next_payment_on: '2027-03-14' });
  expect(await screen.findByText(/\$461.55 is charged to the card of the membership now/)).toBeTruthy();
  expect(screen.getByText(/Then it costs \$490, first on Mar 14, 2027/)).toBeTruthy();
  because('Asked at the desk.');
  fireEvent.click(screen.getByText('Change and charge $461.55'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(memberships.change.mock.calls[0]?.[0]).toEqual({
    params,
    body: { plan_id: 'year', amount: '461.55', next_amount: '490.00', reason: 'Asked at the desk.' },
  });
});

it('a membership is cancelled for a person, who keeps what is paid', async () => {
  show(<CancelDialog person={person} membership={membership} open onClose={onClose} />);
  memberships.cancel.mockResolvedValue({ ...membership, end_date: '2026-03-31' });
  expect(screen.getByText(/Standard holds through Mar 31, 2026/)).toBeTruthy();
  because('Moves away.');
  fireEvent.click(screen.getByText('Cancel membership'));
  await waitFor(() => expect(showToast).toHaveBeenCalled());
  expect(memberships.cancel.mock.calls[0]?.[0]).toEqual({ params, body: { reason: 'Moves away.' } });
});

it('the link to the card says where it went, and is withdrawn', async () => {
  show(<CardLinkDialog person={person} membership={membership} open onClose={onClose} />);
  memberships.sendCardLink.mockResolvedValue({
    link_id: 'link-1',
    url: 'https://members.test/pay/0f7f2f6b',
    expires_at: '2026-03-15T18:12:00-04:00',
    sent_to: 'danielle@demo.test',
  });
  fireEvent.click(screen.getByText('Email the link'));
  expect(await screen.findByText(/^Sent to danielle@demo.test\. It works until /)).toBeTruthy();
  expect(memberships.sendCardLink.mock.calls[0]?.[0]).toEqual({ params, body: { send: 'email' } });
  expect(screen.getByLabelText<HTMLInputElement>('Address of the link').value).toMatch(/\/pay\/0f7f2f6b$/);
  sales.withdraw.mockResolvedValue(undefined);
  fireEvent.click(screen.getByText('Withdraw the link'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sales.withdraw.mock.calls[0]?.[0]).toEqual({ params: { id: 'link-1' } });
});
