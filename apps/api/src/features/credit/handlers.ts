import { toStudioIso } from '@detroit-well/config/studio-time';
import { fromCents } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { HandlersOf } from '../../platform/calls/calls.ts';
import { epochMs } from '../../platform/database/instants.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { spendableCredit } from '../booking/ledger/credit.ts';

const entryRow = z.object({
  number: z.int(),
  cents: z.int(),
  balanceCents: z.int(),
  atMs: z.number(),
  paymentId: z.string().nullable(),
  giftCardId: z.string().nullable(),
  isByDesk: z.boolean(),
  name: z.string(),
  sessionId: z.string().nullable(),
});

function kindOf({ cents, paymentId, giftCardId, isByDesk }: z.output<typeof entryRow>) {
  if (giftCardId !== null) return 'gift_card';
  if (paymentId === null) return 'forfeited';
  if (cents <= 0) return 'spent';
  return isByDesk ? 'given' : 'refund';
}

export const creditHandlers: HandlersOf<'credit'> = {
  get: async ({ caller }, { database }) => ({
    balance: fromCents(await spendableCredit(database.db, caller.userId)),
  }),

  history: async ({ caller }, { database }) => {
    const entries = await readRows(
      entryRow,
      database.db.execute(sql`
      select e.number, e.cents, e.balance_cents as "balanceCents", ${epochMs('e.created_at')} as "atMs",
        e.payment_id as "paymentId", e.gift_card_id as "giftCardId", s.id as "sessionId", m.actor_id is not null as "isByDesk",
        coalesce(s.title, sold.name, b.tier, v.name, '') as name
      from credit_entries e left join payments m on m.id = e.payment_id
        left join registrations r on r.id = m.registration_id left join sessions s on s.id = r.session_id
        left join payments paid on paid.id = m.refund_of_id
        left join plan_versions sold on sold.id = coalesce(m.plan_version_id, paid.plan_version_id)
        left join memberships b on b.id = m.membership_id
        left join passes p on p.id = m.pass_id left join plan_versions v on v.id = p.plan_version_id
      where e.user_id = ${caller.userId} order by e.number desc`),
    );
    return entries.map((entry) => ({
      id: String(entry.number),
      at: toStudioIso(entry.atMs),
      kind: kindOf(entry),
      amount: fromCents(Math.abs(entry.cents)),
      balance: fromCents(entry.balanceCents),
      name: entry.name,
      session_id: entry.sessionId,
    }));
  },
};
