import { formatCents, instalmentsLabel, planOptions } from '@detroit-well/pricing';
import type { PlanOption as PricedPlan } from '@detroit-well/pricing';
import { sessionDay, studioDay } from '@detroit-well/config/studio-time';
import type { PlanOption } from '@detroit-well/ui/patterns/plan-chooser';
import { mediumDay } from '../words/day.ts';

const names = { full: 'Pay in full', bi_weekly: 'Bi-weekly', weekly: 'Weekly' } as const;

/** Returns the payment plans for a price, as `packages/pricing` calculates them. */
export function plansFor(priceCents: number, startsAt: string, now: Date): PricedPlan[] {
  return planOptions(priceCents, { today: studioDay(now), sessionDay: sessionDay(startsAt, now) });
}

/** Formats a plan as a choice, such as `2 payments, the last on Dec 4, 2026`, with the reason when it is not available. */
export function planRow(option: PricedPlan): PlanOption {
  const { plan, instalments, refused, totalCents } = option;
  const last = instalments.at(-1);
  const count = instalments.length;
  const single = count <= 1;
  return {
    value: plan,
    label: names[plan],
    detail: single || !last ? 'One payment today' : `${count} payments, the last on ${mediumDay(last.dueOn)}`,
    amountLabel: instalmentsLabel(instalments) || formatCents(totalCents),
    disabledReason:
      refused === 'last_payment_after_session' ? 'The last payment would come after the session.' : undefined,
  };
}
