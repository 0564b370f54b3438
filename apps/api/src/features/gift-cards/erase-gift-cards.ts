import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

/** The gift cards that a person bought, got or redeemed. */
const ofPerson = (userId: string, email: string) =>
  sql`(buyer_id = ${userId} or redeemed_by = ${userId} or sender_email = ${email} or recipient_email = ${email})`;

/** Locks the gift cards of a person, before their account: redeeming locks in the same order. */
export const lockGiftCards = (tx: Db, userId: string): Promise<unknown> =>
  tx.execute(sql`
    select 1 from gift_cards where buyer_id = ${userId} or redeemed_by = ${userId}
      or sender_email = (select email from users where id = ${userId})
      or recipient_email = (select email from users where id = ${userId}) order by id for update`);

/**
 * Erases a person from gift cards, which stay in the ledger. A card that is still to be sent keeps its recipient and message, because
 * it is paid and belongs to the recipient; a card that was sent keeps the other person only.
 */
export async function eraseGiftCards(
  tx: Db,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await tx.execute(sql`
    update gift_cards set
      buyer_id = case when buyer_id = ${userId} then null else buyer_id end,
      sender_name = case when ${isSender(userId, email)} then '' else sender_name end,
      sender_email = case when ${isSender(userId, email)} then '' else sender_email end,
      message = case when status = 'paid' then message else '' end,
      recipient_name = case when status = 'paid' or not ${isRecipient(userId, email)} then recipient_name else '' end,
      recipient_email = case when status = 'paid' or not ${isRecipient(userId, email)} then recipient_email else '' end
    where ${ofPerson(userId, email)}`);
}

const isSender = (userId: string, email: string) =>
  sql`(coalesce(buyer_id = ${userId}, false) or sender_email = ${email})`;

const isRecipient = (userId: string, email: string) =>
  sql`(coalesce(redeemed_by = ${userId}, false) or recipient_email = ${email})`;
