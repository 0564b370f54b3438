// @vitest-environment jsdom
import type { OfficeAccess, OfficePaymentDetail, Till } from '@detroit-well/api-client';
import { contract } from '@detroit-well/api-client/contract';
import { permissionsOf, type TeamRole } from '@detroit-well/api-client/office';
import { exampleReply } from '@detroit-well/api-client/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AccessContext } from '../src/access/access.ts';
import { Screen as PaymentScreen } from '../src/routes/payment/payment.tsx';
import { Screen as ClosingScreen } from '../src/routes/till/closing.tsx';
import { Screen as CountScreen } from '../src/routes/till/count.tsx';
import { Screen as TillScreen } from '../src/routes/till/till.tsx';
import { server } from './faults/office-server.ts';

vi.mock('../src/api/client.ts', () => import('./faults/office-server.ts'));
vi.mock('../src/overlay/toasts.ts', () => ({ showToast: vi.fn(), showUndo: vi.fn() }));

const dee = { id: 'person-desk', name: 'Dee Kowalski' };
const lena = { id: 'person-lena', name: 'Lena Marsh' };
const till: Till = {
  since: '2026-03-13T21:52:00-04:00',
  closed_by: lena,
  entries: 6,
  cash_taken: '346.00',
  cash_given_back: '14.00',
  expected_cash: '332.00',
  results: [
    { method: 'cash', actor: dee, entries: 3, taken: '246.00', given_back: '14.00' },
    { method: 'cash', actor: lena, entries: 1, taken: '100.00', given_back: '0.00' },
    { method: 'card', actor: null, entries: 1, taken: '60.00', given_back: '0.00' },
    { method: 'complimentary', actor: dee, entries: 1, taken: '0.00', given_back: '0.00' },
  ],
};
const closing = {
  ...exampleReply(contract.officeTill.closing),
  id: 'closing-7',
  closed_by: lena,
  closed_at: '2026-03-14T21:41:00-04:00',
  counted_cash: '322.00',
  note: '',
};
const close = 'POST /office/till/close/';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  server.failing = '';
  server.sent.length = 0;
  server.others = { 'GET /office/till/': till };
});
afterEach(cleanup);

