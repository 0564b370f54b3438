import { lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { outboxMails } from '../../db/schema/outbox.ts';

/** Deletes letters from before a time: they were sent, given up or, where nobody sends any, there to be read, long ago. */
export async function deleteOldEmails(db: Db, before: Date): Promise<void> {
  await db.delete(outboxMails).where(lt(outboxMails.createdAt, before));
}

/**
 * Deletes the letters that were still on their way when their account was closed, once they are sent. The one that says so
 * goes last, because it alone tells them from letters to whoever has the address next.
 */
export async function deleteEmailsOfClosedAccounts(db: Db): Promise<void> {
  await db.execute(sql`
    delete from outbox_mails m using (
      select recipient, max(sequence) as sequence from outbox_mails
      where template = 'account_deleted' group by recipient
    ) farewell
    where m.recipient = farewell.recipient and m.sequence <= farewell.sequence and m.sent_at is not null
      and (m.sequence < farewell.sequence or not exists (
        select 1 from outbox_mails w where w.recipient = m.recipient and w.sequence < m.sequence and w.sent_at is null))`);
}
