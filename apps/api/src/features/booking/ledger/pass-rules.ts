import { sql, type SQL } from 'drizzle-orm';
import { endedRefundStatuses, listed } from '../../../platform/database/schema/statuses.ts';
import { personOf } from '../../../platform/database/records-of-person.ts';

/** What the pass `p` of the version `v` costs, after its promo code. */
const priceOf = sql`(v.price_cents - coalesce((select n.off_cents from promo_uses n where n.pass_id = p.id), 0))`;

/** The rules of passes in every committed state. Each query returns the rows that break its rule. */
export const passRules: Readonly<Record<string, SQL>> = {
  'a paid pass has the credits that were bought and one payment, and no other has credits': sql`
    select p.id from passes p join plan_versions v on v.id = p.plan_version_id
    where (p.state <> 'active' or ${priceOf} > 0) and (
      (select count(*) from pass_credits c where c.pass_id = p.id) <> case p.state when 'active' then v.credits else 0 end
      or (p.state = 'active') <> (1 = (
        select count(*) from payments m where m.pass_id = p.id and m.kind = 'charge' and m.status = 'succeeded'
          and (p.state = 'active' or not exists (select 1 from payments back where back.refund_of_id = m.id)))))`,
  'a charge of a pass has a price of its plan': sql`
    select m.id from payments m join passes p on p.id = m.pass_id join plan_versions v on v.id = p.plan_version_id
    where m.kind = 'charge' and m.amount_cents <> ${priceOf}`,
  'a pass that a code made free has its credits and no payment': sql`
    select p.id from passes p join plan_versions v on v.id = p.plan_version_id
    where p.state = 'active' and ${priceOf} = 0 and (exists (select 1 from payments m where m.pass_id = p.id)
      or (select count(*) from pass_credits c where c.pass_id = p.id) <> v.credits)`,
  'a payment with a pass has the credit of the person who used it': sql`
    select m.id from payments m join registrations r on r.id = m.registration_id
      left join pass_uses u on u.registration_id = r.id left join passes p on p.id = u.pass_id
    where m.method = 'pass' and ${personOf(sql`p.user_id`)} is distinct from ${personOf(sql`r.user_id`)}`,
  'the refunds of a pass took the credits whose price they gave back': sql`
    select p.id from passes p join plan_versions v on v.id = p.plan_version_id
      join payments m on m.pass_id = p.id and m.kind = 'charge' and m.status = 'succeeded'
      cross join lateral (select coalesce(sum(back.amount_cents), 0)::int as cents from payments back
        where back.refund_of_id = m.id and back.status not in ${listed(endedRefundStatuses)}) back
      cross join lateral (select count(*) filter (where u.registration_id is null)::int as taken, count(*)::int as gone
        from pass_uses u where u.pass_id = p.id and u.returned_at is null) u
    where p.state = 'active' and (
      -- What the taken credits cost went back, and the price of one more only if no other was free.
      m.amount_cents * u.taken / v.credits > back.cents
      or (u.gone < v.credits and back.cents > 0 and m.amount_cents * (u.taken + 1) / v.credits <= back.cents))`,
  'a credit that is gone pays for a registration, and one that came back for none': sql`
    select u.id from pass_uses u join registrations r on r.id = u.registration_id
    where (u.returned_at is not null and r.status = 'confirmed') or not exists (
      select 1 from payments m where m.registration_id = u.registration_id and m.method = 'pass')`,
};
