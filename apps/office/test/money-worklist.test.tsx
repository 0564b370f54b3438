// @vitest-environment jsdom
import { ApiError, type OfficeAccess, type WorklistEntry } from '@detroit-well/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { AccessContext } from '../src/access/access.ts';
import { useKeyboard } from '../src/keyboard/shortcuts.ts';
import { Screen } from '../src/routes/money/money.tsx';

const { payments, worklist, people, showToast, days } = vi.hoisted(() => ({
  days: [] as object[],
  payments: {
    take: vi.fn(),
    check: vi.fn(),
    sendLink: vi.fn(),
    list: vi.fn(),
    settle: vi.fn(),
    retryRenewal: vi.fn(),
    sendRenewalLink: vi.fn(),
  },
  worklist: { list: vi.fn(), resolve: vi.fn() },
  people: { read: vi.fn() },
  showToast: vi.fn(),
}));
vi.mock('../src/api/client.ts', () => ({ client: { office: { payments, worklist, people } } }));
vi.mock('../src/api/queries.ts', () => ({
  waitingMoneyQuery: (kind?: string) => ({
    queryKey: ['office', 'worklist', kind],
    queryFn: () => worklist.list(kind),
  }),
  passesQuery: () => ({ queryKey: ['passes'], queryFn: () => ({ credits_left: 0 }) }),
  paymentsQuery: () => ({ queryKey: ['office', 'payments'], queryFn: () => payments.list() }),
  duePaymentsQuery: () => ({
    queryKey: ['office', 'due'],
    queryFn: () => ({ results: [], next: null, count: 0 }),
  }),
  totalsQuery: () => ({ queryKey: ['office', 'totals'], queryFn: () => ({ results: days }) }),
  refundTermsQuery: () => ({ queryKey: ['terms'], queryFn: () => ({}) }),
  teamQuery: () => ({ queryKey: ['team'], queryFn: () => ({ results: [] }) }),
  peopleQuery: () => ({ queryKey: ['people'], queryFn: () => ({ results: [] }) }),
  personQuery: () => ({ queryKey: ['person'], queryFn: () => ({}) }),
}));
vi.mock('../src/overlay/toasts.ts', () => ({ showToast }));

const entry = (kind: string, over: Partial<WorklistEntry> = {}): WorklistEntry => ({
  id: `${kind}:1`,
  kind,
  title: `${kind} of Gwen`,
  text: 'Insufficient funds.',
  at: '2026-03-14T06:00:00-04:00',
  registration_id: 'r1',
  session_id: 's1',
  meeting: null,
  person_id: 'p1',
  same_person_id: null,
  person_name: 'Gwen',
  amount: '60.00',
  payment_id: 'm1',
  next_attempt_at: null,
  told: '3 emails, one for each decline.',
  resolvable: false,
  ...over,
});
const all = [
  entry('payment_failed', { next_attempt_at: '2026-03-16T06:00:00-04:00' }),
  entry('payment_unknown'),
  entry('refund_open'),
  entry('payment_disputed', { resolvable: true }),
];
const paid = { status: 'succeeded', method: 'card', kind: 'charge', amount: '60.00', person_name: 'Gwen' };

beforeEach(() => {
  days.length = 0;
  for (const mock of [...Object.values(payments), ...Object.values(worklist), people.read, showToast])
    mock.mockReset();
  worklist.list.mockResolvedValue({ results: all, next: null, count: all.length });
  payments.list.mockResolvedValue({ results: [], next: null, count: 0, sum: '0.00' });
});

function WithKeys() {
  useKeyboard();
  return <Screen />;
}

const desk = ['payments.read', 'payments.write', 'refunds.write'];
function show(
  permissions = desk,
  address = '/office/money?tab=worklist',
  refund_limit_cents: number | null = null,
): void {
  const router = createMemoryRouter([{ path: '*', element: <WithKeys /> }], { initialEntries: [address] });
  render(
    <AccessContext value={{ permissions, refund_limit_cents } as unknown as OfficeAccess}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AccessContext>,
  );
}
const press = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

