import { sql, type SQL } from 'drizzle-orm';
import { listed, liveRegistrationStatuses } from '../../../platform/database/schema/statuses.ts';

/** The rules of promo codes in every committed state. Each query returns the rows that break its rule. */
export const promoRules: Readonly<Record<string, SQL>> = {
  'the use of a code by a pass came back if the purchase ended, and only then': sql`
    select n.id from promo_uses n join passes p on p.id = n.pass_id
    where (n.returned_at is null) <> (p.state <> 'cancelled')`,
  'the use of a code by a membership came back if it was never paid, and only then': sql`
    select n.id from promo_uses n join memberships b on b.id = n.membership_id
    where (n.returned_at is null) <> not (b.state = 'cancelled' and b.anchor_day is null)`,
  'a code takes at most its price off a pass': sql`
    select n.id from promo_uses n join passes p on p.id = n.pass_id join plan_versions v on v.id = p.plan_version_id
    where n.off_cents > v.price_cents`,
  // Of a place that a person cancelled, it may have come back or not.
  'the use of a code by a place came back if its hold ended or the studio cancelled, and not while it is live': sql`
    select n.id from promo_uses n join registrations r on r.id = n.registration_id
    where case when r.status in ${listed(liveRegistrationStatuses)} then n.returned_at is not null
      when r.status = 'released' or r.cancelled_by = 'business' then n.returned_at is null else false end`,
  'a place has a code or a credit, not both': sql`
    select n.id from promo_uses n join payments m on m.registration_id = n.registration_id
    where m.method in ('pass', 'included')`,
};
