import { sql, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { studioDay, studioInstant } from '../../platform/clock/studio-calendar.ts';
import type { Database, Db } from '../../platform/database/database.ts';
import { epochMs } from '../../platform/database/instants.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { listed, liveMembershipStates, openChargeStatuses } from '../../platform/database/schema/statuses.ts';
import { violatedConstraint } from '../../platform/database/violated-constraint.ts';
import type { PaymentProvider } from '../payments/port/provider.ts';
import { joinedRecords } from '../../platform/database/records-of-person.ts';
import { nextCharge, nextOff } from './discounts.ts';
import { nextVersion } from './next-version.ts';

/** Marks the charges of the job, as opposed to those that a member started. */
export const renewalPrefix = 'renewal_';

/** Delay before a charge that was cancelled without a decline is retried, as for instalments. */
const retryAfterMs = 3_600_000;

const claimedRow = z.object({
  paymentId: z.string(),
  membershipId: z.string(),
  provider: z.enum(payments.provider.enumValues),
  cents: z.int(),
  key: z.string(),
  method: z.string(),
});

/**
 * Memberships whose paid time is over, and declined ones whose next attempt is due; with a pause, once `followDates` has ended it. The last attempt may come after the grace, when
 * its person may have bought another one. `isAsked`: the team retries a declined one before that. Refers to `b` (memberships).
 */
const collectable = (now: Date, isAsked = false): SQL =>
  sql`${renewing(now)} and ${
    isAsked
      ? sql`b.state = 'past_due'`
      : sql`((b.state = 'active' and b.paid_until <= ${studioDay(now)}::date)
    or (b.state in ('past_due', 'expired') and b.next_attempt_at <= ${now.toISOString()}::timestamptz))`
  }`;

/** Memberships that are charged once their time comes. Refers to `b` (memberships). */
const renewing = (now: Date): SQL => sql`
  b.source = 'bought' and b.renews and not b.cancel_at_period_end and b.pause_from is null
  and not exists (select 1 from payments m where m.membership_id = b.id and m.kind = 'charge'
    and (m.status in ${listed(openChargeStatuses)}
      or (m.status = 'cancelled' and m.period_from = b.paid_until and starts_with(m.idempotency_key, ${renewalPrefix})
        and m.updated_at > ${new Date(now.getTime() - retryAfterMs).toISOString()}::timestamptz)))
  and not exists (select 1 from ${joinedRecords} join memberships other on other.user_id = own.id
    where mine.id = b.user_id and other.id <> b.id and other.state in ${listed(liveMembershipStates)})`;

/** The ids of due renewals: fewest attempts first, so that a failing one cannot starve the rest, then the oldest. */
export async function dueRenewals(db: Db, now: Date): Promise<string[]> {
  const rows = await readRows(
    z.object({ id: z.string() }),
    db.execute(sql`
    select b.id from memberships b where ${collectable(now)} order by b.declines, b.paid_until, b.id limit 200`),
  );
  return rows.map(({ id }) => id);
}

/** When a membership is charged next after `now`: at the beginning of its day, or at its next attempt. Null: none is. */
export async function nextRenewal(db: Db, now: Date): Promise<Date | null> {
  const [next] = await readRows(
    z.object({ day: z.string().nullable(), attemptMs: z.number().nullable() }),
    db.execute(sql`
    select min(b.paid_until) filter (where b.state = 'active' and b.paid_until > ${studioDay(now)}::date)::text as day,
      ${epochMs("min(b.next_attempt_at) filter (where b.state in ('past_due', 'expired'))")} as "attemptMs"
    from memberships b where ${renewing(now)} and (b.state = 'active' or b.next_attempt_at > ${now.toISOString()}::timestamptz)`),
  );
  const instants = [
    ...(next?.day == null ? [] : [studioInstant(next.day).getTime()]),
    ...(next?.attemptMs == null ? [] : [next.attemptMs]),
  ];
  return instants.length === 0 ? null : new Date(Math.min(...instants));
}

export type ClaimedRenewal = z.output<typeof claimedRow>;

export type ClaimRenewal = (
  database: Pick<Database, 'db'>,
  membershipId: string,
  provider: PaymentProvider['name'],
  now: Date,
  asked?: { readonly paymentId: string },
) => Promise<ClaimedRenewal | null>;

/**
 * Records the charge before it is sent, with a key made of the membership, the period and the attempt. Null when it is no longer due,
 * or when another process or the member is paying it. A unique index allows one current charge for each period. A membership without
 * a card is declined by the provider like one with an unknown card. `asked`: by the team, before the next attempt is due.
 */
export const claimRenewal: ClaimRenewal = async ({ db }, membershipId, provider, now, asked) => {
  const at = sql`${now.toISOString()}::timestamptz`;
  try {
    const [claimed] = await readRows(
      claimedRow,
      db.execute(sql`
      with due as (
        select b.id, b.paid_until as period, v.id as version, ${nextCharge} as cents, nullif(${nextOff}, 0) as off, coalesce(b.payment_method_ref, 'none') as method,
          ${renewalPrefix}::text || b.id || '_' || b.paid_until || '_' || (1 + (select count(*) from payments m
            where m.membership_id = b.id and m.period_from = b.paid_until)) as key
        from memberships b join plan_versions v on v.id = ${nextVersion}
        where b.id = ${membershipId} and ${collectable(now, asked !== undefined)} for update of b skip locked
      ), charging as (
        insert into payments (id, membership_id, period_from, plan_version_id, off_cents, kind, amount_cents, status, provider,
          idempotency_key, created_at, updated_at)
        select ${asked?.paymentId ?? randomUUID()}::text, due.id, due.period, due.version, due.off, 'charge', due.cents, 'pending', ${provider}::text, due.key, ${at}, ${at}
        from due returning id
      )
      select charging.id as "paymentId", due.id as "membershipId", ${provider}::text as provider, due.cents, due.key,
        due.method from due, charging`),
    );
    return claimed ?? null;
  } catch (error) {
    const constraint = violatedConstraint(error) ?? '';
    if (
      ['payments_one_period', 'payments_one_open_membership_charge', 'payments_idempotency'].includes(
        constraint,
      )
    )
      return null;
    throw error;
  }
};
