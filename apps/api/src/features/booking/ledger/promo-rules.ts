import { sql, type SQL } from 'drizzle-orm';

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
};
