import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import { problem } from '../../../platform/calls/problem.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Guards } from '../../../platform/database/guards.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { listed, liveEntryStatuses } from '../../../platform/database/schema/statuses.ts';
import { claimSeatWith } from '../seats/claim-seat.ts';
import { isOver, offerByHandEnds } from './deadlines.ts';
import { notifyWaiting, type WaitlistDeps } from './notify.ts';
import { offerNextSeats } from './offer-next-seats.ts';
import { lockWaitlist, waitingMember, waitingMemberColumns } from './waitlist-session.ts';
import { personOf } from '../../../platform/database/records-of-person.ts';

interface Turn {
  readonly sessionId: string;
  readonly entryId: string;
}

/**
 * Holds a seat for a waiting member whose turn it is not, in the caller's transaction and under the per-session lock. Without a
 * free seat it goes beyond the capacity, as the team's registrations do. Only this member is told. False if the member has an
 * offer already.
 */
export async function offerOutOfTurn(
  tx: Db,
  deps: WaitlistDeps,
  turn: Turn,
  now: Date,
  guards: Guards<{ lock: SQL }> = {},
): Promise<boolean> {
  const { sessionId, entryId } = turn;
  const session = await lockWaitlist(tx, sessionId, guards);
  if (session === null) throw problem('not_found');
  if (session.cancelled || isOver(session, now))
    throw problem('registration_closed', { registration_closed: true });
  const status = await statusOf(tx, turn);
  if (status === 'offered') return false;
  // Offers that are overdue end first, and it may be this member's turn then.
  await offerNextSeats(tx, deps, sessionId, now, {}, guards);
  if ((await statusOf(tx, turn)) === 'offered') return true;
  await tx.execute(claimSeatWith({ capacity: true, policy: false })(sessionId, now));
  const offerEndsAt = offerByHandEnds(session, now);
  const members = await readRows(
    waitingMember,
    tx.execute(sql`
    update waitlist_entries e set status = 'offered', offered_at = ${now.toISOString()}::timestamptz,
      offer_ends_at = ${offerEndsAt.toISOString()}::timestamptz, updated_at = ${now.toISOString()}::timestamptz
    from users u left join profiles f on f.user_id = u.id where e.id = ${entryId} and u.id = ${personOf(sql`e.user_id`)}
    returning ${waitingMemberColumns}`),
  );
  await notifyWaiting(tx, deps, session, 'waitlist_offer', members, now, { offerEndsAt, outOfTurn: true });
  return true;
}

async function statusOf(tx: Db, { sessionId, entryId }: Turn): Promise<'waiting' | 'offered'> {
  const [entry] = await readRows(
    z.object({ status: z.enum(liveEntryStatuses) }),
    tx.execute(sql`
    select status from waitlist_entries where id = ${entryId} and session_id = ${sessionId} and purpose = 'waitlist'
      and status in ${listed(liveEntryStatuses)}`),
  );
  if (entry === undefined) throw problem('not_found');
  return entry.status;
}
