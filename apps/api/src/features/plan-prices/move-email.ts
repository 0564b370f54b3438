import { membershipDiscount } from '@detroit-well/pricing';
import type { Email } from '../../platform/mail/email/email.ts';
import {
  plannedPriceRisesEmail,
  priceFallsEmail,
  priceRisesEmail,
  priceStaysEmail,
} from './email-templates.ts';
import type { Payer } from './payers.ts';
import { baseCents, firstPaymentAfter, type PriceMove } from './price-moves.ts';

/** What a payer is told about a new price. */
export function emailOf(payer: Payer, move: PriceMove, newCents: number, url: string): Email {
  const { email, firstName, tier, period, cents, isWaiting, planId, discount } = payer;
  const before = move.kind === 'falls' ? cents : baseCents(payer);
  const hasCode = membershipDiscount({ priceCents: newCents, planId }, discount) > 0;
  const shared = { firstName, tier, period, before, hasCode, url };
  if (move.kind === 'stays') return priceStaysEmail(email, shared);
  const { fromDay } = move;
  const told = { ...shared, after: newCents, firstOn: firstPaymentAfter(payer, fromDay), fromDay };
  if (newCents < before) return priceFallsEmail(email, told);
  return isWaiting ? plannedPriceRisesEmail(email, told) : priceRisesEmail(email, told);
}
