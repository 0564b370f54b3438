import type { OfficePlan } from '@detroit-well/api-client';
import { giftCardCents } from '@detroit-well/config/gift-cards';
import { fromCents } from '@detroit-well/pricing';

/** What is sold: a plan, a place or a gift card. */
export interface Item {
  readonly kind: 'place' | 'pass' | 'membership' | 'gift_card';
  /** Of a plan or a session. */
  readonly id: string;
  readonly name: string;
  readonly price: string;
  readonly period: OfficePlan['period'];
  readonly credits: OfficePlan['credits'];
  readonly valid_days: OfficePlan['valid_days'];
}

export type Kind = Item['kind'];

/** Each kind in a sentence. */
export const kindNames: Readonly<Record<Kind, string>> = {
  place: 'place',
  pass: 'pass',
  membership: 'membership',
  gift_card: 'gift card',
};

/** A gift card as it is typed. */
export interface Gift {
  readonly amount: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export const noGift: Gift = { amount: '50.00', name: '', email: '', message: '' };

/** Undefined: no gift card has this amount. */
export function giftItem({ amount }: Gift): Item | undefined {
  const cents = giftCardCents(amount.trim().replace(/^\$/, ''));
  if (cents === null) return undefined;
  const price = fromCents(cents);
  return {
    kind: 'gift_card',
    id: '',
    name: 'Gift card',
    price,
    period: null,
    credits: null,
    valid_days: null,
  };
}
