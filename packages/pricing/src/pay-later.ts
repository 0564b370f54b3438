import { addDays } from './days.ts';
import { dayMs, millisecondsOf } from './instants.ts';
import { isPlanOffered, paymentPlans } from './plans.ts';
import type { Day } from './days.ts';
import type { Instant } from './instants.ts';
import type { Cents } from './money.ts';
import type { PaymentPlan } from './plans.ts';

/** When a registration without a card is due: this many days after it, and at the latest this long before the start. */
const terms = { days: 7, beforeStartMs: dayMs } as const;

/**
 * The day on which a reserved seat is to be paid: 7 days after the registration, at the latest 24 hours before the start, and
 * at once inside of that (ADR-010). Unpaid keeps the seat.
 *
 * @param dayOf the studio's calendar day of an instant.
 */
export function payLaterDay(now: Instant, startsAt: Instant, dayOf: (instant: Date) => Day): Day {
  const today = dayOf(new Date(millisecondsOf(now)));
  const last = dayOf(new Date(millisecondsOf(startsAt) - terms.beforeStartMs));
  const usual = addDays(today, terms.days);
  const due = usual < last ? usual : last;
  return due > today ? due : today;
}

/** A registration with the state of its payments, as far as it decides about plans. */
export interface PlannedRegistration {
  readonly plan: PaymentPlan;
  readonly priceCents: Cents;
  /** The status of each payment as on the wire; `due` and `failed` are open. */
  readonly instalments: readonly { readonly status: string }[];
}

/**
 * The plans in which a reserved seat can be paid from today on, in display order: those whose last payment is due on or before
 * the day of the session (ADR-010). Empty unless the whole price is open in one payment, because a plan that began stays.
 */
export function laterPlans(
  { plan, priceCents, instalments }: PlannedRegistration,
  days: { today: Day; sessionDay: Day },
): PaymentPlan[] {
  const [whole, ...others] = instalments;
  const isReserved =
    plan === 'full' && others.length === 0 && ['due', 'failed'].includes(whole?.status ?? '');
  return isReserved ? paymentPlans.filter((each) => isPlanOffered(each, priceCents, days)) : [];
}
