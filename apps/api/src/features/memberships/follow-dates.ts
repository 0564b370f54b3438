import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { memberships } from '../../platform/database/schema/people.ts';
import { isOneOf, listed, liveMembershipStates } from '../../platform/database/schema/statuses.ts';

type Membership = typeof memberships.$inferSelect;

/** The state of a membership without any other reason than its dates. */
export function stateOn(
  { startDate, endDate }: { readonly startDate: string; readonly endDate?: string | null | undefined },
  today: string,
): Extract<Membership['state'], 'pending' | 'active' | 'expired'> {
  if (endDate != null && endDate < today) return 'expired';
  return startDate > today ? 'pending' : 'active';
}

/** The state today: a date may have passed since the job ran. A bought membership stays pending until it is paid. */
export const currentState = (
  membership: Pick<
    Membership,
    'state' | 'source' | 'startDate' | 'endDate' | 'cancelAtPeriodEnd' | 'pauseFrom' | 'pauseUntil'
  >,
  today: string,
): Membership['state'] => {
  const { state, source, cancelAtPeriodEnd } = membership;
  if (state === 'pending' && source === 'bought') return state;
  const byDates = stateOn(membership, today);
  if (isOneOf(liveMembershipStates, state) && byDates === 'expired')
    return cancelAtPeriodEnd ? 'cancelled' : byDates;
  if (state === 'active' || state === 'paused') {
    const { pauseFrom, pauseUntil } = membership;
    const isPaused = pauseFrom !== null && pauseUntil !== null && pauseFrom <= today && today < pauseUntil;
    return isPaused ? 'paused' : 'active';
  }
  return state === 'pending' ? byDates : state;
};

/** True if a person has or had it. One whose first payment failed is only in the ledger. Refers to the table by its name. */
export const everHeld = sql`(memberships.source = 'granted' or memberships.paid_until is not null)`;

/** The months between the anchor day and the first unpaid day. */
export const monthsPaid = sql`memberships.paid_periods * (
  select case v.period when 'year' then 12 else 1 end from plan_versions v where v.id = memberships.plan_version_id)`;

/**
 * Begins the memberships whose first day has come, and ends those whose last day is over. Begins pauses, and ends them: the first
 * unpaid day moves by their days, and the periods count from there. `which`: only these.
 */
export async function followDates(db: Db, today: string, which: SQL = sql`true`): Promise<void> {
  await db.execute(sql`
    update memberships set months_before = months_before + ${monthsPaid}, paid_until = paid_until + (pause_until - pause_from),
      anchor_day = paid_until + (pause_until - pause_from), paid_periods = 0, pause_from = null, pause_until = null,
      state = 'active'
    where ${which} and state in ('active', 'paused') and pause_until <= ${today}::date`);
  await db.execute(sql`
    update memberships set state = 'paused' where ${which} and state = 'active' and pause_from <= ${today}::date`);
  await db.execute(sql`
    update memberships set state = case when end_date < ${today}::date
        then case when cancel_at_period_end then 'cancelled' else 'expired' end else 'active' end
    where ${which} and ((state = 'pending' and source = 'granted' and start_date <= ${today}::date)
      or (state in ${listed(liveMembershipStates)} and (state <> 'pending' or source = 'granted') and end_date < ${today}::date))`);
}
