import { sql } from 'drizzle-orm';
import type { Order, OrderTools } from './order.ts';
import { reconcileCharge } from './reconcile.ts';

/** `here`: the session of the order only. `anywhere`: all sessions, since one email can have only one hold. */
export type HoldScope = 'here' | 'anywhere';

/**
 * Releases the caller's earlier holds, so that they can try again with another card after an unfinished payment
 * authentication. A hold whose charge is in progress stays. Returns true if there were holds and none is left.
 */
export async function releaseOwnHolds(
  tools: OrderTools,
  { sessionId, userId, guest }: Pick<Order, 'sessionId' | 'userId' | 'guest'>,
  where: HoldScope,
): Promise<boolean> {
  const person = guest
    ? sql`r.guest_email = ${guest.email} and r.user_id is null`
    : sql`r.user_id = ${userId}`;
  const mine = where === 'here' ? sql`${person} and r.session_id = ${sessionId}` : person;
  const holds = async () => {
    const { rows } = await tools.database.db.execute<{ payment_id: string | null }>(sql`
      select m.id as payment_id from registrations r
      left join payments m on m.registration_id = r.id and m.kind = 'charge'
      where r.status = 'held' and ${mine}`);
    return rows;
  };
  const before = await holds();
  for (const { payment_id: paymentId } of before) {
    if (paymentId !== null) await reconcileCharge(tools, paymentId, { giveUp: true });
  }
  return before.length > 0 && (await holds()).length === 0;
}
