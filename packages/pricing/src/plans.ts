import { addDays } from './days.ts';
import { assertCents, formatCents } from './money.ts';
import type { Day } from './days.ts';
import type { Cents } from './money.ts';

/** How a price is paid (SPEC-A 3, SPEC-B 9), in the order they are offered. */
export const paymentPlans = ['full', 'bi_weekly', 'weekly'] as const;
export type PaymentPlan = (typeof paymentPlans)[number];

/** At most so many payments, so many days apart. */
export const planTerms = {
  full: { payments: 1, everyDays: 0 },
  bi_weekly: { payments: 2, everyDays: 14 },
  weekly: { payments: 4, everyDays: 7 },
} as const satisfies Record<PaymentPlan, { payments: number; everyDays: number }>;

export type Instalment = { dueOn: Day; cents: Cents };

/**
 * The payments of a plan, in cents, each at least 1 cent. Together they are the price to the cent.
 *
 * Each is ceil(price / n) in whole dollars, but never more than what remains (SPEC-B 10.2): $75 in two is
 * 38 + 37, $25 in four is 7 + 7 + 7 + 4, and $1 in four is one payment. What is free has none.
 */
export function instalmentAmounts(priceCents: Cents, plan: PaymentPlan): Cents[] {
  assertCents(priceCents);
  const { payments } = planTerms[plan];
  const each = payments === 1 ? priceCents : Math.ceil(priceCents / (payments * 100)) * 100;
  const amounts: Cents[] = [];
  for (let left = priceCents; left > 0; left -= each) amounts.push(Math.min(each, left));
  return amounts;
}

/** The payments of a plan with the days they are due: the first today, then every 14 or 7 days. */
export function schedule(priceCents: Cents, plan: PaymentPlan, today: Day): Instalment[] {
  const { everyDays } = planTerms[plan];
  return instalmentAmounts(priceCents, plan).map((cents, index) => ({
    dueOn: addDays(today, index * everyDays),
    cents,
  }));
}

/** `$75`, `2 × $90`, `$38 + $37` or `3 × $19 + $18`: what each payment is. Empty where there is none. */
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

/** A plan for one price and session; `refused` says why it cannot be chosen. */
export type PlanOption = {
  plan: PaymentPlan;
  instalments: Instalment[];
  totalCents: Cents;
  /** What is charged at once; 0 for what is free. */
  todayCents: Cents;
  offered: boolean;
  refused: null | 'free' | 'last_payment_after_session';
};

/**
 * All plans for a price, in their order. A plan is offered only if its last payment is due on or before the
 * session's day (SPEC-B 10.2); paying in full is always offered, and alone for what is free.
 */
export function planOptions(
  priceCents: Cents,
  { today, sessionDay }: { today: Day; sessionDay: Day },
): PlanOption[] {
  return paymentPlans.map((plan) => {
    const instalments = schedule(priceCents, plan, today);
    const refused = refusal(plan, instalments, sessionDay);
    return {
      plan,
      instalments,
      totalCents: priceCents,
      todayCents: instalments[0]?.cents ?? 0,
      offered: refused === null,
      refused,
    };
  });
}

function refusal(plan: PaymentPlan, instalments: Instalment[], sessionDay: Day): PlanOption['refused'] {
  if (plan === 'full') return null;
  const last = instalments.at(-1);
  if (!last) return 'free';
  return last.dueOn <= sessionDay ? null : 'last_payment_after_session';
}

/** Whether the server accepts this plan for this price and session. */
export function isPlanOffered(
  plan: PaymentPlan,
  priceCents: Cents,
  days: { today: Day; sessionDay: Day },
): boolean {
  return planOptions(priceCents, days).some((option) => option.plan === plan && option.offered);
}
