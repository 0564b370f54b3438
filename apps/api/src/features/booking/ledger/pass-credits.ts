import { sql, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { takeRefundedCredits } from './pass-refunds.ts';

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
    where p.user_id = ${userId} and p.state = 'active' and not exists (
      select 1 from pass_uses u where u.pass_id = c.pass_id and u.number = c.number and u.returned_at is null)`),
  );

/** A registration that a credit pays for, as it is reserved. */
interface PaidByCredit {
  readonly instalmentId: string | null;
  readonly cents: number;
  /** The instant as a parameter of the statement. */
  readonly at: SQL;
}

/**
 * Parts of the statement that reserves a seat, after its part `registered`: the credit is used, and the ledger has an entry of the
 * seat's price without money. The statement fails if another registration used the credit meanwhile.
 */
export const usingCredit = (
  { passId, number }: FreeCredit,
  { instalmentId, cents, at }: PaidByCredit,
): SQL => sql`, crediting as (
    insert into pass_uses (id, pass_id, number, registration_id, used_at)
    select ${randomUUID()}::text, ${passId}::text, ${number}::smallint, registered.id, ${at} from registered
  ), entered as (
    insert into payments (id, registration_id, instalment_id, kind, method, amount_cents, status, idempotency_key, created_at, updated_at)
    select ${randomUUID()}::text, registered.id, ${instalmentId}::text, 'charge', 'pass', ${cents}::int, 'succeeded',
      'pass_' || registered.id, ${at}, ${at} from registered
  )`;

/**
 * Gives back the credit that pays for a registration, with the last day that it has. If somebody gave back its money at the provider
 * meanwhile, it is gone at once.
 */
export async function returnCredit(tx: Db, registrationId: string, now: Date): Promise<void> {
  const returned = await readRows(
    creditRow.pick({ passId: true }),
    tx.execute(sql`
    update pass_uses set returned_at = ${now.toISOString()}::timestamptz
    where registration_id = ${registrationId} and returned_at is null returning pass_id as "passId"`),
  );
  for (const { passId } of returned) await takeRefundedCredits(tx, passId, now);
}
