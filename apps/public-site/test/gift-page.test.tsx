// @vitest-environment jsdom
import { createClient, type Client } from '@detroit-well/api-client';
import { fakeProblem, fakeTransport, NoResponse, type FakeProblem } from '@detroit-well/api-client/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GiftPage } from '../src/routes/gift/page.tsx';
import { restartTokens } from './human-check.ts';
import { context } from './member-page.tsx';

vi.mock('@detroit-well/booking/human-check', () => import('./human-check.ts'));
const server = vi.hoisted(() => ({ client: undefined as Client | undefined }));
vi.mock('../src/guest-client/guest-client.ts', () => ({ guestClient: () => server.client }));

interface Seen {
  readonly key: string | undefined;
  readonly body: Readonly<Record<string, unknown>>;
}
let seen: Seen[] = [];
let replies: (FakeProblem | NoResponse | 'paid')[] = [];

const paid = (body: Seen['body']) => ({
  gift_card: {
    id: 'g1',
    status: 'paid',
    amount: '50.00',
    recipient_name: body['recipient_name'],
    recipient_email: body['recipient_email'],
    email: body['email'],
    send_on: body['send_on'] ?? null,
  },
  payment: { status: 'succeeded', client_secret: null, amount: '50.00' },
  message: '',
});

beforeEach(() => {
  seen = [];
  replies = [];
  restartTokens();
  sessionStorage.clear();
  const transport = fakeTransport({
    payments: {
      config: () => ({ provider: 'sandbox', publishable_key: null }),
      createSandboxMethod: () => ({ payment_method_id: 'pm_1', brand: 'visa', last4: '4242' }),
    },
    giftCards: {
      buy: ({ headers, body }: { headers: Record<string, string>; body: Seen['body'] }) => {
        seen.push({ key: headers['Idempotency-Key'], body });
        const next = replies.shift();
        if (next !== 'paid') throw next ?? new Error('Asked once too often.');
        return paid(body);
      },
    },
  } as never);
  server.client = createClient({
    baseUrl: '',
    transport,
    maxRetries: 0,
    sleep: () => Promise.resolve(),
  });
  render(<GiftPage data={null} context={context} />);
});

const type = (label: string | RegExp, value: string): void => {
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
};
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const press = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));

async function fill(): Promise<void> {
  type('Their name', 'Renée');
  // The form loads its code at the first touch.
  await screen.findByLabelText('Card number', {}, { timeout: 20_000 });
  type('Their email', 'renee@example.test');
  type(/^Message/, 'See you on the floor.');
  type('Your name', 'Tanya');
  type('Your email', 'tanya@example.test');
  type('Card number', '4242 4242 4242 4242');
  type('Expires', '08 / 30');
  type('CVC', '123');
  fireEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
}
const preview = () => within(screen.getByRole('complementary', { name: 'Preview' }));

describe('buying a gift card', () => {
  it('shows what the recipient gets while it is typed, and sends what was typed', async () => {
    replies = ['paid'];
    await fill();
    preview().getByText('What Renée gets');
    preview().getByText('Tanya sent you a gift card');
    preview().getByText('See you on the floor.');
    press('Pay $50');
    await screen.findByText('A gift card of $50 for Renée.');
    expect(seen[0]?.key).toBeTruthy();
    expect(seen[0]?.body).toEqual({
      amount: '50',
      recipient_name: 'Renée',
      recipient_email: 'renee@example.test',
      message: 'See you on the floor.',
      sender_name: 'Tanya',
      email: 'tanya@example.test',
      payment_method_id: 'pm_1',
      payment_consent: true,
      turnstile_token: 'token-1',
    });
  });

  it('says what is missing at its field, and keeps the rest', async () => {
    await fill();
    type('Their email', 'renee@');
    fireEvent.click(screen.getByRole('radio', { name: 'Other' }));
    type('Other amount, in dollars', '9');
    press('Pay');
    const summary = await screen.findByRole('alert', { name: 'There is a problem' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(
      expect.arrayContaining([
        'Please enter a valid email address',
        'Please choose an amount from $10 to $500',
      ]),
    );
    expect([seen, valueOf('Their name'), valueOf('Card number')]).toEqual([
      [],
      'Renée',
      '4242 4242 4242 4242',
    ]);
  });

  it('says that nothing was charged after a decline, and pays with a new key and token', async () => {
    replies = [fakeProblem('payment_failed', { reason: 'card_declined' }), 'paid'];
    await fill();
    press('Pay $50');
    await screen.findByText(/Nothing was charged/);
    press('Pay $50');
    await screen.findByText('A gift card of $50 for Renée.');
    expect(new Set(seen.map(({ key }) => key)).size).toBe(2);
    expect(seen.map(({ body }) => body['turnstile_token'])).toEqual(['token-1', 'token-2']);
  });

  it('calls an unknown outcome unknown, and asks again with the same request', async () => {
    replies = [new NoResponse('network'), 'paid'];
    await fill();
    press('Pay $50');
    await waitFor(() => screen.getByRole('button', { name: 'Check again' }));
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    press('Check again');
    await screen.findByText('A gift card of $50 for Renée.');
    expect(seen[1]).toEqual(seen[0]);
  });
});
