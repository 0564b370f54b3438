import type { Plan } from '@detroit-well/api-client/contract';
import { addDays, formatLongDay } from '@detroit-well/config/studio-time';
import { periodStart, type PlanPeriod } from '@detroit-well/pricing';

/** A membership on sale. */
export type SoldPlan = Plan & { readonly period: PlanPeriod };

export type PlanChoice = Pick<SoldPlan, 'id' | 'name' | 'price' | 'period'>;

/** A plan as a panel sells it: in the version that was on the screen. */
export type OfferedPlan = PlanChoice & Pick<SoldPlan, 'version_id'>;

export const periodNames = { month: 'Monthly', year: 'Yearly' } as const;

/** Such as `Standard, monthly`. */
export const planTitle = ({ name, period }: Pick<PlanChoice, 'name' | 'period'>): string =>
  `${name}, ${periodNames[period].toLowerCase()}`;

export const isSold = (plan: Plan): plan is SoldPlan => plan.kind === 'membership' && plan.period !== null;

/** The next payment of a membership that begins today, and its day. */
export interface FirstPeriod {
  /** The last day that is paid today. */
  readonly lastDay: string;
  /** The day of the next payment. */
  readonly nextOn: string;
  /** When later ones are charged, such as `on the 25th of every month`. */
  readonly every: string;
}

export function firstPeriod(period: PlanPeriod, today: string): FirstPeriod {
  const nextOn = periodStart(today, period, 1);
  const day = Number(today.slice(8));
  const every =
    period === 'month'
      ? `on the ${ordinal(day)} of every month`
      : `every ${formatLongDay(today)
          .replace(/^[^,]*, /, '')
          .replace(/, \d+$/, '')}`;
  return { lastDay: addDays(nextOn, -1), nextOn, every };
}

function ordinal(day: number): string {
  const ending = day >= 11 && day <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
}
