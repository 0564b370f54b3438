import { minuteMs } from '@detroit-well/config/durations';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { problem } from '../../../platform/calls/problem.ts';
import type { Database, Db } from '../../../platform/database/database.ts';
import { dateOfMs, epochMs } from '../../../platform/database/instants.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { waitlistEntries } from '../../../platform/database/schema/registrations.ts';
import { listed, liveEntryStatuses } from '../../../platform/database/schema/statuses.ts';
import { claimSeat } from '../seats/claim-seat.ts';
import { assertMayHaveSeat, ineligibleProblem } from '../seats/eligibility.ts';
import { readRegistrationContext } from '../seats/registration-context.ts';
import type { WaitlistDeps } from './notify.ts';
import { offerNextSeats } from './offer-next-seats.ts';
import { onSeatReleased } from './seat-released.ts';
import { endEntries, lockWaitlist } from './waitlist-session.ts';
import { recordsOf } from '../../../platform/database/records-of-person.ts';

/** What a seat is held for, and how long: to join as long as for a payment that the bank has to approve. */
const holdsMs = { joining: 15 * minuteMs, link: 30 * minuteMs };

/** A person who pays for something in order to have a seat: for a membership, or for the seat by a link. */
interface Holding {
  readonly sessionId: string;
  readonly userId: string;
  readonly now: Date;
}

/** Refuses a person who could not register afterwards, before a membership is charged. */
export async function requireMayRegister(
  database: Pick<Database, 'prepared'>,
  { sessionId, userId, now }: Holding,
): Promise<void> {
  const context = await readRegistrationContext(database, sessionId, userId, now);
  if (context === null) throw problem('not_found');
  assertMayHaveSeat(context, now);
}

/**
 * Holds a seat as an offer to the person, so that they do not pay and then find the session full. Registering accepts the offer;
 * otherwise it expires. An offer that there is already stays, and one of this kind lasts longer. In the transaction of the sale,
 * before its other locks. Returns until when the seat is held. Throws `session_full`.
 */
export async function holdSeat(
  tx: Db,
  deps: WaitlistDeps,
  { sessionId, userId, purpose, now }: Holding & { readonly purpose: keyof typeof holdsMs },
): Promise<Date> {
  await offerNextSeats(tx, deps, sessionId, now);
  const session = await lockWaitlist(tx, sessionId);
  if (session === null) throw problem('not_found');
  const ends = new Date(
    Math.min(
      now.getTime() + holdsMs[purpose],
      session.startsAt.getTime(),
      session.closesAt?.getTime() ?? Infinity,
    ),
  );
  const [own] = await readRows(
    z.object({ status: z.enum(liveEntryStatuses), ends: dateOfMs.nullable() }),
    tx.execute(sql`
    update waitlist_entries set updated_at = ${now.toISOString()}::timestamptz, offer_ends_at =
      case when purpose <> 'waitlist' then greatest(offer_ends_at, ${ends.toISOString()}::timestamptz) else offer_ends_at end
    where session_id = ${sessionId} and user_id in ${recordsOf(userId)} and status in ${listed(liveEntryStatuses)}
    returning status, ${epochMs('offer_ends_at')} as ends`),
  );
  if (own?.status === 'offered') return own.ends ?? ends;
  const { rows } = await tx.execute(claimSeat(sessionId, now));
  if (rows.length === 0) throw ineligibleProblem('session_full');
  if (own === undefined)
    await tx.insert(waitlistEntries).values({
      id: randomUUID(),
      sessionId,
      userId,
      status: 'offered',
      purpose,
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
  return ends;
}

/** Gives a seat free that was held for a person who is to pay by a link. A registration that has begun stays. */
export async function releaseHeldSeat(
  tx: Db,
  deps: WaitlistDeps,
  { sessionId, userId, now }: Holding,
): Promise<void> {
  await lockWaitlist(tx, sessionId);
  const held = sql`e.user_id in ${recordsOf(userId)} and e.purpose = 'link' and e.status = 'offered'`;
  const ended = await endEntries(tx, sessionId, 'left', held, now);
  if (ended.length > 0) await onSeatReleased(tx, deps, sessionId, now);
}
