import type { Plan, Session } from '@detroit-well/api-client/contract';
import { studioDay, type Day } from '@detroit-well/config/studio-time';
import { toCents, type Cents, type RatedPrice } from '@detroit-well/pricing';
import { firstPeriod, isSold, type FirstPeriod, type SoldPlan } from './sold-plan.ts';

/** A membership whose first period covers the session, so that the member rate holds for it. */
export interface JoinOffer {
  readonly plan: SoldPlan;
  readonly planCents: Cents;
  /** The number of sessions that it includes each month, where one of them pays for the session; 0 where none does. */
  readonly includedCount: number;
  readonly memberCents: Cents;
  readonly publicCents: Cents;
  readonly period: FirstPeriod;
}

type OfferedSession = Pick<Session, 'price_member' | 'start_datetime' | 'meetings'>;

/** True if a person without a membership pays more than a member. */
export const isDearer = (
  { price_member }: Pick<Session, 'price_member'>,
  { cents, rate }: RatedPrice,
): boolean => rate === 'public' && toCents(price_member) > 0 && toCents(price_member) < cents;

/** The membership that a person without one can buy while registering; null where none gives the session a lower price. */
export function joinOffer(
  session: OfferedSession,
  price: RatedPrice,
  plans: readonly Plan[],
  today: Day,
): JoinOffer | null {
  // Not an introductory one: whoever registers may have been here before.
  const plan = plans
    .filter(isSold)
    .find(({ benefits, introductory }) => benefits?.member_rate === true && !introductory);
  if (plan === undefined || !isDearer(session, price)) return null;
  const period = firstPeriod(plan.period, today);
  if (studioDay(session.start_datetime) >= period.nextOn) return null;
  return {
    plan,
    planCents: toCents(plan.price),
    // The months of the first period are paid. No included session pays for a course.
    includedCount: session.meetings.length === 1 ? (plan.benefits?.sessions_per_month ?? 0) : 0,
    memberCents: toCents(session.price_member),
    publicCents: price.cents,
    period,
  };
}

/** The price of the session for a person who joins. */
export const joinedSessionCents = ({ includedCount, memberCents }: JoinOffer): Cents =>
  includedCount > 0 ? 0 : memberCents;
