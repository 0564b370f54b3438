import { ApiError, type OfficeAccess } from '@detroit-well/api-client';
import { contract } from '@detroit-well/api-client/contract';
import { exampleReply } from '@detroit-well/api-client/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, vi } from 'vitest';
import { AccessContext } from '../src/access/access.ts';
import { useKeyboard } from '../src/keyboard/shortcuts.ts';
import { SellDialog } from '../src/selling/sell-dialog.tsx';
import { calls, credit, payments, people, plans, promoCodes, sales } from './sell-calls.ts';

export const month = {
  ...exampleReply(contract.officePlans.read),
  id: 'month',
  kind: 'membership',
  name: 'Standard',
  price: '49.00',
  period: 'month',
};
export const pass = {
  ...month,
  id: 'pass',
  kind: 'pass',
  name: '5 sessions',
  price: '150.00',
  period: null,
  credits: 5,
  valid_days: 90,
};
export const visa = {
  payment_method_id: 'pm_1',
  brand: 'visa',
  last4: '3094',
  exp_month: 8,
  exp_year: 2027,
};
export const person = {
  ...exampleReply(contract.officePeople.read),
  id: 'p1',
  first_name: 'Paul',
  last_name: 'Ostrowski',
  email: 'paul@demo.test',
  memberships: [],
};
export const paid = {
  ...exampleReply(contract.officeSales.sell),
  id: 'm1',
  status: 'succeeded',
  method: 'cash',
  amount: '49.00',
  membership_id: 'b1',
};

/** Paul has no card and $15 of credit; it is March 14. */
export function atTheDesk(): void {
  beforeEach(() => {
    for (const one of [...Object.values(calls), payments, promoCodes])
      for (const mock of Object.values(one)) mock.mockReset();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-14T18:12:00-04:00') });
    people.read.mockResolvedValue(person);
    plans.list.mockResolvedValue({ results: [month, pass] });
    sales.cards.mockResolvedValue({ results: [] });
    credit.read.mockResolvedValue({ balance: '15.00', entries: [] });
    payments.config.mockResolvedValue({ provider: 'sandbox', publishable_key: null });
  });
}

function Desk() {
  useKeyboard();
  return <SellDialog person={{ id: 'p1', name: 'Paul Ostrowski' }} open onClose={() => undefined} />;
}

export function show(limit: number | null = null): void {
  const access = { permissions: ['payments.write'], refund_limit_cents: limit } as unknown as OfficeAccess;
  render(
    <MemoryRouter>
      <AccessContext value={access}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <Desk />
        </QueryClientProvider>
      </AccessContext>
    </MemoryRouter>,
  );
}

export const press = async (text: string | RegExp) => fireEvent.click(await screen.findByText(text));
export const choose = async (label: RegExp) => fireEvent.click(await screen.findByLabelText(label));
export const slip = () => document.querySelector('.sell-slip')?.textContent ?? '';
export const sent = (index = 0) => sales.sell.mock.calls[index]?.[0]?.body as unknown;
export const keyOf = (index: number) => sales.sell.mock.calls[index]?.[1]?.idempotencyKey as unknown;
export const refused = (code: 'price_changed' | 'payment_failed', message: string) =>
  new ApiError({ kind: 'refused', message, status: code === 'price_changed' ? 409 : 402, code });
