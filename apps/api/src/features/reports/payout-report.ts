import { fromCents } from '@detroit-well/pricing';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import { providerPayouts } from '../../platform/database/schema/provider-payouts.ts';
import { matchesSearch, type List } from '../../platform/lists/list.ts';
import type { Within } from './days.ts';

const amount = z.int().transform(fromCents);

const row = z.object({
  id: z.string(),
  arrives_on: z.string(),
  status: z.enum(providerPayouts.status.enumValues),
  amount,
  withdrawn: amount,
  charges: amount,
  refunds: amount,
  fees: amount,
  added: amount,
  withheld: amount,
  missing: z.int(),
});

const sumOf = (cents: SQL, condition: SQL): SQL =>
  sql`coalesce(sum(${cents}) filter (where ${condition}), 0)::int`;

/** The payouts of the provider to the bank, and their parts. `missing`: entries that the ledger does not have. */
export const payoutReport = (within: Within, search: string | undefined): List<typeof row.shape> => ({
  row,
  select: sql`o.*`,
  from: sql`(
    select y.id, y.arrives_on::text as arrives_on, y.status, greatest(y.amount_cents, 0) as amount,
      greatest(-y.amount_cents, 0) as withdrawn, ${sumOf(sql`e.cents`, sql`e.kind = 'charge'`)} as charges,
      ${sumOf(sql`-e.cents`, sql`e.kind = 'refund'`)} as refunds, coalesce(sum(e.fee_cents), 0)::int as fees,
      ${sumOf(sql`e.cents`, sql`e.kind = 'other' and e.cents > 0`)} as added,
      ${sumOf(sql`-e.cents`, sql`e.kind = 'other' and e.cents < 0`)} as withheld,
      count(*) filter (where e.kind <> 'other' and m.id is null)::int as missing
    from provider_payouts y left join payout_entries e on e.payout_id = y.id
      left join payments m on m.provider = y.provider and m.kind = e.kind and m.provider_ref = e.ref
        and m.status = 'succeeded' and m.amount_cents = abs(e.cents)
    where ${within(sql`(y.arrives_on::timestamp at time zone 'America/Detroit')`)}
    group by y.id) o`,
  where: [matchesSearch(sql`o.arrives_on`, search)],
  id: sql`o.id`,
  sorts: { day: { by: sql`o.arrives_on`, type: 'text' } },
  sortedBy: '-day',
});
