// @vitest-environment jsdom
import type { RegisteredSessionDetail } from '@detroit-well/api-client/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PayPanel } from '../src/routes/session/pay-panel.tsx';
import { click, sent, server, session } from './registration-page.tsx';

vi.mock('../src/api/client.ts', () => import('./fake-client.ts'));

const registration = {
  public_id: 'r1',
  status: 'confirmed',
  payment_status: 'pending',
  payment_plan: 'full',
  price: '75.00',
  instalments: [{ due_on: '2026-03-09', amount: '75.00', status: 'due' }],
};
const paidPath = 'POST /training/registrations/r1/pay/';
const onPaid = vi.fn();

const pass = {
  id: 'p1',
  name: '10 sessions',
  credits: 10,
  credits_left: 4,
  left: 4,
  expires_on: '2100-05-02',
  left_until: [],
  payment: { id: 'pay1', amount: '280.00', refunded_amount: '0.00' },
};

function open(over: object = {}, start = '2026-04-14T18:30:00-04:00', passes: object[] = []) {
  server({
    'GET /passes/': () => ({ data: { credits_left: 4, left: 4, passes, history: [] } }),
    [paidPath]: () => ({
      data: { registration: { public_id: 'r1' }, payment: { status: 'succeeded', amount: '19.00' } },
    }),
  });
  const reserved = {
    ...session,
    start_datetime: start,
    registration: { ...registration, ...over },
  } as unknown as RegisteredSessionDetail;
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <PayPanel
        session={reserved}
        now={new Date('2026-03-02T12:00:00-05:00')}
        next={{ amount: '75.00', number: 1, dueOn: '2026-03-09' }}
        onClose={() => undefined}
        onPaid={onPaid}
      />
    </QueryClientProvider>,
  );
}
const due = () => screen.getByText(/^(Due today|To pay)$/).parentElement?.textContent;
const body = () => JSON.parse(String(sent.find(({ key }) => key === paidPath)?.body)) as unknown;

async function fillCard() {
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByLabelText('Card number');
  type('Card number', '4242 4242 4242 4242');
  type('Expires', '08 / 30');
  type('CVC', '123');
}

it('a reserved seat is paid in a plan that fits, with its due dates and terms before the press', async () => {
  open();
  await fillCard();
  expect(due()).toBe('Due today$75');
  fireEvent.click(screen.getByRole('radio', { name: /^Weekly/ }));
  expect(due()).toBe('Due today$19');
  const payments = screen.getByText('Total').closest('dl')!;
  expect(payments.textContent).toBe('Today$19Mar 9, 2026$19Mar 16, 2026$19Mar 23, 2026$18Total$75');
  click('Pay');
  const summary = await screen.findByRole('alert', { name: 'There is a problem' });
  expect(within(summary).getByRole('link').textContent).toBe('You must consent to the payment terms');
  fireEvent.click(screen.getByRole('checkbox', { name: /payment terms/ }));
  click('Pay');
  await vi.waitFor(() => expect(onPaid).toHaveBeenCalled(), 20_000);
  expect(body()).toEqual({
    payment_method_id: 'pm_1',
    save_payment_method: true,
    instalment: 1,
    payment_plan: 'weekly',
  });
});

it('payment in full needs no terms and names no plan', async () => {
  onPaid.mockClear();
  open();
  await fillCard();
  click('Pay');
  await vi.waitFor(() => expect(onPaid).toHaveBeenCalled(), 20_000);
  expect(body()).toEqual({
    payment_method_id: 'pm_1',
    save_payment_method: true,
    instalment: 1,
    amount: '75.00',
  });
});

const credit = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^Use 1 of 4 credits/ });

it('a credit of a pass is chosen by itself, and pays the whole without a card', async () => {
  onPaid.mockClear();
  open({}, undefined, [pass]);
  await vi.waitFor(async () => expect((await credit()).checked).toBe(true));
  expect(screen.queryByLabelText('Card number')).toBeNull();
  expect(screen.queryByRole('radiogroup', { name: 'Payment plan' })).toBeNull();
  expect(screen.getByText(/You have 3 credits left on this pass/)).toBeTruthy();
  expect(due()).toBe('To pay$0');
  click('Use 1 credit');
  await vi.waitFor(() => expect(onPaid).toHaveBeenCalled(), 20_000);
  expect(body()).toEqual({ use_pass: true, amount: '75.00' });
  expect(onPaid).toHaveBeenCalledWith({ tone: 'ok', title: 'Paid with a credit of your pass.' });
});

it('a credit makes way for a card', async () => {
  onPaid.mockClear();
  open({}, undefined, [pass]);
  const box = await credit();
  await act(async () => void fireEvent.click(box));
  await fillCard();
  click('Pay');
  await vi.waitFor(() => expect(onPaid).toHaveBeenCalled(), 20_000);
  expect(body()).toMatchObject({ payment_method_id: 'pm_1', amount: '75.00' });
});

it('a credit is not offered for a part of the price', async () => {
  open({ price: '150.00' }, undefined, [pass]);
  await screen.findByLabelText('Card number');
  expect(screen.queryByText('Your pass')).toBeNull();
});

it.each([
  ['the last due date of two payments has passed', {}, '2026-03-15T18:30:00-04:00'],
  ['a plan has begun', { payment_plan: 'weekly' }, undefined],
])('no plan is offered when %s', async (_when, over, start) => {
  open(over, start);
  await screen.findByLabelText('Card number');
  expect(screen.queryByRole('radiogroup', { name: 'Payment plan' })).toBeNull();
  expect(due()).toBe('To pay$75');
});
