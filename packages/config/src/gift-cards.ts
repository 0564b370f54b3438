import { giftCards } from './constants.ts';

/** The sentences of the emails and the site about a gift card. */
export const giftCardTexts = {
  onItsWay: 'It’s on its way.',
  refund: 'Full refund until it is redeemed.',
  received: 'You got a gift card',
} as const;

const wellFormed = /^\d{1,4}(?:\.\d{1,2})?$/;

/** The amount of a gift card in cents, or null if no gift card can have it. `text`: dollars, such as `50` or `37.50`. */
export function giftCardCents(text: string): number | null {
  if (!wellFormed.test(text)) return null;
  const [dollars = '', cents = ''] = text.split('.');
  const all = Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
  return all >= giftCards.minDollars * 100 && all <= giftCards.maxDollars * 100 ? all : null;
}
