import { addDays } from '@detroit-well/config/studio-time';
import { cardNoticeDays } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { startJobRun, type JobRunLimits } from '../../platform/jobs/job-run.ts';
import type { PaymentsDeps } from '../payments/port/provider.ts';
import { membershipCardEndsEmail } from './email-templates.ts';
import { lastDayOf } from './membership-records.ts';
import { nextVersion } from './next-version.ts';
import { cardName, membershipUrl, payerOf } from './payer.ts';
import { joinedRecords } from '../../platform/database/records-of-person.ts';

type Deps = Pick<PaymentsDeps, 'database' | 'clock' | 'mail' | 'settings'>;

const announcedRow = z.object({
  userId: z.string(),
  tier: z.string(),
  cents: z.int(),
  on: z.string(),
  brand: z.string(),
  last4: z.string(),
  endsOn: z.string(),
});

/** The cards of all records of a person belong to each of their memberships. Refers to `mine`, `own`, `b` (memberships) and `c`. */
const due = (today: string) => sql`
  mine.id = b.user_id and c.user_id = own.id and c.provider_ref = b.payment_method_ref and ${lastDayOf(sql`c`)} < b.paid_until
  and b.source = 'bought' and b.state = 'active' and b.renews and not b.cancel_at_period_end and b.pause_from is null
  and b.paid_until > ${today}::date and b.paid_until <= ${addDays(today, cardNoticeDays)}::date
  and b.card_announced_for is distinct from b.paid_until`;

/** Emails members two weeks before a payment for which their card will have ended, once for each. */
export async function announceEndingCards(
  { database, clock, mail, settings }: Deps,
  limits: JobRunLimits = {},
): Promise<void> {
  const today = studioDay(clock.now());
  const run = startJobRun(limits);
  const found = await readRows(
    z.object({ id: z.string() }),
    database.db.execute(sql`
    select b.id from ${joinedRecords}, memberships b, payment_methods c where ${due(today)} order by b.paid_until, b.id limit 500`),
  );
  await run.each(found, ({ id }) =>
    database.withTx(async (tx) => {
      const [announced] = await readRows(
        announcedRow,
        tx.execute(sql`
        update memberships b set card_announced_for = b.paid_until from ${joinedRecords}, plan_versions v, payment_methods c
        where b.id = ${id} and v.id = ${nextVersion} and ${due(today)}
        returning b.user_id as "userId", v.name as tier, v.price_cents as cents, b.paid_until::text as on,
          c.brand, c.last4, ${lastDayOf(sql`c`)}::text as "endsOn"`),
      );
      if (announced === undefined) return;
      const { userId, tier, cents, on, endsOn } = announced;
      const { email, firstName } = await payerOf(tx, userId);
      const url = membershipUrl(settings);
      const told = { firstName, tier, card: cardName(announced), cents, on, endsOn, url };
      await mail.send(tx, membershipCardEndsEmail(email, told));
    }),
  );
  run.end();
}
