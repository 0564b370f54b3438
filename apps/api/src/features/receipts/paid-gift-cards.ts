import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { epochMs } from '../../platform/database/instants.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';

const cardRow = z.object({
  recipientName: z.string(),
  payments: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(payments.kind.enumValues),
      status: z.enum(payments.status.enumValues),
      cents: z.int(),
      refundOfId: z.string().nullable(),
      createdMs: z.number(),
    }),
  ),
});

/** A gift card as its buyer sees it: for whom it is, and its part of the ledger. */
export type PaidGiftCard = z.output<typeof cardRow>;

/** The gift card that was bought with a payment; of a buyer, only what they bought. */
export async function findPaidGiftCard(
  db: Db,
  paymentId: string,
  buyerId?: string,
): Promise<PaidGiftCard | undefined> {
  const [card] = await readRows(
    cardRow,
    db.execute(sql`
    select g.recipient_name as "recipientName",
      (select json_agg(json_build_object('id', m.id, 'kind', m.kind, 'status', m.status, 'cents', m.amount_cents,
        'refundOfId', m.refund_of_id, 'createdMs', ${epochMs('m.created_at')}) order by m.created_at desc, m.id)
        from payments m where m.gift_card_id = g.id) as payments
    from gift_cards g
    where ${buyerId === undefined ? sql`true` : sql`g.buyer_id in ${recordsOf(buyerId)}`} and g.id = (select m.gift_card_id from payments m where m.id = ${paymentId})`),
  );
  return card;
}
