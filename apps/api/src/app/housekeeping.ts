import { inArray, lt } from 'drizzle-orm';
import { dayMs } from '@detroit-well/config/durations';
import { deleteEmailsOfClosedAccounts } from '../features/account/delete-emails.ts';
import { eraseVisitors } from '../features/booking/openings/erase-visitors.ts';
import { deleteOldViews } from '../features/engagement/views.ts';
import { deleteOldImports } from '../features/imports/run-import.ts';
import { deleteRemovedNotes } from '../features/people/notes.ts';
import { deleteOldReads } from '../features/notifications/delete-reads.ts';
import { deletePassedRevisions } from '../features/written/revisions.ts';
import type { Clocks } from '../platform/clock/clock.ts';
import type { Database, Db } from '../platform/database/database.ts';
import { outboxTexts } from '../platform/database/schema/texts.ts';
import { mailTokens, refreshFamilies } from '../platform/database/schema/tokens.ts';
import { paymentLinks } from '../platform/database/schema/payment-links.ts';
import { waiverLinks } from '../platform/database/schema/waiver.ts';
import { vacuumEmbedded } from '../platform/database/vacuum.ts';
import { deleteOldKeys } from '../platform/idempotency/keys.ts';
import { runAll } from '../platform/jobs/job-run.ts';
import { deleteOldEmails } from '../platform/mail/delete-old-emails.ts';
import { deleteOldAttempts } from '../platform/rate-limits/attempts.ts';
import { forgetOldNetworks } from '../platform/rate-limits/known-networks.ts';

/** Ended sign-ins and old emails are kept this long, so that staff can investigate problems. */
const retentionDays = 30;
/** Sign-ins deleted per statement. Each may cascade to thousands of tokens, one for every refresh. */
const signInBatch = 50;
/** Maximum number of statements per run. The next run deletes the rest. */
const mostStatements = 100;

interface Tidied extends Clocks {
  readonly database: Database;
}

const retentionBefore = (now: Date): Date => new Date(now.getTime() - retentionDays * dayMs);

/** Deletes expired data: rate-limit windows, view records, idempotency keys, emails, text messages, mail tokens, links to sign and to pay, sign-ins, removed notes, imports and addresses of visitors. */
export async function deleteExpiredData({ database, clock, systemClock }: Tidied): Promise<void> {
  const { db } = database;
  const [now, systemNow] = [clock.now(), systemClock.now()];
  const retentionStart = retentionBefore(now);
  await runAll([
    () => deleteOldAttempts(db, systemNow),
    () => forgetOldNetworks(db, systemNow),
    () => deleteOldViews(db, systemNow),
    () => deleteOldKeys(db, systemNow),
    () => deleteOldReads(db, now),
    () => deleteOldEmails(db, retentionStart),
    () => deleteEmailsOfClosedAccounts(db),
    () => eraseVisitors(db, now, retentionStart),
    () => deleteOldImports(db, now),
    () => deleteRemovedNotes(db, retentionStart),
    async () => db.delete(outboxTexts).where(lt(outboxTexts.createdAt, retentionStart)),
    async () => db.delete(mailTokens).where(lt(mailTokens.expiresAt, retentionStart)),
    async () => db.delete(waiverLinks).where(lt(waiverLinks.expiresAt, retentionStart)),
    async () => db.delete(paymentLinks).where(lt(paymentLinks.expiresAt, retentionStart)),
    () => deletePassedRevisions({ database, clock }),
    () => deleteOldSignIns(db, retentionBefore(systemNow)),
    () => vacuumEmbedded(database),
  ]);
}

/** Deletes in small batches, because a database with one connection blocks all other queries during a statement. */
async function deleteOldSignIns(db: Db, before: Date): Promise<void> {
  const { id, expiresAt } = refreshFamilies;
  const some = db.select({ id }).from(refreshFamilies).where(lt(expiresAt, before)).limit(signInBatch);
  for (let statement = 0; statement < mostStatements; statement += 1) {
    const gone = await db.delete(refreshFamilies).where(inArray(id, some)).returning({ id });
    if (gone.length < signInBatch) return;
  }
}
