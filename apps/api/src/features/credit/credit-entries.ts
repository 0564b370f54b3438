import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { epochMs } from '../../platform/database/instants.ts';
import { personName } from '../../platform/database/person-name.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';

const entryRow = z.object({
  number: z.int(),
  cents: z.int(),
  balanceCents: z.int(),
  atMs: z.number(),
  paymentId: z.string().nullable(),
  giftCardId: z.string().nullable(),
  isByTeam: z.boolean(),
  isByDesk: z.boolean(),
  actorName: z.string().nullable(),
  reason: z.string().nullable(),
  name: z.string(),
  sessionId: z.string().nullable(),
});

type CreditEntryRow = z.output<typeof entryRow>;

/** How an entry changed the studio credit. */
export function kindOf({ cents, paymentId, giftCardId, isByTeam, isByDesk }: CreditEntryRow) {
  if (giftCardId !== null) return 'gift_card';
  if (isByTeam) return cents > 0 ? 'given' : 'taken_back';
  if (paymentId === null) return 'forfeited';
  if (cents <= 0) return 'spent';
  return isByDesk ? 'given' : 'refund';
}

/** The changes of the studio credit of a person, newest first. */
export const creditEntriesOf = (db: Db, userId: string): Promise<CreditEntryRow[]> =>
  readRows(
    entryRow,
    db.execute(sql`
      select (row_number() over history)::int as number, e.cents, (sum(e.cents) over history)::int as "balanceCents", ${epochMs('e.created_at')} as "atMs",
        e.payment_id as "paymentId", e.gift_card_id as "giftCardId", s.id as "sessionId",
        e.actor_id is not null as "isByTeam", m.actor_id is not null as "isByDesk",
        ${personName('au', 'af')} as "actorName", coalesce(e.reason, m.reason) as reason,
        coalesce(s.title, sold.name, b.tier, v.name, '') as name
      from credit_entries e left join payments m on m.id = e.payment_id
        left join registrations r on r.id = m.registration_id left join sessions s on s.id = r.session_id
        left join payments paid on paid.id = m.refund_of_id
        left join plan_versions sold on sold.id = coalesce(m.plan_version_id, paid.plan_version_id)
        left join memberships b on b.id = m.membership_id
        left join passes p on p.id = m.pass_id left join plan_versions v on v.id = p.plan_version_id
        left join users au on au.id = coalesce(e.actor_id, m.actor_id) left join profiles af on af.user_id = au.id
      where e.user_id in ${recordsOf(userId)}
      window history as (order by e.created_at, e.user_id, e.number) order by number desc`),
  );
