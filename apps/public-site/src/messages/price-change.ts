import { formatCents, toCents } from '@detroit-well/pricing';

const priceText = (amount: string): string => {
  const cents = toCents(amount);
  return cents === 0 ? 'free' : formatCents(cents);
};

/** The message when the server has another price than the page showed, with both as decimal strings. */
export const bothPrices = (before: string, now: string): string =>
  `It was ${priceText(before)} and is now ${priceText(now)}. Nothing was charged.`;

/** Shown when the chosen plan would end too late at the new price. */
export const planChanged = 'Your payment plan is not offered at this price, so paying in full is chosen.';
