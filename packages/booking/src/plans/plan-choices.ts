import { formatMediumDay, sessionDay, studioDay } from '@detroit-well/config/studio-time';
import type { Registration } from '@detroit-well/api-client/contract';
import {
  instalmentsLabel,
  laterPlans,
  planOptions,
  toCents,
  type Cents,
  type Instalment,
  type PaymentPlan,
} from '@detroit-well/pricing';
import type { DueNow } from '../card/wallet.ts';
import type { PlanOption } from '@detroit-well/ui/patterns/plan-chooser';

/** A payment plan as the plan chooser shows it, with its instalments. */
export interface PlanChoice extends PlanOption {
  readonly value: PaymentPlan;
  readonly todayCents: Cents;
  readonly totalCents: Cents;
  readonly instalments: readonly Instalment[];
}

const labels: Record<PaymentPlan, string> = { full: 'Pay in full', bi_weekly: 'Bi-weekly', weekly: 'Weekly' };

/**
 * Returns the plans for a price with their exact instalments (SPEC-B 10.2), without those whose last payment would come after the
 * session. A free session has one plan without instalments.
 *
 * @param start the start of the session, ISO.
 */
export function planChoices(priceCents: Cents, start: string, now: Date): readonly PlanChoice[] {
  return planOptions(priceCents, daysOf(start, now))
    .filter(({ unavailableReason }) => !unavailableReason)
    .map(({ plan, instalments, todayCents, totalCents }) => ({
      value: plan,
      label: labels[plan],
      detail: detailOf(instalments),
      amountLabel: instalmentsLabel(instalments),
      todayCents,
      totalCents,
      instalments,
    }));
}

/**
 * Returns the plans in which a reserved seat can be paid from today on (ADR-010). Only payment in full where none fits any more,
 * and empty where nothing is left to choose.
 *
 * @param start the start of the session, ISO.
 */
export function laterPlanChoices(
  { payment_plan: plan, price, instalments }: Pick<Registration, 'payment_plan' | 'price' | 'instalments'>,
  start: string,
  now: Date,
): readonly PlanChoice[] {
  const priceCents = toCents(price);
  const offered = laterPlans({ plan, priceCents, instalments }, daysOf(start, now));
  return planChoices(priceCents, start, now).filter(({ value }) => offered.includes(value));
}

const daysOf = (start: string, now: Date) => ({ today: studioDay(now), sessionDay: sessionDay(start, now) });

function detailOf(instalments: readonly Instalment[]): string {
  const last = instalments.at(-1);
  if (!last || instalments.length === 1) return 'One payment today';
  return `${instalments.length} payments, the last on ${formatMediumDay(last.dueOn)}`;
}

/** The chosen plan where the session offers it at this price; payment in full otherwise. */
export function fittingPlan(choices: readonly PlanChoice[], chosen: PaymentPlan): PaymentPlan {
  return choices.some(({ value }) => value === chosen) ? chosen : 'full';
}

/** The amount due when a form with this plan is sent. `saves`: the member saves the card. */
export const dueNow = (plan: PlanChoice | undefined, saves: boolean | undefined): DueNow => ({
  cents: plan?.todayCents ?? 0,
  keeps: saves === true || (plan !== undefined && plan.value !== 'full'),
});
