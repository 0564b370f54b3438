import type { Contract } from '@detroit-well/api-client/contract';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Handler } from '../../platform/calls/calls.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import type { MoneyDeps } from './dependencies.ts';
import { findPayment, refundsOf } from './payment-list.ts';

const became = z.object({
  provider_ref: z.string().nullable(),
  payout_id: z.string().nullable(),
  payout_on: z.string().nullable(),
  closing_id: z.string().nullable(),
});

/** One payment or refund, with what became of it. */
export const readPayment: Handler<Contract['officePayments']['read'], MoneyDeps> = ({ params }, { office }) =>
  office.read(async (db) => {
    const payment = await findPayment(db, params.id);
    const [since] = await readRows(
      became,
      // The start of the first till is no closing.
      db.execute(sql`
        select m.provider_ref, y.id as payout_id, y.arrives_on::text as payout_on, c.id as closing_id
        from payments m left join payout_entries e on e.kind = m.kind and e.ref = m.provider_ref
          left join provider_payouts y on y.id = e.payout_id and y.provider = m.provider
          left join till_closings c on c.id = m.till_closing_id and c.actor_id is not null
        where m.id = ${params.id} order by y.id nulls last limit 1`),
    );
    if (since === undefined) throw new Error('the payment is gone');
    return { ...payment, ...since, refunds: await refundsOf(db, params.id) };
  });
