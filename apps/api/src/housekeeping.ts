import { inArray, lt } from 'drizzle-orm';
import { deleteEmailsOfClosedAccounts, deleteOldEmails } from './adapters/mail/delete-old-emails.ts';
import { outboxTexts } from './db/schema/texts.ts';
import type { Database, Db } from './db/database.ts';
import { vacuumEmbedded } from './db/vacuum.ts';
import { mailTokens, refreshFamilies } from './db/schema/tokens.ts';
import { forgetOldViews } from './engagement/views.ts';
import { deleteOldKeys } from './idempotency/keys.ts';
import { forgetOldAttempts } from './rate-limits/attempts.ts';

const DAY_MS = 86_400_000;
/** Sign-ins that ended and letters are remembered a while, for whoever has to find out what happened. */
const KEPT_DAYS = 30;
/** Sign-ins of one statement. Each may take some thousands of tokens with it, one for every refresh. */
const SIGN_INS_AT_ONCE = 50;
/** Statements of one run: what is left has time until the next. */
const MOST_STATEMENTS = 100;

/** Deletes what says nothing any more: windows that are over, answers older than a day, links, letters and sign-ins of long ago. */
export async function tidy(database: Database, now: Date): Promise<void> {
  const { db } = database;
  const longAgo = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  await forgetOldAttempts(db, now);
  await forgetOldViews(db, now);
  await deleteOldKeys(db, now);
  await deleteOldEmails(db, longAgo);
  await deleteEmailsOfClosedAccounts(db);
  await db.delete(outboxTexts).where(lt(outboxTexts.createdAt, longAgo));
  await db.delete(mailTokens).where(lt(mailTokens.expiresAt, longAgo));
  await forgetOldSignIns(db, longAgo);
  await vacuumEmbedded(database);
}

/** Few at a time: a database of one connection lets nobody in between while a statement runs. */
async function forgetOldSignIns(db: Db, before: Date): Promise<void> {
  const { id, expiresAt } = refreshFamilies;
  const some = db.select({ id }).from(refreshFamilies).where(lt(expiresAt, before)).limit(SIGN_INS_AT_ONCE);
  for (let statement = 0; statement < MOST_STATEMENTS; statement += 1) {
    const gone = await db.delete(refreshFamilies).where(inArray(id, some)).returning({ id });
    if (gone.length < SIGN_INS_AT_ONCE) return;
  }
}
