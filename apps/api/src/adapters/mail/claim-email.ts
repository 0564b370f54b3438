import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { outboxMails } from '../../db/schema/outbox.ts';

/** A letter taken by a process that died is free again after this; every send has to end well before. */
export const CLAIM_MS = 10 * 60_000;
/** After that many tries that reached the mail server a letter stays in the outbox for an operator to look at. */
export const MOST_ATTEMPTS = 10;

export type QueuedEmail = typeof outboxMails.$inferSelect;

/** Takes the letter that is to be sent next, for a while; undefined when none is due that nobody else has. */
export type ClaimEmail = (db: Db, now: Date) => Promise<QueuedEmail | undefined>;

/**
 * One letter at a time, right before it is sent: of several taken at once the last would be free again before its turn. Those
 * tried least come first: a few on which the mail server hangs must not keep the others waiting.
 */
export const claimEmail: ClaimEmail = async (db, now) => {
  const next = db
    .select({ id: outboxMails.id })
    .from(outboxMails)
    .where(
      and(
        isNull(outboxMails.sentAt),
        lte(outboxMails.nextAttemptAt, now),
        lt(outboxMails.attempts, MOST_ATTEMPTS),
      ),
    )
    .orderBy(asc(outboxMails.attempts), asc(outboxMails.sequence))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(outboxMails)
    .set({ attempts: sql`${outboxMails.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + CLAIM_MS) })
    .where(eq(outboxMails.id, next))
    .returning();
  return row;
};
