import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';

/** The gift cards that a person bought, got or redeemed. */
const ofPerson = (userId: string, email: string | null) =>
  sql`(buyer_id = ${userId} or redeemed_by = ${userId} or sender_email = ${email}::text or recipient_email = ${email}::text)`;

/** Locks the gift cards of a person, before their account: redeeming locks in the same order. */
export const lockGiftCards = (tx: Db, userId: string): Promise<unknown> =>
  tx.execute(sql`
    select 1 from gift_cards where buyer_id in ${recordsOf(userId)} or redeemed_by in ${recordsOf(userId)}
      or sender_email in (select email from users where person_id = ${userId})
      or recipient_email in (select email from users where person_id = ${userId}) order by id for update`);

/**
 * Erases a person from gift cards, which stay in the ledger. A card that is still to be sent keeps its recipient and message, because
 * it is paid and belongs to the recipient; a card that was sent keeps the other person only.
 */
export async function eraseGiftCards(
  tx: Db,
  { userId, email }: { userId: string; email: string | null },
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

const isSender = (userId: string, email: string | null) =>
  sql`coalesce(buyer_id = ${userId} or sender_email = ${email}::text, false)`;

const isRecipient = (userId: string, email: string | null) =>
  sql`coalesce(redeemed_by = ${userId} or recipient_email = ${email}::text, false)`;
