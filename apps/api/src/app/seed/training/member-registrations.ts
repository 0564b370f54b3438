import { dayMs } from '@detroit-well/config/durations';
import type { PlannedSession } from './calendar.ts';
import type { PaymentPlan } from '@detroit-well/pricing';

/** A person's registration and how much of it is paid. */
export interface SeededRegistration {
  session: PlannedSession;
  userId: string;
  rate: 'member' | 'public';
  plan: PaymentPlan;
  /** The number of paid instalments of the plan. */
  paid: number;
  registeredAt: Date;
  /** Decides the attendance at the meetings that are over. */
  turn: number;
}

/**
 * The registrations of member@demo.test: one paid with updates, one with payment pending, one on a half-paid plan, and
 * three completed ones. Never the full session, nor the one that must keep two free seats.
 */
export function memberRegistrations(calendar: readonly PlannedSession[], now: Date): SeededRegistration[] {
  const ofSeries = (key: string, ahead: boolean) =>
    calendar
      .filter(
        ({ of, startsAt, status }) => of.key === key && startsAt > now === ahead && status !== 'cancelled',
      )
      .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const registrationOf = (
    session: PlannedSession | undefined,
    daysAgo: number,
    { plan, paid }: Pick<SeededRegistration, 'plan' | 'paid'> = { plan: 'full', paid: 1 },
  ): SeededRegistration[] => {
    if (session === undefined) return [];
    const registeredAt = new Date(Math.min(now.getTime(), session.startsAt.getTime()) - daysAgo * dayMs);
    return [{ session, userId: 'person-member', rate: 'member', plan, paid, registeredAt, turn: 0 }];
  };
  return [
    ...registrationOf(ofSeries('rhythm-and-glide', true)[0], 6),
    ...registrationOf(ofSeries('detroit-style-open-floor', true)[1], 2, { plan: 'full', paid: 0 }),
    ...registrationOf(ofSeries('backward-fundamentals', true)[1], 3, { plan: 'bi_weekly', paid: 1 }),
    ...registrationOf(ofSeries('balance-lab', false)[0], 9),
    ...registrationOf(ofSeries('rhythm-and-glide', false)[0], 12),
    ...registrationOf(ofSeries('slow-flow-deep-house', false)[0], 4),
  ];
}
