import { sql, type SQL } from 'drizzle-orm';
import { personOf } from '../../../platform/database/records-of-person.ts';

/** The rules of included sessions in every committed state. Each query returns the rows that break its rule. */
export const includedRules: Readonly<Record<string, SQL>> = {
  'an included session pays for one registration at most': sql`
    select u.membership_id as id from included_uses u where u.returned_at is null
    group by u.membership_id, u.month, u.number having count(*) > 1`,
  'a payment with an included session has one, of the person who used it': sql`
    select m.id from payments m join registrations r on r.id = m.registration_id
    where m.method = 'included' and not exists (
      select 1 from included_uses u join memberships b on b.id = u.membership_id
      where u.registration_id = r.id and ${personOf(sql`b.user_id`)} is not distinct from ${personOf(sql`r.user_id`)}
        and (u.returned_at is null or r.status <> 'confirmed'))`,
  'an included session that is gone pays for a registration': sql`
    select u.id from included_uses u where not exists (
      select 1 from payments m where m.registration_id = u.registration_id and m.method = 'included')`,
};
