import type { SavedCard } from '@detroit-well/api-client';
import type { Item } from './item.ts';

/** How something is paid at the desk. */
export type Way = 'pass' | 'included' | 'credit' | 'saved' | 'keyed' | 'cash' | 'link' | 'complimentary';

/** The value of a choice: a way, or a saved card by its id. */
export const cardChoice = (card: SavedCard): string => `saved ${card.payment_method_id}`;

export const wayOf = (choice: string): Way => (choice.startsWith('saved ') ? 'saved' : (choice as Way));

/** `Visa 4242`. */
export const cardName = ({ brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>): string =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ${last4}`;

/** Month and year, as they stand on a card. */
export const cardEnd = ({ exp_month: month, exp_year: year }: SavedCard): string =>
  `${String(month).padStart(2, '0')}/${String(year).slice(-2)}`;

/** Whether the person must agree that the card is charged again. */
export const needsAgreement = ({ kind }: Pick<Item, 'kind'>, way: Way): boolean =>
  kind === 'membership' && (way === 'saved' || way === 'keyed');

/** Ways in which nothing is taken now. */
export const isMoneyless = (way: Way): boolean =>
  way === 'complimentary' || way === 'credit' || way === 'pass' || way === 'included';

/** Whether a promo code can lower what is sold in this way. */
export const takesCode = ({ kind }: Pick<Item, 'kind'>, way: Way): boolean =>
  kind !== 'gift_card' && way !== 'pass' && way !== 'included' && way !== 'complimentary';

/** How a link reaches the person; `none`: it is shown here. */
export type Send = 'email' | 'sms' | 'none';
