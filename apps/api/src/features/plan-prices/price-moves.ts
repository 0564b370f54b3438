import { addDays } from '@detroit-well/config/studio-time';
import { membershipDiscount, priceNoticeDays } from '@detroit-well/pricing';
import { unpaidPeriod } from '../memberships/next-terms.ts';
import type { Payer } from './payers.ts';

/** What a new price of the plan is for one of its payers. */
export type PriceMove =
  /** `begins`: a waiting change of the plan begins with it. */
  | { readonly kind: 'rises' | 'falls' | 'begins'; readonly fromDay: string }
  /** A rise that was told is taken back. */
  | { readonly kind: 'stays' };

type Facts = Pick<Payer, 'cents' | 'prices' | 'isWaiting' | 'isCollecting' | 'paidUntil'>;

/** What they pay with their next payment, as far as they were told: the own price, or a lower one that waits. */
export const baseCents = ({ cents, prices }: Pick<Payer, 'cents' | 'prices'>): number =>
  Math.min(cents, ...prices.map((price) => price.cents));

/** Rises that were told and did not take effect, which a new price replaces. */
export const toldRises = <Price extends { readonly cents: number }>(payer: {
  readonly cents: number;
  readonly prices: readonly Price[];
}): Price[] => {
  const base = Math.min(payer.cents, ...payer.prices.map((price) => price.cents));
  return payer.prices.filter(({ cents }) => cents > base);
};

/** How a price of the plan reaches a payer who does not keep theirs; null: it changes nothing for them. */
export function moveOf(payer: Facts, newCents: number, today: string): PriceMove | null {
  const { cents, isWaiting, isCollecting, paidUntil } = payer;
  if (isWaiting) return newCents === cents ? null : { kind: 'begins', fromDay: paidUntil };
  const base = baseCents(payer);
  const [told] = toldRises(payer);
  if (newCents > base)
    return told?.cents === newCents ? null : { kind: 'rises', fromDay: addDays(today, priceNoticeDays) };
  if (newCents < base)
    // A payment that has begun stays what it was.
    return { kind: 'falls', fromDay: isCollecting ? addDays(paidUntil, 1) : today };
  return told === undefined ? null : { kind: 'stays' };
}

export interface FuturePayment {
  readonly on: string;
  readonly cents: number;
  readonly isNew: boolean;
}

type Periods = Parameters<typeof unpaidPeriod>[0];

/** The next payments after a move, with the promo code of the payer; `move` null: as they are. */
export function paymentsAfter(
  payer: Facts & Periods & Pick<Payer, 'planId' | 'discount'>,
  move: PriceMove | null,
  newCents: number,
  many: number,
): FuturePayment[] {
  const rises = toldRises(payer);
  const kept = payer.prices.filter((price) => move === null || !rises.includes(price));
  return Array.from({ length: many }, (_, index) => {
    const on = unpaidPeriod(payer, index) ?? payer.paidUntil;
    const charged = (priceCents: number) =>
      priceCents - membershipDiscount({ priceCents, planId: payer.planId }, payer.discount, index);
    if (move !== null && move.kind !== 'stays' && move.fromDay <= on)
      return { on, cents: charged(newCents), isNew: true };
    const cents = kept.findLast(({ fromDay }) => fromDay <= on)?.cents ?? payer.cents;
    return { on, cents: charged(cents), isNew: cents === newCents };
  });
}

/** The first payment that a move reaches. */
export function firstPaymentAfter(payer: Periods & Pick<Payer, 'paidUntil'>, fromDay: string): string {
  for (let index = 0; ; index += 1) {
    const on = unpaidPeriod(payer, index);
    if (on === null || on >= fromDay) return on ?? payer.paidUntil;
  }
}
