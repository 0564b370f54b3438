import { sql } from 'drizzle-orm';

/**
 * The version of a plan that the next period of a membership costs: the plan that its member chose, or its own at the price that
 * holds on the first unpaid day. Refers to `b` (memberships).
 */
export const nextVersion = sql`coalesce(b.next_plan_version_id,
  (select p.version_id from membership_prices p
    where p.membership_id = b.id and p.notice_id is null and p.from_day <= b.paid_until order by p.from_day desc limit 1),
  b.plan_version_id)`;
