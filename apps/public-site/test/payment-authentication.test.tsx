// @vitest-environment jsdom
import type { Client } from '@detroit-well/api-client';
import { problems } from '@detroit-well/api-client/contract';
import { NoResponse, fakeProblem, type FakeHandlers } from '@detroit-well/api-client/testing';
import { describe, expect, it, vi } from 'vitest';
import { guestAttempts } from '../src/registration/use-guest-registration.ts';
import { session } from './fixtures.ts';
import { clientOf, held, press, registered, panelText, expectPanelText, showPanel } from './guest-page.tsx';

const page = vi.hoisted(() => ({
  client: null as Client | null,
  nextAction: () => Promise.resolve<unknown>({}),
}));

vi.mock('../src/guest-client/guest-client.ts', () => ({ guestClient: () => page.client }));
vi.mock('@stripe/stripe-js/pure', () => {
  const field = { on: () => field, off: () => field, mount: () => {}, update: () => {}, destroy: () => {} };
  const unused = (): never => {
    throw new Error('This test does not use card fields.');
  };
  const stripe = {
    elements: () => ({ create: () => field, getElement: () => field, update: () => {} }),
    createToken: unused,
    createPaymentMethod: unused,
    confirmCardPayment: unused,
    handleNextAction: () => page.nextAction(),
  };
  return { loadStripe: () => Promise.resolve(stripe) };
});

const requiresAction = {
  status: 'requires_action',
  client_secret: held.clientSecret,
  amount: '240.00',
} as const;
const paid = { status: 'succeeded', client_secret: null, amount: '240.00' } as const;

type Confirm = NonNullable<NonNullable<FakeHandlers['registrations']>['confirmPayment']>;

/** Opens a panel with a pending payment authentication and confirms the payment. */
async function approve(provider: 'sandbox' | 'stripe', confirmPayment: Confirm): Promise<void> {
  page.client = clientOf({
    payments: {
      config: () => ({ provider, publishable_key: provider === 'stripe' ? 'pk_test' : null }),
      confirmSandbox: () => ({ status: 'succeeded' }),
    },
    registrations: { confirmPayment },
  });
  guestAttempts(session.public_id).write({ held });
  await showPanel();
  await press('Confirm payment');
}

const isHoldStored = (): boolean => guestAttempts(session.public_id).read().held !== null;
const times = (text: string): number => panelText().split(text).length - 1;

describe('failed payment authentication', () => {
  it.each<[Parameters<typeof fakeProblem>[0], string, number]>([
    ['payment_failed', 'Payment failed. Please try again. Nothing was charged.', 1],
    ['hold_expired', problems.hold_expired.text, 1],
    ['nothing_to_pay', problems.nothing_to_pay.text, 0],
    ['not_found', 'The requested resource was not found.', 0],
  ])('shows for %s: "%s"', async (code, sentence, claims) => {
    await approve('sandbox', () => {
      throw fakeProblem(code);
    });
    await expectPanelText(sentence);
    expect(times('Nothing was charged')).toBe(claims);
    expect(isHoldStored()).toBe(false);
  });

  it.each([
    ['unknown', {}, 'If your card was charged, the payment is on its way back'],
    ['confirmed', { payment_returned: true }, 'Your card was charged, and the payment is on its way back'],
  ])(
    'says for account_exists that the payment is returned (%s), and offers to sign in',
    async (_certainty, extras, text) => {
      await approve('sandbox', () => {
        throw fakeProblem('account_exists', extras);
      });
      await expectPanelText(problems.account_exists.text);
      await expectPanelText(text);
      await expectPanelText('Sign In');
      expect(times('Nothing was charged')).toBe(0);
    },
  );

  it.each<[string, () => never, string]>([
    [
      'a lost response',
      () => {
        throw new NoResponse('network');
      },
      "We lost your bank's response.",
    ],
    [
      'too many requests',
      () => {
        throw fakeProblem('rate_limited');
      },
      'Too many requests.',
    ],
  ])('can be repeated after %s', async (_what, confirmPayment, sentence) => {
    await approve('sandbox', confirmPayment);
    await expectPanelText(sentence);
    await expectPanelText('Confirm payment');
    expect(isHoldStored()).toBe(true);
  });
});

describe('Stripe challenge that ends without approval', () => {
  const stripeError = { error: { message: 'We are unable to authenticate your payment method.' } };
  const broken = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

  it.each<[string, () => Promise<unknown>]>([
    ['an error', () => Promise.resolve(stripeError)],
    ['a lost connection', broken],
  ])('after %s completes when the server confirms the registration', async (_how, nextAction) => {
    page.nextAction = nextAction;
    await approve('stripe', () => registered(paid));
    await expectPanelText('Welcome to the floor.');
    expect(isHoldStored()).toBe(false);
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ['an error', () => Promise.resolve(stripeError), stripeError.error.message],
    ['a lost connection', broken, "Your bank's page could not be shown. Please try again."],
  ])('after %s can be reopened while the server requires action', async (_how, nextAction, sentence) => {
    page.nextAction = nextAction;
    await approve('stripe', () => registered(requiresAction));
    await expectPanelText(sentence);
    await expectPanelText('Confirm payment');
    expect(isHoldStored()).toBe(true);
    expect(times('Nothing was charged')).toBe(0);
  });

  it('shows the message of the server, not of Stripe, for a failed payment', async () => {
    page.nextAction = () => Promise.resolve(stripeError);
    await approve('stripe', () => {
      throw fakeProblem('payment_failed');
    });
    await expectPanelText('Payment failed. Please try again. Nothing was charged.');
    expect(panelText()).not.toContain(stripeError.error.message);
  });
});
