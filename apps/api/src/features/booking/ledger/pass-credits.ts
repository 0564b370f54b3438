import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { takeRefundedCredits } from './pass-refunds.ts';
import { recordsOf } from '../../../platform/database/records-of-person.ts';

const creditRow = z.object({ passId: z.string(), number: z.int(), expiresOn: z.string() });

/** A credit of a pass that can pay for a registration. */
export type FreeCredit = z.output<typeof creditRow>;

/** The credits of a person that pay for nothing at the moment. */
export const freeCredits = (db: Db, userId: string): Promise<FreeCredit[]> =>
  readRows(
    creditRow,
    db.execute(sql`
    select c.pass_id as "passId", c.number, c.expires_on::text as "expiresOn"
    from passes p join pass_credits c on c.pass_id = p.id
    where p.user_id in ${recordsOf(userId)} and p.state = 'active' and not exists (
      select 1 from pass_uses u where u.pass_id = c.pass_id and u.number = c.number and u.returned_at is null)`),
  );

/**
 * Gives back the credit that pays for a registration, with this last day. If its money was refunded at the provider meanwhile, it
 * is gone at once.
 */
export async function returnCredit(
  tx: Db,
  registrationId: string,
  lastDay: string,
  now: Date,
): Promise<void> {
  const returned = await readRows(
    creditRow.pick({ passId: true }),
    tx.execute(sql`
    with returned as (
      update pass_uses set returned_at = ${now.toISOString()}::timestamptz
      where registration_id = ${registrationId} and returned_at is null returning pass_id, number
    )
    update pass_credits c set expires_on = ${lastDay}::date from returned
    where c.pass_id = returned.pass_id and c.number = returned.number returning c.pass_id as "passId"`),
  );
  for (const { passId } of returned) await takeRefundedCredits(tx, passId, now);
}
