import { assertCents } from './money.ts';
import type { Cents } from './money.ts';

/** The least amount that a card can pay: providers refuse less. */
export const leastByCard: Cents = 50;

/** The parts of an amount, by what pays them. */
export interface CreditSplit {
  readonly creditCents: Cents;
  readonly cardCents: Cents;
}

/**
 * Puts studio credit in front of a card. The card pays nothing, or at least 50 cents; what that leaves of the credit stays for
 * another time.
 *
 * @example
 * ```ts
 * import { splitByCredit } from '@detroit-well/pricing';
 *
 * console.log(splitByCredit(3200, 1500)); // { creditCents: 1500, cardCents: 1700 }
 * ```
 */
export function splitByCredit(cents: Cents, balanceCents: Cents): CreditSplit {
  for (const each of [cents, balanceCents]) assertCents(each);
  const creditCents =
    balanceCents >= cents ? cents : Math.min(balanceCents, Math.max(0, cents - leastByCard));
  return { creditCents, cardCents: cents - creditCents };
}