function show(path: string, role: TeamRole = 'owner') {
  const access = {
    role,
    permissions: permissionsOf(role),
    refund_limit_cents: null,
  } as unknown as OfficeAccess;
  const router = createMemoryRouter(
    [
      { path: '/office/till', element: <TillScreen /> },
      { path: '/office/till/count', element: <CountScreen /> },
      { path: '/office/till/closings/:id', element: <ClosingScreen /> },
      { path: '/office/payments/:id', element: <PaymentScreen /> },
    ],
    { initialEntries: [path] },
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AccessContext value={access}>
        <RouterProvider router={router} />
      </AccessContext>
    </QueryClientProvider>,
  );
  return router;
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const cellsOf = (table: string, row: string) =>
  within(
    within(screen.getByRole('region', { name: table })).getByRole('row', { name: new RegExp(`^${row}`) }),
  )
    .getAllByRole('cell')
    .map(({ textContent: text }) => text);

it('adds the till up by method and by person, and each row opens its entries', async () => {
  show('/office/till');
  await screen.findByText('Since Friday, March 13, 2026, 9:52 PM, closed by Lena Marsh.');
  expect(cellsOf('By method', 'Cash 4')).toEqual(['4', '$346.00', '−$14.00', '$332.00']);
  expect(cellsOf('By method', 'Complimentary')).toEqual(['1', '$0.00', '–', '$0.00']);
  expect(cellsOf('By person', 'Dee')).toEqual(['4', '$232.00', '–', '–']);
  expect(cellsOf('By person', 'Members')).toEqual(['1', '–', '$60.00', '–']);
  expect(hrefOf('Cash')).toBe('/office/money?till=open&method=cash');
  expect(hrefOf('Dee Kowalski')).toBe('/office/money?till=open&actor=person-desk');
  expect(hrefOf('Members, and what runs by itself')).toBe('/office/money?till=open&actor=none');
});

it('names people without a link to the front desk, which has no filter by person', async () => {
  show('/office/till', 'front_desk');
  expect(await screen.findByText('Dee Kowalski')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Dee Kowalski' })).toBeNull();
  expect(hrefOf('Cash')).toBe('/office/money?till=open&method=cash');
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('counts bills and coins less the float, and says the difference in the button', async () => {
  show('/office/till/count');
  await screen.findByRole('button', { name: 'Close the till, $332.00 short' });
  type('$100', '3');
  type('25 ¢', '8');
  type('Float', '10');
  expect(screen.getByRole('button', { name: 'Close the till, $40.00 short' })).toBeDefined();
  type('$20', '2');
  fireEvent.click(screen.getByRole('button', { name: 'Close the till' }));
  await waitFor(() => expect(server.sent.map(({ call }) => call)).toEqual([close]));
  expect(JSON.parse(String(server.sent[0]?.body))).toEqual({ since: till.since, counted_cash: '332.00' });
  expect(localStorage.getItem('office-till-float')).toBe('10');
});

it('takes one sum in place of bills and coins, and keeps the count of this tab', async () => {
  show('/office/till/count');
  fireEvent.click(await screen.findByRole('button', { name: 'Enter one sum instead' }));
  type('In the drawer', '340.50');
  await screen.findByRole('button', { name: 'Close the till, $8.50 over' });
  cleanup();
  show('/office/till/count');
  expect(await screen.findByRole('button', { name: 'Close the till, $8.50 over' })).toBeDefined();
});

it('says at the field what is no number, and that the float is more than the drawer', async () => {
  show('/office/till/count');
  await screen.findByRole('button', { name: /^Close the till/ });
  type('$20', 'two');
  type('Float', '50');
  fireEvent.click(screen.getByRole('button', { name: /^Close the till/ }));
  const twenties = screen.getByLabelText('$20');
  await waitFor(() => expect(twenties.getAttribute('aria-invalid')).toBe('true'));
  expect(document.getElementById(`${twenties.id}-error`)?.textContent).toBe('How many? A whole number.');
  type('$20', '2');
  fireEvent.click(screen.getByRole('button', { name: /^Close the till/ }));
  expect(await screen.findAllByText('The float is more than what is in the drawer.')).not.toEqual([]);
  expect(server.sent).toEqual([]);
});

it('shows the closing that came first, keeps the note, and counts the new till after it', async () => {
  show('/office/till/count');
  await screen.findByRole('button', { name: /^Close the till/ });
  type('$100', '3');
  type('Note (optional)', 'Gave $10 too much.');
  server.failing = close;
  server.reply = { status: 409, data: { code: 'till_closed', message: 'Closed.', closing } };
  fireEvent.click(screen.getByRole('button', { name: /^Close the till/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lena Marsh closed this till' }));
  expect(dialog.getByText(/closed it at 9:41 PM, before you/)).toBeDefined();
  expect(dialog.getByRole('row', { name: 'Counted $322.00 $300.00' })).toBeDefined();
  expect(dialog.getByRole('row', { name: 'Note None Gave $10 too much.' })).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Count the new till' }));
  server.failing = '';
  expect(screen.getByLabelText<HTMLInputElement>(/^Note/).value).toBe('Gave $10 too much.');
  fireEvent.click(screen.getByRole('button', { name: /^Close the till/ }));
  await waitFor(() => expect(server.sent).toHaveLength(2));
  expect(JSON.parse(String(server.sent[1]?.body))).toMatchObject({
    since: closing.closed_at,
    note: 'Gave $10 too much.',
  });
});

it('opens what a closing counted', async () => {
  server.others = { 'GET /office/till/closings/{id}/': { ...closing, entries: 15, difference: '-10.00' } };
  show('/office/till/closings/closing-7');
  await screen.findByRole('heading', { name: /^short, closed Saturday, March 14, 2026, 9:41 PM/ });
  expect(screen.getByText('$10.00 short')).toBeDefined();
  expect(hrefOf('Open 15 entries')).toBe('/office/money?till=closing-7');
});

const payment: OfficePaymentDetail = {
  ...exampleReply(contract.officePayments.read),
  id: 'payment-1',
  amount: '90.00',
  left: '50.00',
  session_title: 'Backward Fundamentals',
  closing_id: 'closing-7',
};
const refund = {
  ...payment,
  kind: 'refund',
  refund_of_id: payment.id,
  left: '0.00',
  closing_id: null,
} as const;

it('shows what of a payment went back and what still can, with the reasons', async () => {
  server.others = {
    'GET /office/payments/{id}/': {
      ...payment,
      refunds: [
        {
          ...refund,
          id: 'r1',
          amount: '30.00',
          method: 'card',
          card_brand: 'visa',
          card_last4: '4242',
          reason: 'One Sunday missed.',
        },
        { ...refund, id: 'r2', amount: '10.00', method: 'credit', reason: 'Skates broke.' },
      ],
    },
  };
  show('/office/payments/payment-1');
  await screen.findByRole('heading', { name: 'Backward Fundamentals' });
  const back = within(screen.getByRole('region', { name: 'Given back' }));
  expect(back.getAllByRole('definition').map(({ textContent: text }) => text)).toEqual([
    '$90.00',
    '−$30.00',
    '−$10.00',
    '$50.00',
  ]);
  expect(back.getByText(/One Sunday missed/)).toBeDefined();
  expect(back.getByText('Back to Visa 4242')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Refund, up to $50.00' })).toBeDefined();
  expect(hrefOf('Counted')).toBe('/office/till/closings/closing-7');
});
