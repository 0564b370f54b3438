// @vitest-environment jsdom
import type { Client } from '@detroit-well/api-client';
import { referenceText } from '@detroit-well/reference-texts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { clientOf, press, expectPanelText, showPanel, tick, type } from './guest-page.tsx';

const page = vi.hoisted(() => ({ client: null as Client | null }));
vi.mock('../src/guest-client/guest-client.ts', () => ({ guestClient: () => page.client }));

/** A fake of Stripe.js as documented: one card element, from which it creates a payment method. */
const stripe = vi.hoisted(() => ({ createPaymentMethod: vi.fn() }));
vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: () => Promise.resolve(stripe) }));
vi.mock('@stripe/react-stripe-js', () => {
  const elements = { getElement: () => ({}) };
  return {
    Elements: ({ children }: { children: unknown }) => children,
    CardElement: () => null,
    useElements: () => elements,
    useStripe: () => stripe,
  };
});

beforeEach(() => {
  stripe.createPaymentMethod.mockReset();
  page.client = clientOf({ payments: { config: () => ({ provider: 'stripe', publishable_key: 'pk_1' }) } });
});

async function send(): Promise<void> {
  await showPanel();
  await screen.findByRole('group', { name: 'Card details' });
  type('Password', 'Roll//Bounce7');
  tick();
  await press('Complete Registration');
}

it.each([
  [
    'why Stripe rejects the card',
    { error: { message: 'Your card number is incomplete.' } },
    'Your card number is incomplete.',
  ],
  ['that the payment method is missing', {}, referenceText('A5/guest/payment-method')],
])('the card form shows %s', async (_what, reply, text) => {
  stripe.createPaymentMethod.mockResolvedValue(reply);
  await send();
  await expectPanelText(text);
  expect(stripe.createPaymentMethod).toHaveBeenCalledOnce();
});

it('shows the specified alert when the Stripe script throws', async () => {
  stripe.createPaymentMethod.mockRejectedValue(new TypeError('postMessage is undefined'));
  await send();
  await expectPanelText(referenceText('B8.8/registration/alert'));
  expect(stripe.createPaymentMethod).toHaveBeenCalledOnce();
});
