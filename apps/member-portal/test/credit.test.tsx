// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Screen } from '../src/routes/credit/credit.tsx';
import { server, type Reply } from './registration-page.tsx';

vi.mock('../src/api/client.ts', () => import('./fake-client.ts'));
vi.mock('../src/auth/session.ts', () => ({ session: {}, signOut: vi.fn() }));

const entry = { at: '2026-11-25T14:31:00-05:00', name: 'Rhythm & Glide', session_id: 's1' };
const entries = [
  { ...entry, id: '4', kind: 'taken_back', amount: '3.00', balance: '30.00', name: '', session_id: null },
  { ...entry, id: '3', kind: 'spent', amount: '17.00', balance: '33.00' },
  { ...entry, id: '2', kind: 'refund', amount: '25.00', balance: '50.00' },
  { ...entry, id: '1', kind: 'gift_card', amount: '25.00', balance: '25.00', name: '', session_id: null },
];

function open(history: () => Reply, balance = '30.00') {
  server({ 'GET /credit/': () => ({ data: { balance } }), 'GET /credit/history/': history });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <Screen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('shows what can be spent, where it came from and what it paid for, with links', async () => {
  open(() => ({ data: entries }), '20.00');
  expect(await screen.findByText('Of $30: the rest waits for a payment in progress.')).toBeTruthy();
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    expect.anything(),
    expect.stringMatching(/Taken back by the studio.*\u2212\$3.*\$30/),
    expect.stringMatching(/Paid.*Rhythm & Glide.*\u2212\$17.*\$33/),
    expect.stringMatching(/Refund.*Rhythm & Glide.*\+\$25.*\$50/),
    expect.stringMatching(/Gift card.*\+\$25.*\$25/),
  ]);
  const [link] = screen.getAllByRole<HTMLAnchorElement>('link', { name: 'Rhythm & Glide' });
  expect(new URL(link!.href).pathname).toBe('/dashboard/session/s1');
});

it('says that there is none', async () => {
  open(() => ({ data: [] }), '0.00');
  expect(await screen.findByText('No studio credit yet')).toBeTruthy();
});

it('says that it could not be loaded, and loads it again', async () => {
  let fails = true;
  open(() => (fails ? { status: 503, data: {} } : { data: entries }));
  const retry = await screen.findByRole('button', { name: /Retry|Try again/ });
  fails = false;
  fireEvent.click(retry);
  expect(await screen.findByText('$30', { selector: '.num' })).toBeTruthy();
});
