import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { epochMs } from '../../platform/database/instants.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { payments } from '../../platform/database/schema/payments.ts';

const paymentRow = z.object({
  id: z.string(),
  kind: z.enum(payments.kind.enumValues),
  status: z.enum(payments.status.enumValues),
  cents: z.int(),
  refundOfId: z.string().nullable(),
  createdMs: z.number(),
});

const useRow = z.object({
  number: z.int(),
  /** Null, with the two below: its share of the price went back. */
  title: z.string().nullable(),
  startsMs: z.number().nullable(),
  /** True if its registration still stands. */
  isBooked: z.boolean().nullable(),
  usedMs: z.number(),
  returnedMs: z.number().nullable(),
});

const passRow = z.object({
  id: z.string(),
  name: z.string(),
  credits: z.int(),
  cents: z.int(),
  /** The last day that was bought. A credit that the studio gave back may have a later one. */
  expiresOn: z.string(),
  /** The last day of each credit, soonest first. */
  lastDays: z.array(z.object({ number: z.int(), expiresOn: z.string() })),
  paidMs: z.number(),
  uses: z.array(useRow),
  payments: z.array(paymentRow),
  /** The promo code that its price has, and what it took off in cents; null without one. */
  promo: z.object({ code: z.string(), offCents: z.int() }).nullable(),
});

/** A paid pass with every use of its credits and its part of the ledger. */
export type PassRecord = z.output<typeof passRow>;

/** The paid passes that fit `where`, newest first. Refers to `p` (passes). */
export const findPasses = (db: Db, where: SQL): Promise<PassRecord[]> =>
  readRows(
    passRow,
    db.execute(sql`
    select p.id, v.name, v.credits, v.price_cents as cents, ${epochMs('p.paid_at')} as "paidMs",
      (select min(c.expires_on)::text from pass_credits c where c.pass_id = p.id) as "expiresOn",
      (select json_agg(json_build_object('number', c.number, 'expiresOn', c.expires_on) order by c.expires_on, c.number)
        from pass_credits c where c.pass_id = p.id) as "lastDays",
      coalesce((select json_agg(json_build_object('number', u.number, 'title', s.title, 'startsMs', ${epochMs('s.starts_at')},
        'isBooked', r.status = 'confirmed', 'usedMs', ${epochMs('u.used_at')}, 'returnedMs', ${epochMs('u.returned_at')})
        order by u.used_at, u.number)
        from pass_uses u left join registrations r on r.id = u.registration_id left join sessions s on s.id = r.session_id
        where u.pass_id = p.id), '[]') as uses,
      coalesce((select json_agg(json_build_object('id', m.id, 'kind', m.kind, 'status', m.status, 'cents', m.amount_cents,
        'refundOfId', m.refund_of_id, 'createdMs', ${epochMs('m.created_at')}) order by m.created_at desc, m.id)
        from payments m where m.pass_id = p.id), '[]') as payments,
      (select json_build_object('code', k.code, 'offCents', n.off_cents)
        from promo_uses n join promo_codes k on k.id = n.promo_code_id where n.pass_id = p.id) as promo
    from passes p join plan_versions v on v.id = p.plan_version_id
    where p.state = 'active' and ${where} order by p.paid_at desc, p.id`),
  );
