import type { sandboxCards } from '../../../platform/database/schema/payments.ts';

/**
 * How the sandbox treats a test card. Any other number that passes the Luhn check is unsupported. A behavior that is a code of
 * Stripe is the reason of the decline.
 */
export type CardBehaviour = (typeof sandboxCards)['$inferSelect']['behaviour'];

const testCards: Readonly<Record<string, CardBehaviour>> = {
  '4242424242424242': 'succeeds',
  '4000000000000002': 'declines',
  '4000002760003184': 'asks',
  // Stripe declines these numbers in test mode for the same reasons.
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
  '4000000000000127': 'incorrect_cvc',
  '4000000000000119': 'processing_error',
  '4000000000009979': 'stolen_card',
};

/** How the sandbox treats a card number, given as digits without separators. */
export function behaviourOf(digits: string): CardBehaviour {
  return testCards[digits] ?? 'unsupported';
}

/** The brand of a card, derived from its first digits. Falls back to `card`. */
export function brandOf(digits: string): string {
  if (digits.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'mastercard';
  if (/^3[47]/.test(digits)) return 'amex';
  if (digits.startsWith('6')) return 'discover';
  return 'card';
}
