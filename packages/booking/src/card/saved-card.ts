import type { SavedCard } from '@detroit-well/api-client/contract';

/** Names a card without revealing it, such as `Visa ending in 4242`. */
export function savedCardLabel({ brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>): string {
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${last4}`;
}

/** Formats the expiry as it is printed on the card, such as `08 / 30`. */
export function expiryOf({ exp_month, exp_year }: Pick<SavedCard, 'exp_month' | 'exp_year'>): string {
  return `${String(exp_month).padStart(2, '0')} / ${String(exp_year).slice(-2)}`;
}
