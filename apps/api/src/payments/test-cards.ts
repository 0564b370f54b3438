/** What the sandbox does with a card. Everything else that passes the Luhn check is declined as unsupported. */
export type CardBehaviour = 'succeeds' | 'declines' | 'asks' | 'unsupported';

const testCards: Readonly<Record<string, CardBehaviour>> = {
  '4242424242424242': 'succeeds',
  '4000000000000002': 'declines',
  '4000002760003184': 'asks',
};

/** The sandbox's rule for a card number of digits only. */
export function behaviourOf(digits: string): CardBehaviour {
  return testCards[digits] ?? 'unsupported';
}

/** True when the check digit fits (ISO/IEC 7812). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** The card's brand by its first digits, as screens name it. */
export function brandOf(digits: string): string {
  if (digits.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'mastercard';
  if (/^3[47]/.test(digits)) return 'amex';
  if (digits.startsWith('6')) return 'discover';
  return 'card';
}
