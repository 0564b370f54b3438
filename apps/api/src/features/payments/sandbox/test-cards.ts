/** How the sandbox treats a test card. It declines any other number that passes the Luhn check as unsupported. */
export type CardBehaviour = 'succeeds' | 'declines' | 'asks' | 'unsupported';

const testCards: Readonly<Record<string, CardBehaviour>> = {
  '4242424242424242': 'succeeds',
  '4000000000000002': 'declines',
  '4000002760003184': 'asks',
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
