import { addDays } from '@detroit-well/config/studio-time';
import { renewalNoticeDays } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { startJobRun, type JobRunLimits } from '../../platform/jobs/job-run.ts';
import type { PaymentsDeps } from '../payments/port/provider.ts';
import { membershipRenewsEmail } from './email-templates.ts';
import { nextCharge } from './discounts.ts';
import { membershipEndsEmail } from './ending-email.ts';
import { membershipUrl, payerOf } from './payer.ts';
import { nextVersion } from './next-version.ts';

type Deps = Pick<PaymentsDeps, 'database' | 'clock' | 'mail' | 'settings'>;

const announcedRow = z.object({
  userId: z.string(),
  tier: z.string(),
  cents: z.int(),
  paidUntil: z.string(),
  renews: z.boolean(),
});

/** Refers to `b` (memberships). A payment that a pause moves is announced before its new day. */
const due = (today: string) => sql`
  b.source = 'bought' and b.state = 'active' and not b.cancel_at_period_end and b.pause_from is null
  and b.paid_until > ${today}::date and b.paid_until <= ${addDays(today, renewalNoticeDays)}::date
  and b.announced_for is distinct from b.paid_until`;

/** Emails members a week before their next payment, or before the end of a membership that does not renew, once for each. */
export async function announceRenewals(
  { database, clock, mail, settings }: Deps,
  limits: JobRunLimits = {},
): Promise<void> {
  const today = studioDay(clock.now());
  const run = startJobRun(limits);
  const found = await readRows(
    z.object({ id: z.string() }),
    database.db.execute(
      sql`select b.id from memberships b where ${due(today)} order by b.paid_until, b.id limit 500`,
    ),
  );
  await run.each(found, ({ id }) =>
    database.withTx(async (tx) => {
      const [announced] = await readRows(
        announcedRow,
        tx.execute(sql`
        update memberships b set announced_for = b.paid_until from plan_versions v
        where b.id = ${id} and v.id = ${nextVersion} and ${due(today)}
        returning b.user_id as "userId", v.name as tier, ${nextCharge} as cents, b.paid_until::text as "paidUntil", b.renews`),
      );
      if (announced === undefined) return;
      const { userId, tier, cents, paidUntil, renews } = announced;
      const { email, firstName } = await payerOf(tx, userId);
      const url = membershipUrl(settings);
      await mail.send(
        tx,
        renews
          ? membershipRenewsEmail(email, { firstName, tier, cents, on: paidUntil, url })
          : membershipEndsEmail(email, { firstName, tier, lastDay: addDays(paidUntil, -1), url }),
      );
    }),
  );
  run.end();
}
