import { dayMs } from '@detroit-well/config/durations';
import { addDays } from '@detroit-well/config/studio-time';
import { membershipGrace, renewalRetryDays, revivableUntil } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import { epochMs } from '../../platform/database/instants.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import type { JobRun } from '../../platform/jobs/job-run.ts';
import { bankWords } from '../payments/port/bank-words.ts';
import { asksToConfirm } from '../payments/port/decline-reason.ts';
import { notifyPerson } from '../users/notify-people.ts';
import { renewalPrefix } from './claim-renewal.ts';
import { membershipDeclinedEmail } from './email-templates.ts';
import { membershipUrl, payerOf } from './payer.ts';

const declinedRow = z.object({
  id: z.string(),
  userId: z.string(),
  tier: z.string(),
  paidUntil: z.string(),
  declines: z.int(),
  cents: z.int(),
  reason: z.string().nullable(),
  firstMs: z.number().nullable(),
});

/**
 * Processes declined renewals, whichever process learned of the decline. One transaction per decline makes the membership past due,
 * plans the next attempt from the day of the first one and emails the member. After the last attempt the membership has expired.
 * One that its member cancelled meanwhile just ends.
 */
export async function recordDeclinedRenewals(
  { database, clock, mail, settings }: PlatformDeps,
  run: JobRun,
): Promise<void> {
  const now = clock.now();
  const rows = await readRows(
    declinedRow,
    database.db.execute(sql`
    select b.id, b.user_id as "userId", b.tier, b.paid_until::text as "paidUntil", d.many as declines, d.cents, d.reason,
      ${epochMs('b.declined_at')} as "firstMs"
    from memberships b join lateral (
      select count(*)::int as many, max(m.amount_cents) as cents,
        (array_agg(m.failure_code order by m.created_at desc))[1] as reason
      from payments m where m.membership_id = b.id and m.period_from = b.paid_until and m.kind = 'charge'
        and starts_with(m.idempotency_key, ${renewalPrefix})
        and (m.status = 'failed' or (m.status = 'cancelled' and m.client_secret is not null))
    ) d on d.many > b.declines
    where b.source = 'bought' and b.state in ('active', 'past_due', 'expired') limit 200`),
  );
  await run.each(rows, async ({ id, userId, tier, paidUntil, declines, cents, reason, firstMs }) => {
    const first = firstMs ?? now.getTime();
    const next = renewalRetryDays.map((days) => first + days * dayMs).find((ms) => ms > now.getTime());
    const againAt = next === undefined ? null : new Date(next);
    const lastDay = addDays(studioDay(new Date(first)), membershipGrace.graceDays - 1);
    await database.withTx(async (tx) => {
      const [noted] = await readRows(
        z.object({ state: z.string() }),
        tx.execute(sql`
        update memberships set declines = ${declines}::smallint, declined_at = ${new Date(first).toISOString()}::timestamptz,
          next_attempt_at = case when cancel_at_period_end then null else ${againAt?.toISOString() ?? null}::timestamptz end,
          state = case when cancel_at_period_end then 'cancelled' when ${againAt === null} then 'expired'
            when state = 'active' then 'past_due' else state end,
          end_date = case when cancel_at_period_end then ${studioDay(now)}::date else ${lastDay}::date end
        where id = ${id} and declines < ${declines}::smallint and state in ('active', 'past_due', 'expired') returning state`),
      );
      if (noted === undefined) return;
      await notifyPerson(tx, userId);
      if (noted.state === 'cancelled') return;
      const { email, firstName } = await payerOf(tx, userId);
      const told = {
        firstName,
        tier,
        cents,
        asks: asksToConfirm(reason),
        bankSaid: bankWords(reason),
        lastDay: lastDay >= studioDay(now) ? lastDay : null,
        againOn: againAt === null ? null : studioDay(againAt),
        revivableUntil: revivableUntil(paidUntil),
        url: membershipUrl(settings),
      };
      await mail.send(tx, membershipDeclinedEmail(email, told));
    });
  });
}
