import { dayMs } from '@detroit-well/config/durations';
import type { PaymentPlan } from '@detroit-well/pricing';
import type { PlannedSession } from './calendar.ts';
import type { SeededRegistration } from './add-registration.ts';

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
    { plan = 'full', isPaid = true }: { plan?: PaymentPlan; isPaid?: boolean } = {},
  ): SeededRegistration[] => {
    if (session === undefined) return [];
    const bookedAt = new Date(Math.min(now.getTime(), session.startsAt.getTime()) - daysAgo * dayMs);
    const by = isPaid ? ('card' as const) : undefined;
    return [{ session, userId: 'person-member', rate: 'member', plan, by, bookedAt, cardId: memberCard }];
  };
  return [
    ...registrationOf(ofSeries('rhythm-and-glide', true)[0], 6),
    ...registrationOf(ofSeries('detroit-style-open-floor', true)[1], 2, { isPaid: false }),
    ...registrationOf(ofSeries('backward-fundamentals', true)[1], 3, { plan: 'bi_weekly' }),
    ...registrationOf(ofSeries('balance-lab', false)[0], 9),
    ...registrationOf(ofSeries('rhythm-and-glide', false)[0], 12),
    ...registrationOf(ofSeries('slow-flow-deep-house', false)[0], 4),
  ];
}

/** The card in the sandbox that pays the instalments of member@demo.test. */
export const memberCard = 'pm_sandbox_person-member';
