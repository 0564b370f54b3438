import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

/**
 * Deletes emails of a closed account that were still queued when it closed, once they are sent. The email about the
 * closure goes last, because it alone separates them from emails to the next owner of the address.
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
