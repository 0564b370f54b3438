import { addDays } from '@detroit-well/config/studio-time';
import { priceNoticeDays } from '@detroit-well/pricing';
import { eq, inArray, isNotNull } from 'drizzle-orm';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import type { Database, Db } from '../../platform/database/database.ts';
import { membershipPrices } from '../../platform/database/schema/membership-prices.ts';
import { outboxMails } from '../../platform/database/schema/outbox.ts';
import { maxAttempts } from '../../platform/mail/claim-email.ts';
import { startJobRun, type JobRunLimits } from '../../platform/jobs/job-run.ts';

/**
 * Lets higher prices count once their notice was sent, not before 30 days after it. One whose notice was given up moves nobody, and
 * stands on the worklist.
 */
export async function settleNotices({ db }: Pick<Database, 'db'>, limits: JobRunLimits = {}): Promise<void> {
  const run = startJobRun(limits);
  const waiting = await db
    .select()
    .from(membershipPrices)
    .where(isNotNull(membershipPrices.noticeId))
    .limit(500);
  const ids = waiting.flatMap(({ noticeId }) => noticeId ?? []);
  if (ids.length === 0) return;
  const emails = await db.select().from(outboxMails).where(inArray(outboxMails.id, ids));
  await run.each(waiting, async ({ id, noticeId, fromDay }) => {
    const email = emails.find((each) => each.id === noticeId);
    if (email?.sentAt)
      await settle(db, id, laterOf(fromDay, addDays(studioDay(email.sentAt), priceNoticeDays)));
    else if (email === undefined || email.attempts >= maxAttempts) await settle(db, id, null);
  });
  run.end();
}

const laterOf = (one: string | null, other: string): string => (one !== null && one > other ? one : other);

const settle = (db: Db, id: string, fromDay: string | null) =>
  db.update(membershipPrices).set({ fromDay, noticeId: null }).where(eq(membershipPrices.id, id));
