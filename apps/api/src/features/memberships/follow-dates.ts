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

/** The state today: a date may have passed since the job ran. */
export const currentState = (
  membership: Pick<Membership, 'state' | 'startDate' | 'endDate'>,
  today: string,
): Membership['state'] => {
  const { state } = membership;
  const byDates = stateOn(membership, today);
  return state === 'pending' || (isOneOf(liveMembershipStates, state) && byDates === 'expired')
    ? byDates
    : state;
};

/** Begins the memberships whose first day has come, and ends those whose last day is over. `which`: only these. */
export async function followDates(db: Db, today: string, which: SQL = sql`true`): Promise<void> {
  await db.execute(sql`
    update memberships set state = case when end_date < ${today}::date then 'expired' else 'active' end
    where ${which} and ((state = 'pending' and start_date <= ${today}::date)
      or (state in ${listed(liveMembershipStates)} and end_date < ${today}::date))`);
}
