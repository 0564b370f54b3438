import type { OfficeGiftCard, OfficeGiftCardFilters } from '@detroit-well/api-client/contract';
import { addDays, studioInstant, toStudioIso } from '@detroit-well/config/studio-time';
import { fromCents } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { epochMs } from '../../platform/database/instants.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { endedRefundStatuses, listed } from '../../platform/database/schema/statuses.ts';
import { matchesSearch, type List } from '../../platform/lists/list.ts';

const amount = z.int().transform(fromCents);
const at = z.number().transform((ms) => toStudioIso(ms));

const giftCardRow = z.object({
  id: z.string(),
  status: z.enum(['pending', 'cancelled', 'paid', 'sent', 'redeemed', 'refunded']),
  amount,
  left: amount,
  buyer_id: z.string().nullable(),
  buyer_name: z.string(),
  buyer_email: z.string(),
  recipient_name: z.string(),
  recipient_email: z.string(),
  send_on: z.string().nullable(),
  sent_at: at.nullable(),
  redeemed_at: at.nullable(),
  at,
  payment_id: z.string().nullable(),
});

/** A refund that is pending or done takes the code away, whatever became of the card. */
const status = sql`case when g.status in ('paid', 'sent') and exists (
    select 1 from payments back where back.gift_card_id = g.id and back.kind = 'refund'
      and back.status not in ${listed(endedRefundStatuses)}) then 'refunded' else g.status end`;

const select = sql`g.id, ${status} as status, g.amount_cents as amount,
  case when ${status} in ('paid', 'sent') then g.amount_cents else 0 end as "left",
  g.buyer_id, g.sender_name as buyer_name, g.sender_email as buyer_email, g.recipient_name, g.recipient_email,
  g.send_on::text as send_on, ${epochMs('g.sent_at')} as sent_at, ${epochMs('g.redeemed_at')} as redeemed_at,
  ${epochMs('g.created_at')} as at,
  (select m.id from payments m where m.gift_card_id = g.id and m.kind = 'charge' and m.status = 'succeeded') as payment_id`;

const startOf = (day: string) => sql`${studioInstant(day).toISOString()}::timestamptz`;

export const giftCardList = (
  filters: Omit<OfficeGiftCardFilters, 'sort'>,
): List<typeof giftCardRow.shape> => ({
  row: giftCardRow,
  select,
  from: sql`gift_cards g`,
  where: [
    matchesSearch(
      sql`g.sender_name || ' ' || g.sender_email || ' ' || g.recipient_name || ' ' || g.recipient_email`,
      filters.search,
    ),
    filters.status === undefined ? undefined : sql`${status} = ${filters.status}`,
    filters.start_date === undefined ? undefined : sql`g.created_at >= ${startOf(filters.start_date)}`,
    filters.end_date === undefined ? undefined : sql`g.created_at < ${startOf(addDays(filters.end_date, 1))}`,
  ],
  id: sql`g.id`,
  sorts: {
    at: { by: sql`g.created_at`, type: 'timestamptz' },
    amount: { by: sql`g.amount_cents`, type: 'bigint' },
  },
  sortedBy: '-at',
});

/** One gift card, as the list has it. */
export async function findGiftCard(db: Db, id: string): Promise<OfficeGiftCard> {
  const [card] = await readRows(
    giftCardRow,
    db.execute(sql`select ${select} from gift_cards g where g.id = ${id}`),
  );
  if (card === undefined) throw problem('not_found');
  return card;
}
