// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { Screen } from '../src/routes/gift/gift.tsx';
import { click, sent, server, type Reply } from './registration-page.tsx';

vi.mock('../src/api/client.ts', () => import('./fake-client.ts'));

const redeem = 'POST /gift-cards/redeem/';
const unusable = 'This code cannot be used. Check it against your email, or ask at the desk.';
const good = { amount: '50.00', sender_name: 'Tanya', balance: '65.00' };

beforeEach(() => sessionStorage.clear());

/** Redeems a code; the server answers with `replies`, one after the other. */
async function enter(code: string, ...replies: Reply[]) {
  server({ [redeem]: () => replies.shift() ?? { status: 404 } });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <Screen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  type(code);
  click('Redeem');
}
const field = () => screen.getByLabelText<HTMLInputElement>('Gift card code');
const type = (code: string) => fireEvent.change(field(), { target: { value: code } });
const bodies = () => sent.filter(({ key }) => key === redeem).map(({ body }) => JSON.parse(body as string));

it('says what was added and from whom, and takes another card', async () => {
  await enter('k7qm 2f9d tr4x', { data: good });
  await screen.findByText('$50.00 is yours.');
  screen.getByText('It was added to your studio credit, from Tanya.');
  screen.getByText('$65');
  screen.getByRole('heading', { name: 'Another card' });
  expect([bodies(), field().value]).toEqual([[{ code: 'k7qm 2f9d tr4x' }], '']);
});

it('keeps a code that cannot be used, with the one sentence at its field', async () => {
  const refused = { code: 'gift_card_unusable', message: unusable, errors: { code: [unusable] } };
  await enter('K7QM-2F9D-TR4Y', { status: 400, data: refused });
  await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
  expect([field().value, screen.getAllByText(unusable).length > 0]).toEqual(['K7QM-2F9D-TR4Y', true]);
});

it('asks for a code before it sends anything', async () => {
  await enter('  ');
  await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
  expect(bodies()).toEqual([]);
});
