import type {
  Appearance,
  ConfirmationToken,
  Stripe,
  StripeElements,
  StripeElementsOptions,
} from '@stripe/stripe-js';
import { messages } from '@detroit-well/validation/messages';
import { useSyncExternalStore } from 'react';
import { CardError } from './card-error.ts';
import { inTime } from './load-stripe.ts';
import type { DueNow } from './wallet.ts';

function watchPage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The theme of the page, as it changes. */
export const usePageTheme = (): string =>
  useSyncExternalStore(
    watchPage,
    () => document.documentElement.dataset['theme'] ?? 'light',
    () => 'light',
  );

/**
 * The options of Stripe's elements for a payment that the server makes later (ADR-114). Only cards, also those of wallets: the
 * server accepts no other type.
 */
export const elementsOptions = ({ cents, keeps }: DueNow): StripeElementsOptions => ({
  // Stripe takes no payment of nothing: the card is only stored.
  ...(cents === 0 ? { mode: 'setup' as const } : { mode: 'payment' as const, amount: cents }),
  currency: 'usd',
  allowedPaymentMethodTypes: ['card'],
  setupFutureUsage: keeps ? ('off_session' as const) : null,
  appearance: pageAppearance(),
});

/** Turns what was entered into a token for one charge within twelve hours, which charges nothing itself. Throws CardError. */
export async function createToken(stripe: Stripe, elements: StripeElements): Promise<ConfirmationToken> {
  const { error: unfinished } = await inTime(elements.submit());
  if (unfinished) throw new CardError(unfinished.message ?? messages.paymentMethodRequired);
  const { confirmationToken, error } = await inTime(stripe.createConfirmationToken({ elements }));
  if (!confirmationToken) throw new CardError(error?.message ?? messages.paymentMethodRequired);
  return confirmationToken;
}

/** Stripe's elements are in frames, which do not inherit our tokens. */
function pageAppearance(): Appearance {
  const page = getComputedStyle(document.documentElement);
  const token = (name: string): string => page.getPropertyValue(`--${name}`).trim();
  const line = `1px solid ${token('line-strong')}`;
  return {
    theme: 'flat',
    variables: {
      colorPrimary: token('focus'),
      colorBackground: token('raised'),
      colorText: token('text'),
      colorTextSecondary: token('muted'),
      colorTextPlaceholder: token('muted'),
      colorDanger: token('danger'),
      fontFamily: 'Archivo, "Helvetica Neue", Arial, sans-serif',
      fontSizeBase: '16px',
      borderRadius: token('r-field'),
    },
    rules: {
      '.Input': { border: line, padding: '15px 16px', boxShadow: 'none' },
      '.Input:focus': { border: `1px solid ${token('focus')}`, boxShadow: `0 0 0 1px ${token('focus')}` },
      '.Input--invalid': {
        border: `1px solid ${token('danger')}`,
        boxShadow: `0 0 0 1px ${token('danger')}`,
      },
      '.Label': { color: token('muted'), fontSize: '14px' },
    },
  };
}
