// @vitest-environment jsdom
import type { RegisteredSessionDetail } from '@detroit-well/api-client/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { saveFile } from '@detroit-well/ui/save-file';
import { Ledger } from '../../src/routes/session/ledger.tsx';
import { serveBy } from '../fake-client.ts';

vi.mock('../../src/api/client.ts', () => import('../fake-client.ts'));
vi.mock('@detroit-well/ui/save-file', () => ({ saveFile: vi.fn() }));

const created_at = '2026-03-02T12:00:00-05:00';
const entry = { created_at, amount: '38.00', kind: 'charge', method: 'card', status: 'succeeded' };
const session = {
  price: '75.00',
  meetings: [{ start_datetime: created_at, end_datetime: created_at }],
  registration: {
    price: '75.00',
    rate: 'public',
    payment_plan: 'bi_weekly',
    payment_status: 'partial',
    instalments: [],
    payments: [
      { ...entry, public_id: 'paid' },
      { ...entry, public_id: 'declined', status: 'failed' },
      { ...entry, public_id: 'back', kind: 'refund' },
      // Of a server that has no receipts.
      { ...entry, public_id: '' },
    ],
  },
} as unknown as RegisteredSessionDetail;

const asked: string[] = [];
function open(status: number, data: unknown): void {
  serveBy(({ path }) => {
    asked.push(path);
    return Promise.resolve({ header: () => undefined, status, data });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Ledger session={session} now={new Date(created_at)} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Receipt for $38 of Mar 2, 2026' }));
}

beforeEach(() => {
  asked.length = 0;
  vi.mocked(saveFile).mockClear();
});

it('each payment that succeeded has its receipt as a file', async () => {
  open(200, new Blob(['%PDF-']));
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), 'receipt-2026-03-02.pdf'));
  expect(asked).toEqual([expect.stringMatching(/\/payments\/paid\/receipt\/$/)]);
});

it('a receipt that does not load says so, and can be asked for again', async () => {
  open(404, { code: 'not_found', message: 'Not found.' });
  await screen.findByText('The receipt could not be loaded. Please try again.');
  expect(saveFile).not.toHaveBeenCalled();
});

it.each([
  [{ kind: 'charge', method: 'card' }, 'Mar 2, 2026, payment'],
  [{ kind: 'charge', method: 'credit' }, 'Mar 2, 2026, payment by studio credit'],
  [{ kind: 'charge', method: 'cash' }, 'Mar 2, 2026, payment in cash'],
  [{ kind: 'charge', method: 'card', status: 'failed' }, 'Mar 2, 2026, payment, failed'],
  [{ kind: 'refund', method: 'credit', status: 'pending' }, 'Mar 2, 2026, refund as studio credit, pending'],
  [{ kind: 'refund', method: 'cash' }, 'Mar 2, 2026, refund in cash'],
])('the ledger says how %j was paid', (over, text) => {
  const registration = { ...session.registration, payments: [{ ...entry, public_id: '', ...over }] };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Ledger session={{ ...session, registration } as RegisteredSessionDetail} now={new Date(created_at)} />
    </QueryClientProvider>,
  );
  expect(screen.getByText(text)).toBeDefined();
});
