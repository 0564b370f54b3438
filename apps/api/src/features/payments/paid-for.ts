import { sql } from 'drizzle-orm';
import { personName } from '../../platform/database/person-name.ts';

/**
 * The subject and the payer of a row `m` of the ledger: registration `r` of session `s`, membership `b`, pass `p` of plan version
 * `v` or gift card `g`; the payer as user `u` with profile `f`.
 */
export const payerId = sql`coalesce(r.user_id, b.user_id, p.user_id, g.buyer_id)`;

export const paidForJoins = sql`left join registrations r on r.id = m.registration_id
  left join sessions s on s.id = r.session_id left join memberships b on b.id = m.membership_id
  left join passes p on p.id = m.pass_id left join plan_versions v on v.id = p.plan_version_id
  left join gift_cards g on g.id = m.gift_card_id
  left join users u on u.id = ${payerId} left join profiles f on f.user_id = u.id`;

/** Their name, the address of a guest, or an empty text. */
export const payerName = sql`coalesce(${personName('u', 'f')}, r.guest_email, g.sender_name, '')`;

/** The subject of the payment, in words. */
export const paidFor = sql`coalesce(s.title, b.tier, v.name, 'a gift card for ' || g.recipient_name)`;
