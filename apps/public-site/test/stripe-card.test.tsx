// @vitest-environment jsdom
import type { Client } from '@detroit-well/api-client';
import { referenceText } from '@detroit-well/reference-texts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { clientOf, press, expectPanelText, showPanel, tick, type } from './guest-page.tsx';

const page = vi.hoisted(() => ({ client: null as Client | null }));
vi.mock('../src/guest-client/guest-client.ts', () => ({ guestClient: () => page.client }));

/** A fake of Stripe.js as documented: its elements are submitted before a confirmation token is made from them. */
const stripe = vi.hoisted(() => ({ submit: vi.fn(), createConfirmationToken: vi.fn() }));
vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: () => Promise.resolve(stripe) }));
vi.mock('@stripe/react-stripe-js', () => {
  const elements = { submit: stripe.submit };
  return {
    Elements: ({ children }: { children: unknown }) => children,
    PaymentElement: () => null,
    ExpressCheckoutElement: () => null,
    useElements: () => elements,
    useStripe: () => stripe,
  };
});

beforeEach(() => {
  stripe.submit.mockReset().mockResolvedValue({});
  stripe.createConfirmationToken.mockReset();
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
  stripe.createConfirmationToken.mockResolvedValue(reply);
  await send();
  await expectPanelText(text);
  expect(stripe.createConfirmationToken).toHaveBeenCalledOnce();
});

it('makes no confirmation token from a card that is not complete', async () => {
  stripe.submit.mockResolvedValue({ error: { message: 'Your card number is incomplete.' } });
  await send();
  await expectPanelText('Your card number is incomplete.');
  expect(stripe.createConfirmationToken).not.toHaveBeenCalled();
});

it('shows the specified alert when the Stripe script throws', async () => {
  stripe.createConfirmationToken.mockRejectedValue(new TypeError('postMessage is undefined'));
  await send();
  await expectPanelText(referenceText('B8.8/registration/alert'));
  expect(stripe.createConfirmationToken).toHaveBeenCalledOnce();
});
