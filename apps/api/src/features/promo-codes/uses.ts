import { sql } from 'drizzle-orm';
import { recordsOf } from '../../platform/database/records-of-person.ts';

/** How often the code `k` is in use: a use that came back is not counted. */
export const usesCount = sql`(select count(*)::int from promo_uses n where n.promo_code_id = k.id and n.returned_at is null)`;

/** The purchases of a person that a code was used for: `n` is in use, of any code. */
const usesOf = (personId: string) => sql`promo_uses n
  left join passes p on p.id = n.pass_id left join registrations r on r.id = n.registration_id
  left join memberships b on b.id = n.membership_id
  where n.returned_at is null and coalesce(p.user_id, r.user_id, b.user_id) in ${recordsOf(personId)}`;

/** How often a person uses the code `k`. */
export const usesCountOf = (personId: string) =>
  sql`(select count(*)::int from ${usesOf(personId)} and n.promo_code_id = k.id)`;

/** True if a person paid for anything before, or has something that a code made free. */
export const hasBought = (personId: string) => sql`(
  exists (select 1 from ${usesOf(personId)})
  or exists (
    select 1 from payments m
      left join registrations r on r.id = m.registration_id left join memberships b on b.id = m.membership_id
      left join passes p on p.id = m.pass_id left join gift_cards g on g.id = m.gift_card_id
    where m.kind = 'charge' and m.status = 'succeeded'
      and coalesce(r.user_id, b.user_id, p.user_id, g.buyer_id) in ${recordsOf(personId)}))`;
