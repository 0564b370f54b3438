import { formatCents, planOptions } from '@detroit-well/pricing';
import type { PlanOption as PricedPlan } from '@detroit-well/pricing';
import { studioDay } from '@detroit-well/config/studio-time';
import type { PlanOption } from '@detroit-well/ui/patterns/plan-chooser';
import { mediumDay } from '../../../words/day.ts';

const names = { full: 'Pay in full', bi_weekly: 'Bi-weekly', weekly: 'Weekly' } as const;

/** The plans of a price for a session, as priced by packages/pricing. */
export function plansFor(priceCents: number, startsAt: string, now: Date): PricedPlan[] {
  return planOptions(priceCents, { today: studioDay(now), sessionDay: studioDay(startsAt) });
}

/** A plan as a row to choose: `2 payments, the last on Dec 4, 2026`, and why it cannot be had where it cannot. */
export function planRow(option: PricedPlan): PlanOption {
  const { plan, instalments, refused } = option;
  const last = instalments.at(-1);
  const count = instalments.length;
  const single = count <= 1;
  return {
    value: plan,
    label: names[plan],
    detail: single || !last ? 'One payment today' : `${count} payments, the last on ${mediumDay(last.dueOn)}`,
    amountLabel: amounts(option),
    disabledReason:
      refused === 'last_payment_after_session' ? 'The last payment would come after the session.' : undefined,
  };
}

/** `2 × $90` where all payments are equal, else every one of them: `$38 + $37`. */
function amounts({ instalments, totalCents }: PricedPlan): string {
  const [first] = instalments;
  if (!first || instalments.length === 1) return formatCents(totalCents);
  const equal = instalments.every(({ cents }) => cents === first.cents);
  if (equal) return `${instalments.length} × ${formatCents(first.cents)}`;
  return instalments.map(({ cents }) => formatCents(cents)).join(' + ');
}
