import { leastByCard, payLaterDay, type PaymentPlan } from '@detroit-well/pricing';
import { studioDay } from '../../../platform/clock/studio-calendar.ts';
import { isOneOf, openInstalmentStatuses } from '../../../platform/database/schema/statuses.ts';
import type { RegistrationRecord } from '../ledger/registration-queries.ts';
import type { RegistrationContext } from '../seats/registration-context.ts';
import type { OpenInstalment } from '../registration/swap-seats.ts';

/** The amounts that a move to another price charges, refunds and leaves open, in cents. */
export interface MoveTerms {
  /** Charged before the seats change: only where nothing is open that could carry the difference. */
  readonly dueNowCents: number;
  /** By how much the price is below what was paid. What can come back of it is in `partsGivenBack`. */
  readonly backCents: number;
  /** The open payments after the move. They take the positions of the earlier ones. */
  readonly open: readonly OpenInstalment[];
}

type Moving = Pick<RegistrationRecord, 'plan' | 'instalments' | 'movedBackCents'>;

/**
 * The price of a seat after a move. A credit or an included session pays for one session, whatever that costs; a promo code takes off
 * as much as it did, and all of it where less would be left than a card can pay.
 */
export function priceAfterMove(
  { credit, priceCents, promo }: Pick<RegistrationRecord, 'credit' | 'priceCents' | 'promo'>,
  { price }: Pick<RegistrationContext, 'price'>,
): number {
  if (credit !== null) return priceCents;
  if (promo === null) return price.cents;
  const left = price.cents - promo.offCents;
  return left < leastByCard ? 0 : left;
}

/**
 * The terms of a move, or null if a payment of the plan would be due after the new date. What is paid stays paid. A plan that
 * still has open payments, or a seat that is paid later, charges nothing now: what is left of the new price is split over the
 * open payments, on their days, and a seat that is paid later is due no later than such a seat of the new date.
 */
export function moveTerms(
  { plan, instalments, movedBackCents }: Moving,
  target: { readonly priceCents: number; readonly startsAt: Date },
  now: Date,
): MoveTerms | null {
  const open = instalments.filter(({ status }) => isOneOf(openInstalmentStatuses, status));
  const paid = instalments
    .filter(({ status }) => status === 'paid')
    .reduce((sum, { cents }) => sum + cents, 0);
  const left = target.priceCents - (paid - movedBackCents);
  if (left <= 0) return { dueNowCents: 0, backCents: Math.abs(left), open: [] };
  if (open.length === 0) return { dueNowCents: left, backCents: 0, open: [] };
  const parts = split(left, open.length).flatMap((cents, index) => {
    const earlier = open[index];
    return earlier
      ? [{ position: earlier.position, dueOn: dueDay(plan, earlier.dueOn, target, now), cents }]
      : [];
  });
  const sessionDay = studioDay(target.startsAt);
  if (plan !== 'full' && parts.some(({ dueOn }) => dueOn > sessionDay)) return null;
  return { dueNowCents: 0, backCents: 0, open: parts };
}

/** Equal parts in whole dollars, the last one with the rest, as the payments of a plan are. */
function split(cents: number, many: number): number[] {
  const each = many === 1 ? cents : Math.ceil(cents / (many * 100)) * 100;
  const parts: number[] = [];
  for (let left = cents; left > 0; left -= each) parts.push(Math.min(each, left));
  return parts;
}

function dueDay(
  plan: PaymentPlan,
  day: string,
  { startsAt }: { readonly startsAt: Date },
  now: Date,
): string {
  if (plan !== 'full') return day;
  const last = payLaterDay(now, startsAt, studioDay);
  return day < last ? day : last;
}
