import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { outboxMails } from '../database/schema/outbox.ts';

/** When a process dies, another one may claim its email after this time. Every send must end well before. */
export const claimMs = 10 * 60_000;
/** After this many attempts that reached the mail server, an email stays in the outbox for an operator to inspect. */
export const maxAttempts = 10;

export type QueuedEmail = typeof outboxMails.$inferSelect;

/** What became of an email, as SQL over `outbox_mails`: `sent`, `waiting` or `failed`. */
export const emailState = sql<
  'sent' | 'waiting' | 'failed'
>`case when ${outboxMails.sentAt} is not null then 'sent'
  when ${outboxMails.attempts} < ${maxAttempts} then 'waiting' else 'failed' end`;

/** Claims the next due email for a limited time. Returns undefined when none is due that no other process holds. */
export type ClaimEmail = (db: Db, now: Date) => Promise<QueuedEmail | undefined>;

/**
 * Claims one email right before sending it: in a batch, the last claim could expire before its email is sent. Emails with
 * the fewest attempts come first, so that a few that make the mail server hang do not delay the rest.
 */
export const claimEmail: ClaimEmail = async (db, now) => {
  const next = db
    .select({ id: outboxMails.id })
    .from(outboxMails)
    .where(
      and(
        isNull(outboxMails.sentAt),
        lte(outboxMails.nextAttemptAt, now),
        lt(outboxMails.attempts, maxAttempts),
      ),
    )
    .orderBy(asc(outboxMails.attempts), asc(outboxMails.sequence))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(outboxMails)
    .set({ attempts: sql`${outboxMails.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + claimMs) })
    .where(eq(outboxMails.id, next))
    .returning();
  return row;
};
