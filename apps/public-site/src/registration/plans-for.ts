import { formatMediumDay, sessionDay, studioDay } from '@detroit-well/config/studio-time';
import {
  instalmentsLabel,
  planOptions,
  toCents,
  type Instalment,
  type PaymentPlan,
} from '@detroit-well/pricing';
import type { SessionSummary } from '../sessions/session-view.ts';

export interface PlanChoice {
  value: PaymentPlan;
  label: string;
  detail: string;
  amountLabel: string;
  disabledReason?: string | undefined;
  todayCents: number;
  totalCents: number;
  instalments: readonly Instalment[];
}

const labels: Record<PaymentPlan, string> = {
  full: 'Pay in full',
  bi_weekly: 'Bi-weekly',
  weekly: 'Weekly',
};
const rhythm: Record<PaymentPlan, string> = {
  full: 'One payment today',
  bi_weekly: 'payments, two weeks apart',
  weekly: 'payments, one a week',
};

/** The plans for the public price with their exact instalments (SPEC-B 10.2). A plan that ends too late is marked. */
export function plansFor(session: SessionSummary, now: string): readonly PlanChoice[] {
  const days = { today: studioDay(now), sessionDay: sessionDay(session.start, now) };
  return planOptions(toCents(session.price_public), days)
    .filter(({ refused }) => refused !== 'free')
    .map(({ plan, instalments, todayCents, totalCents, refused }) => ({
      value: plan,
      label: labels[plan],
      detail: plan === 'full' ? rhythm.full : `${instalments.length} ${rhythm[plan]}`,
      amountLabel: instalmentsLabel(instalments),
      disabledReason: refused ? 'The last payment would be due after the session' : undefined,
      todayCents,
      totalCents,
      instalments,
    }));
}

/** When an instalment is due, as a calendar day of the studio: `Nov 20, 2026`. */
export const dueDate = (day: string): string => formatMediumDay(day);
