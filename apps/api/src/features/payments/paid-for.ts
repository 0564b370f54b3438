import { sql } from 'drizzle-orm';
import { personName } from '../../platform/database/person-name.ts';

/** The record that paid for a row of the ledger. */
const recordId = sql`coalesce(r.user_id, b.user_id, p.user_id, g.buyer_id)`;

/**
 * The subject and the payer of a row `m` of the ledger: registration `r` of session `s`, membership `b`, pass `p` of plan version
 * `v` or gift card `g`; the payer as user `u` with profile `f`.
 */
export const payerId = sql`u.id`;

export const paidForJoins = sql`left join registrations r on r.id = m.registration_id
  left join sessions s on s.id = r.session_id left join memberships b on b.id = m.membership_id
  left join passes p on p.id = m.pass_id left join plan_versions v on v.id = p.plan_version_id
  left join gift_cards g on g.id = m.gift_card_id
  left join users own on own.id = ${recordId} left join users u on u.id = own.person_id
  left join profiles f on f.user_id = u.id`;

/** Who bought the gift card `g`: their address where they gave no name, and `No name` after both were erased. */
export const giftCardBuyer = sql`coalesce(nullif(g.sender_name, ''), nullif(g.sender_email, ''), 'No name')`;

/** The payer's name, or the address of a guest. */
export const payerName = sql`coalesce(${personName('u', 'f')}, nullif(r.guest_email, ''), ${giftCardBuyer})`;

/** The subject of the payment, in words. */
export const paidFor = sql`coalesce(s.title, b.tier, v.name, 'a gift card for ' || g.recipient_name)`;

/** The id of the plan of a membership or pass that was paid for. Of a refund, that of its payment; null for anything else. */
export const planId = sql`(select w.plan_id from plan_versions w where w.id = coalesce(p.plan_version_id,
  m.plan_version_id, (select q.plan_version_id from payments q where q.id = m.refund_of_id), b.plan_version_id))`;
