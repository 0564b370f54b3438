import { addDays } from './days.ts';
import { assertCents, formatCents } from './money.ts';
import type { Day } from './days.ts';
import type { Cents } from './money.ts';

/** Payment plans in display order (SPEC-A 3, SPEC-B 9). */
export const paymentPlans = ['full', 'bi_weekly', 'weekly'] as const;
/** A payment plan on the wire. */
export type PaymentPlan = (typeof paymentPlans)[number];

/** The maximum number of payments, and the days between them. */
export const planTerms = {
  full: { payments: 1, everyDays: 0 },
  bi_weekly: { payments: 2, everyDays: 14 },
  weekly: { payments: 4, everyDays: 7 },
} as const satisfies Record<PaymentPlan, { payments: number; everyDays: number }>;

/** One payment of a plan, in cents, with the day on which it is due. */
export interface Instalment {
  readonly dueOn: Day;
  readonly cents: Cents;
}

/**
 * The payments of a plan in cents, each at least 1 cent. They add up to the price exactly.
 *
 * Each payment is ceil(price / n) in whole dollars, capped at the remaining amount (SPEC-B 10.2). $75 in two is 38 + 37,
 * $25 in four is 7 + 7 + 7 + 4, and $1 in four is one payment. A free session has no payments.
 */
export function instalmentAmounts(priceCents: Cents, plan: PaymentPlan): Cents[] {
  assertCents(priceCents);
  const { payments } = planTerms[plan];
  const each = payments === 1 ? priceCents : Math.ceil(priceCents / (payments * 100)) * 100;
  const amounts: Cents[] = [];
  for (let left = priceCents; left > 0; left -= each) amounts.push(Math.min(each, left));
  return amounts;
}

/** The payments of a plan with their due dates: the first today, then every 14 or 7 days. */
export function schedule(priceCents: Cents, plan: PaymentPlan, today: Day): Instalment[] {
  const { everyDays } = planTerms[plan];
  return instalmentAmounts(priceCents, plan).map((cents, index) => ({
    dueOn: addDays(today, index * everyDays),
    cents,
  }));
}

/** `$75`, `2 × $90`, `$38 + $37` or `3 × $19 + $18`: the amount of each payment. Empty without payments. */
export function instalmentsLabel(instalments: readonly Instalment[]): string {
  const runs: { cents: Cents; count: number }[] = [];
  for (const { cents } of instalments) {
    const last = runs.at(-1);
    if (last?.cents === cents) last.count += 1;
    else runs.push({ cents, count: 1 });
  }
  return runs
    .map(({ cents, count }) => (count === 1 ? formatCents(cents) : `${count} × ${formatCents(cents)}`))
    .join(' + ');
}

/** A plan for one price and session; `unavailableReason` is the reason why it is not available. */
export interface PlanOption {
  readonly plan: PaymentPlan;
  readonly instalments: Instalment[];
  readonly totalCents: Cents;
  /** The amount charged today; 0 for a free session. */
  readonly todayCents: Cents;
  readonly offered: boolean;
  readonly unavailableReason: null | 'free' | 'last_payment_after_session';
}

/**
 * All plans for a price, in display order. A plan is available only if its last payment is due on or before the session's
 * day (SPEC-B 10.2). Paying in full is always available, and is the only plan for a free session.
 *
 * @example
 * ```ts
 * import { planOptions } from '@detroit-well/pricing';
 *
 * const [, twice] = planOptions(7500, { today: '2026-11-20', sessionDay: '2026-12-24' });
 * console.log(twice?.todayCents); // 3800
 * ```
 */
export function planOptions(
  priceCents: Cents,
  { today, sessionDay }: { today: Day; sessionDay: Day },
): PlanOption[] {
  return paymentPlans.map((plan) => {
    const instalments = schedule(priceCents, plan, today);
    const unavailableReason = findUnavailableReason(plan, instalments, sessionDay);
    return {
      plan,
      instalments,
      totalCents: priceCents,
      todayCents: instalments[0]?.cents ?? 0,
      offered: unavailableReason === null,
      unavailableReason,
    };
  });
}

function findUnavailableReason(
  plan: PaymentPlan,
  instalments: Instalment[],
  sessionDay: Day,
): PlanOption['unavailableReason'] {
  if (plan === 'full') return null;
  const last = instalments.at(-1);
  if (!last) return 'free';
  return last.dueOn <= sessionDay ? null : 'last_payment_after_session';
}

/** True if the server accepts this plan for this price and session. */
export function isPlanOffered(
  plan: PaymentPlan,
  priceCents: Cents,
  days: { today: Day; sessionDay: Day },
): boolean {
  return planOptions(priceCents, days).some((option) => option.plan === plan && option.offered);
}
