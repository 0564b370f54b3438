import { lt } from 'drizzle-orm';
import { forgetLettersOfTheClosed, forgetOldLetters } from './adapters/mail/forget-letters.ts';
import type { Database } from './db/database.ts';
import { mailTokens, refreshFamilies } from './db/schema/tokens.ts';
import { forgetOldViews } from './engagement/views.ts';
import { forgetOldKeys } from './idempotency/keys.ts';
import { forgetOldAttempts } from './rate-limits/attempts.ts';

const DAY_MS = 86_400_000;
/** Sign-ins that ended and letters are remembered a while, for whoever has to find out what happened. */
const KEPT_DAYS = 30;

/** Deletes what says nothing any more: windows that are over, answers older than a day, links, letters and sign-ins of long ago. */
export async function tidy({ db }: Database, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  await forgetOldAttempts(db, now);
  await forgetOldViews(db, now);
  await forgetOldKeys(db, now);
  await forgetOldLetters(db, longAgo);
  await forgetLettersOfTheClosed(db);
  await db.delete(mailTokens).where(lt(mailTokens.expiresAt, longAgo));
  // Their tokens go with them.
  await db.delete(refreshFamilies).where(lt(refreshFamilies.expiresAt, longAgo));
}