it('a row says why, what comes next and what the person was told, and stands once', async () => {
  show();
  const row = (await screen.findByText('payment_failed of Gwen')).closest('tr');
  const cell = within(row as HTMLElement);
  expect(cell.getByText('Insufficient funds.')).toBeDefined();
  expect(cell.getByText('Told: 3 emails, one for each decline.')).toBeDefined();
  expect(cell.getByText('Mar 16, 2026')).toBeDefined();
  expect(screen.getByRole('tab', { name: 'Worklist 4' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.queryByRole('region', { name: 'Failed payments' })).toBeNull();
});

it('tries exactly the failed payment again, and with the same key while its outcome is unknown', async () => {
  payments.take.mockRejectedValueOnce(
    new ApiError({ kind: 'timeout', message: 'No answer.', method: 'POST', outcome: 'unknown' }),
  );
  payments.take.mockResolvedValue(paid);
  show();
  await press(/^Try now/);
  await waitFor(() => expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'bad' })));
  await press(/^Try now/);
  await waitFor(() => expect(showToast).toHaveBeenCalledWith({ tone: 'ok', title: 'Gwen paid $60.' }));
  const [first, second] = payments.take.mock.calls;
  expect(first?.[0]).toEqual({ body: { registration_id: 'r1', method: 'card', instalment_id: '1' } });
  expect(second?.[1]).toEqual(first?.[1]);
});

it('sends a link, asks the provider again and marks a dispute as looked at', async () => {
  payments.sendLink.mockResolvedValue({ email: 'gwen@demo.test' });
  payments.check.mockResolvedValue(paid);
  worklist.resolve.mockResolvedValue(undefined);
  show();
  await press(/^Send link/);
  await waitFor(() => expect(payments.sendLink).toHaveBeenCalledOnce());
  await press(/^Ask again/);
  await waitFor(() => expect(payments.check.mock.calls[0]?.[0]).toEqual({ params: { id: 'm1' } }));
  await press(/^Looked at/);
  await waitFor(() =>
    expect(worklist.resolve.mock.calls[0]?.[0]).toEqual({ params: { id: 'payment_disputed:1' } }),
  );
});

it('charges a failed renewal again, or sends its link, for the membership of the entry', async () => {
  worklist.list.mockResolvedValue({ results: [entry('renewal_failed')], next: null, count: 1 });
  payments.retryRenewal.mockResolvedValue(paid);
  payments.sendRenewalLink.mockResolvedValue({ email: 'gwen@demo.test' });
  show();
  await press(/^Try now/);
  await waitFor(() => expect(showToast).toHaveBeenCalledWith({ tone: 'ok', title: 'Gwen paid $60.' }));
  await press(/^Send link/);
  await waitFor(() => expect(showToast).toHaveBeenCalledTimes(2));
  expect(payments.retryRenewal.mock.calls[0]?.[0]).toEqual({ params: { id: '1' } });
  expect(payments.sendRenewalLink.mock.calls[0]?.[0]).toMatchObject({ params: { id: '1' } });
  expect(payments.take).not.toHaveBeenCalled();
});

it('settles an open refund in a dialog', async () => {
  payments.list.mockResolvedValue({
    results: [{ ...paid, id: 'm1', kind: 'refund', method: 'cash', status: 'pending', person_id: 'p1' }],
  });
  payments.settle.mockResolvedValue({ method: 'cash' });
  show();
  await press(/^Hand out/);
  await press(/^I handed it out/);
  await waitFor(() => expect(payments.settle.mock.calls[0]?.[0].body).toEqual({ destination: 'cash' }));
});

it('opens what the registration owes, to be paid another way', async () => {
  people.read.mockResolvedValue({
    first_name: 'Gwen',
    last_name: 'Kowalski',
    email: 'gwen@demo.test',
    registrations: [{ id: 'r1', session_title: 'Rhythm Roll', owed: '120.00' }],
  });
  show();
  await press(/^Pay another way/);
  expect(await screen.findByText('$120 is still to be paid.')).toBeDefined();
});

it('lists what failed beside the ledger, with a link after the last try and the card before it', async () => {
  const names = { person_name: 'Odell', id: 'payment_failed:2' };
  worklist.list.mockImplementation(async (kind) => ({
    results: kind === 'failed' ? [all[0], entry('payment_failed', names)] : all,
    next: null,
    count: 2,
  }));
  payments.sendLink.mockResolvedValue({ email: 'odell@demo.test' });
  show(desk, '/office/money');
  const failed = within(await screen.findByRole('region', { name: 'Failed payments' }));
  expect(await failed.findByText('$120.00')).toBeDefined();
  expect(failed.getAllByText('Insufficient funds.')).toHaveLength(2);
  expect(failed.getByRole('button', { name: 'Try now: Gwen, $60' })).toBeDefined();
  fireEvent.click(failed.getByRole('button', { name: 'Send link: Odell, $60' }));
  await waitFor(() => expect(payments.sendLink).toHaveBeenCalledOnce());
});

