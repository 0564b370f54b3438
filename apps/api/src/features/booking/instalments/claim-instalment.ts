import { sql, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { studioDay } from '../../../platform/clock/studio-calendar.ts';
import type { Database, Db } from '../../../platform/database/database.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { currentChargeStatuses, listed } from '../../../platform/database/schema/statuses.ts';
import { violatedConstraint } from '../../../platform/database/violated-constraint.ts';
import type { PaymentProvider } from '../../payments/port/provider.ts';
import { chargeRow } from '../ledger/charges.ts';

/** A recorded charge that the job may now send to the provider. */
const claimedRow = chargeRow.extend({ cents: z.int(), key: z.string(), method: z.string() });
type Claimed = z.output<typeof claimedRow>;

/** Marks the charges of this job, as opposed to those that a member started. */
export const keyPrefix = 'instalment_';

/** Delay before a charge that was cancelled without a decline is retried. A misconfigured provider may need long to fix. */
const retryAfterMs = 3_600_000;

/** Instalments due by `now` of confirmed registrations with a card. Refers to `i` (instalments), `r` and `s` (sessions). */
const collectable = (now: Date): SQL => sql`
  r.status = 'confirmed' and not r.moving and r.payment_method_ref is not null and s.status <> 'cancelled' and (
    (i.status = 'due' and i.due_on <= ${studioDay(now)}::date)
    or (i.status = 'failed' and i.next_attempt_at <= ${now.toISOString()}::timestamptz))
  and not exists (select 1 from payments m where m.registration_id = r.id and m.instalment_id = i.id
    and m.kind = 'charge' and (m.status in ${listed(currentChargeStatuses)}
      or (m.status = 'cancelled' and starts_with(m.idempotency_key, ${keyPrefix})
        and m.updated_at > ${new Date(now.getTime() - retryAfterMs).toISOString()}::timestamptz)))`;

/** The ids of due instalments: fewest attempts first, so that a failing one cannot starve the rest, then the oldest. */
export async function dueInstalments(db: Db, now: Date): Promise<string[]> {
  const rows = await readRows(
    z.object({ id: z.string() }),
    db.execute(sql`
    select i.id from instalments i join registrations r on r.id = i.registration_id
    join sessions s on s.id = r.session_id where ${collectable(now)}
    order by (select count(*) from payments m where m.registration_id = r.id and m.instalment_id = i.id), i.due_on, i.id
    limit 200`),
  );
  return rows.map(({ id }) => id);
}

export type ClaimInstalment = (
  database: Database,
  instalmentId: string,
  provider: PaymentProvider['name'],
  now: Date,
) => Promise<Claimed | null>;

/**
 * Records the charge before it is sent, with a key made of the instalment and the attempt. Returns null when the instalment
 * is no longer due, or when another process or the member is paying it. A unique index allows one open or succeeded charge
 * per instalment.
 */
export const claimInstalment: ClaimInstalment = async ({ db }, instalmentId, provider, now) => {
  const at = sql`${now.toISOString()}::timestamptz`;
  try {
    const [claimed] = await readRows(
      claimedRow,
      db.execute(sql`
      with due as (
        select i.id, i.amount_cents as cents, r.id as registration_id, r.session_id, r.payment_method_ref as method,
          ${keyPrefix}::text || i.id || '_' || (1 + (select count(*) from payments m
            where m.registration_id = r.id and m.instalment_id = i.id)) as key
        from instalments i join registrations r on r.id = i.registration_id join sessions s on s.id = r.session_id
        where i.id = ${instalmentId} and ${collectable(now)}
        for update of i, r skip locked
      ), charging as (
        insert into payments (id, registration_id, instalment_id, kind, amount_cents, status, provider,
          idempotency_key, created_at, updated_at)
        select ${randomUUID()}::text, due.registration_id, due.id, 'charge', due.cents, 'pending', ${provider}::text,
          due.key, ${at}, ${at} from due returning id
      )
      select charging.id as "paymentId", due.registration_id as "registrationId", due.session_id as "sessionId",
        due.id as "instalmentId", ${provider}::text as provider, due.cents, due.key, due.method from due, charging`),
    );
    return claimed ?? null;
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'payments_one_charge' || constraint === 'payments_idempotency') return null;
    throw error;
  }
};
