import { giftCards } from './constants.ts';

const wellFormed = /^\d{1,4}(?:\.\d{1,2})?$/;

/** What a gift card of this amount is worth, in cents. Null: no gift card can have it. `text`: dollars, such as `50` or `37.50`. */
export function giftCardCents(text: string): number | null {
  if (!wellFormed.test(text)) return null;
  const [dollars = '', cents = ''] = text.split('.');
  const all = Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
  return all >= giftCards.minDollars * 100 && all <= giftCards.maxDollars * 100 ? all : null;
}