it('adds up the last five days with money, latest first, beside the ledger', async () => {
  const day = { card: '60.00', cash: '0.00', refunded_card: '0.00', refunded_cash: '0.00' };
  for (const number of ['09', '10', '11', '12', '13']) days.push({ ...day, day: `2026-03-${number}` });
  days.push({ ...day, day: '2026-03-14', refunded_card: '20.00' });
  show(desk, '/office/money');
  const last = within(await screen.findByRole('region', { name: 'Last days' }));
  await last.findByRole('link', { name: 'Sat, Mar 14' });
  expect(last.getAllByRole('rowheader').map(({ textContent: text }) => text)).toEqual([
    'Sat, Mar 14',
    'Fri, Mar 13',
    'Thu, Mar 12',
    'Wed, Mar 11',
    'Tue, Mar 10',
    '5 days',
  ]);
  expect(last.getByText('$300.00')).toBeDefined();
  expect(last.getAllByText('−$20.00')).toHaveLength(2);
});

it('offers nothing to somebody who may not take money', async () => {
  show(['payments.read']);
  await screen.findByText('payment_failed of Gwen');
  expect(
    screen.queryByRole('button', { name: /^(Try now|Send link|Ask again|Looked at|Hand out)/ }),
  ).toBeNull();
});

it.each([
  [
    'says that nothing waits',
    () => worklist.list.mockResolvedValue({ results: [], next: null, count: 0 }),
    'No money waits',
  ],
  [
    'says that the list did not load',
    () => worklist.list.mockRejectedValue(new ApiError({ kind: 'server', message: 'Broken.', status: 500 })),
    'The entries did not load',
  ],
])('%s', async (_what, given, text) => {
  given();
  show();
  expect(await screen.findByText(text)).toBeDefined();
});

it('offers no refund to a limit of zero, and says who gives them', async () => {
  payments.list.mockResolvedValue({
    results: [{ ...paid, id: 'pay_1', left: '60.00', person_id: 'p1', at: '2026-03-14T16:48:00-04:00' }],
    count: 1,
    sum: '60.00',
  });
  show(desk, '/office/money', 0);
  await screen.findByText('Gwen');
  expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull();
  expect(screen.getByText(/^Your refund limit is \$0\. Owners and managers give refunds\.$/)).toBeDefined();
});

it('shows the first 25 entries of a long worklist, and the next ones on demand', async () => {
  const many = Array.from({ length: 40 }, (_, index) => entry('refund_open', { id: `refund_open:${index}` }));
  worklist.list.mockResolvedValue({ results: many, next: null, count: many.length });
  show();
  const table = await screen.findByRole('table', { name: 'entries' });
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(26));
  fireEvent.click(screen.getByRole('button', { name: 'Show 15 more' }));
  expect(within(table).getAllByRole('row')).toHaveLength(41);
  expect(screen.queryByRole('button', { name: /more$/ })).toBeNull();
});

it('puts the payments of a day under its name, with their cards, and F refunds the row', async () => {
  const one = { ...paid, left: '60.00', person_id: 'p1', session_title: 'Rhythm & Glide', session_id: 's1' };
  const card = { card_brand: 'visa', card_last4: '4242' };
  payments.list.mockResolvedValue({
    results: [
      { ...one, ...card, id: 'pay_1', at: '2026-03-14T16:48:00-04:00' },
      { ...one, id: 'pay_2', at: '2026-03-14T12:10:00-04:00', method: 'cash' },
      { ...one, ...card, id: 'pay_3', at: '2025-11-24T06:02:00-05:00', kind: 'refund' },
    ],
    count: 3,
    sum: '60.00',
  });
  show(desk, '/office/money');
  const table = await screen.findByRole('table', { name: 'entries' });
  await within(table).findByText('Visa 4242');
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent: text }) => text),
  ).toHaveLength(2);
  expect(within(table).getByRole('rowheader', { name: /^Monday, November 24, 2025/ })).toBeDefined();
  expect(within(table).getByText('12:10 PM')).toBeDefined();
  expect(within(table).getByText('Back to Visa 4242')).toBeDefined();
  within(table).getAllByRole('link', { name: 'Gwen' })[0]?.focus();
  fireEvent.keyDown(document.body, { key: 'f' });
  expect(await screen.findByRole('dialog', { name: 'Refund Rhythm & Glide' })).toBeDefined();
});

it('refuses a coach once', () => {
  show(['roster.read']);
  expect(screen.getByRole('alert').textContent).toContain(
    'These roles see payments: Owner, Manager, Front desk.',
  );
  expect(screen.queryByRole('tab')).toBeNull();
});
