// @vitest-environment jsdom
import { contract, type OpenPaymentLink, type PaidByLink } from '@detroit-well/api-client/contract';
import { exampleReply, fakeProblem, fakeTransport } from '@detroit-well/api-client/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serveBy } from './fake-client.ts';
import { Screen } from '../src/routes/pay/pay.tsx';

vi.mock('../src/api/client.ts', () => import('./fake-client.ts'));

const link: OpenPaymentLink = {
  ...exampleReply(contract.payments.readLink),
  first_name: 'Nadine',
  sent_by: 'Dana',
  title: 'Rhythm & Glide',
  amount: '225.00',
  terms: null,
};
const terms = 'I agree to be charged $49.00 today, until I cancel.';
const renewal = { ...link, pays: 'renewal', title: 'Standard', amount: '49.00', terms } as const;
const paid: PaidByLink = {
  payment: { status: 'succeeded', client_secret: null, amount: '225.00' },
  message: 'Your payment for Rhythm & Glide was received.',
};

/** What the server got, in order. */
let sent: { key: string | undefined; body: Record<string, unknown> }[] = [];

/** The server answers this to reading the link, and these to paying, in order. */
function server(read: OpenPaymentLink | Error, ...answers: (PaidByLink | Error)[]): void {
  serveBy(
    fakeTransport({
      payments: {
        config: () => ({ provider: 'sandbox', publishable_key: null }),
        createSandboxMethod: () => ({ payment_method_id: 'pm_1', brand: 'visa', last4: '4242' }),
        readLink: () => {
          if (read instanceof Error) throw read;
          return read;
        },
        payLink: ({ headers, body }) => {
          sent.push({ key: headers['Idempotency-Key'], body });
          const answer = answers.shift() ?? paid;
          if (answer instanceof Error) throw answer;
          return answer;
        },
      },
    }),
  );
  render(
    <MemoryRouter initialEntries={['/pay/0f7f2f6b1a11c5b8']}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Routes>
          <Route path="/pay/:token" element={<Screen />} />
        </Routes>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
async function fillCard(): Promise<void> {
  await screen.findByLabelText('Card number');
  type('Card number', '4242 4242 4242 4242');
  type('Expires', '08 / 30');
  type('CVC', '123');
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

const fillCardOf = async ({ title }: OpenPaymentLink) => {
  await heading(new RegExp(title));
  await fillCard();
};

beforeEach(() => {
  sent = [];
  sessionStorage.clear();
});
afterEach(cleanup);

it('shows what is paid and how much, and pays it with the amount on the page', async () => {
  server(link);
  await heading('Nadine, your place in Rhythm & Glide');
  expect(screen.getByText(/^Dana sent you this link on /)).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await fillCard();
  press(/^Pay \$225/);
  await heading('Paid. Thank you.');
  expect(screen.getByText('Your payment for Rhythm & Glide was received.')).toBeTruthy();
  expect(sent).toEqual([{ key: expect.any(String), body: { payment_method_id: 'pm_1', amount: '225.00' } }]);
});

it.each([
  [
    'is held',
    '2026-03-14T18:42:00-04:00',
    'The place is held until 6:42 PM. After that, it goes to who pays first.',
  ],
  ['is no longer held', null, 'The place is no longer held. It goes to who pays first.'],
])('says of a place that it %s', async (_what, held_until, text) => {
  server({ ...link, pays: 'place', held_until });
  await heading('Nadine, your place in Rhythm & Glide');
  expect(screen.getByText(text)).toBeTruthy();
});

it('asks for consent to later payments before it charges', async () => {
  server(renewal, { ...paid, payment: { ...paid.payment!, amount: '49.00' } });
  await heading('Nadine, your membership');
  await fillCard();
  press(/^Pay \$49/);
  await screen.findByRole('alert', { name: 'There is a problem' });
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('checkbox', { name: terms }));
  press(/^Pay \$49/);
  await heading('Paid. Thank you.');
  expect(sent[0]?.body).toEqual({ payment_method_id: 'pm_1', amount: '49.00', payment_consent: true });
});

it('stores a card without a charge', async () => {
  server(
    { ...renewal, pays: 'card', amount: '0.00' },
    { payment: null, message: 'Visa 4242 pays your membership from now on.' },
  );
  await heading('Nadine, the card of your membership');
  await fillCard();
  fireEvent.click(screen.getByRole('checkbox', { name: terms }));
  press('Store this card');
  await heading('Your card is stored');
  expect(screen.getByText('Visa 4242 pays your membership from now on.')).toBeTruthy();
});

it('keeps what was typed after a declined card', async () => {
  server(link, fakeProblem('payment_failed', { reason: 'insufficient_funds' }));
  await fillCardOf(link);
  press(/^Pay \$225/);
  await screen.findAllByText(/declined|funds/i);
  expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toContain('4242');
});
it('asks again when the amount has changed, and sends the new one', async () => {
  server(link, fakeProblem('price_changed', { price: '200.00' }));
  await fillCardOf(link);
  press(/^Pay \$225/);
  await screen.findByText(/It was \$225, it is now \$200/);
  press(/^Pay \$200/);
  await heading('Paid. Thank you.');
  expect(sent.map(({ body }) => body['amount'])).toEqual(['225.00', '200.00']);
});

it('says that a link has ended while the page was open, and charges nothing', async () => {
  const message = 'The studio took it back. Nothing was charged.';
  server(link, fakeProblem('link_ended', { message }));
  await fillCardOf(link);
  press(/^Pay \$225/);
  await heading('This payment link has ended');
  expect(screen.getByText(message)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

it.each([
  ['link_used', 'Already paid'],
  ['link_ended', 'This payment link has ended'],
  ['not_found', 'This payment link is unknown'],
] as const)('a link with %s says so', async (code, title) => {
  server(fakeProblem(code));
  await heading(title);
  await waitFor(() => expect(screen.queryByLabelText('Card number')).toBeNull());
});
