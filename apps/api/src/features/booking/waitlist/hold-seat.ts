import { minuteMs } from '@detroit-well/config/durations';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { problem } from '../../../platform/calls/problem.ts';
import type { Database, Db } from '../../../platform/database/database.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { waitlistEntries } from '../../../platform/database/schema/registrations.ts';
import { listed, liveEntryStatuses } from '../../../platform/database/schema/statuses.ts';
import { claimSeat } from '../seats/claim-seat.ts';
import { assertMayHaveSeat, ineligibleProblem } from '../seats/eligibility.ts';
import { readRegistrationContext } from '../seats/registration-context.ts';
import type { WaitlistDeps } from './notify.ts';
import { offerNextSeats } from './offer-next-seats.ts';
import { lockWaitlist } from './waitlist-session.ts';
import { recordsOf } from '../../../platform/database/records-of-person.ts';

/** The time for which a seat is held for a person who joins, as for a payment that the bank has to approve. */
const joiningMs = 15 * minuteMs;

/** A member who buys a membership in order to register for a session at the member rate. */
interface Joining {
  readonly sessionId: string;
  readonly userId: string;
  readonly now: Date;
}

/** Refuses a person who could not register afterwards, before a membership is charged. */
export async function requireMayRegister(
  database: Pick<Database, 'prepared'>,
  { sessionId, userId, now }: Joining,
): Promise<void> {
  const context = await readRegistrationContext(database, sessionId, userId, now);
  if (context === null) throw problem('not_found');
  assertMayHaveSeat(context, now);
}

/**
 * Holds a seat as an offer to the member, so that the member does not pay for a membership and then find the session full.
 * Registering accepts the offer; otherwise it expires. In the transaction of the purchase, before its other locks. Throws
 * `session_full`.
 */
export async function holdWhileJoining(
  tx: Db,
  deps: WaitlistDeps,
  { sessionId, userId, now }: Joining,
): Promise<void> {
  await offerNextSeats(tx, deps, sessionId, now);
  const session = await lockWaitlist(tx, sessionId);
  if (session === null) throw problem('not_found');
  const ends = new Date(
    Math.min(now.getTime() + joiningMs, session.startsAt.getTime(), session.closesAt?.getTime() ?? Infinity),
  );
  const [own] = await readRows(
    z.object({ status: z.enum(liveEntryStatuses) }),
    tx.execute(sql`
    update waitlist_entries set updated_at = ${now.toISOString()}::timestamptz, offer_ends_at =
      case when purpose = 'joining' then ${ends.toISOString()}::timestamptz else offer_ends_at end
    where session_id = ${sessionId} and user_id in ${recordsOf(userId)} and status in ${listed(liveEntryStatuses)}
    returning status`),
  );
  if (own?.status === 'offered') return;
  const { rows } = await tx.execute(claimSeat(sessionId, now));
  if (rows.length === 0) throw ineligibleProblem('session_full');
  if (own === undefined)
    await tx.insert(waitlistEntries).values({
      id: randomUUID(),
      sessionId,
      userId,
      status: 'offered',
      purpose: 'joining',
      notifyEmail: false,
      offeredAt: now,
      offerEndsAt: ends,
      createdAt: now,
      updatedAt: now,
    });
  // The last day: the own place in the waitlist is kept, with the seat in hand.
  else
    await tx.execute(sql`
      update waitlist_entries set status = 'offered', offered_at = ${now.toISOString()}::timestamptz,
        offer_ends_at = ${ends.toISOString()}::timestamptz
      where session_id = ${sessionId} and user_id in ${recordsOf(userId)} and status = 'waiting'`);
}
