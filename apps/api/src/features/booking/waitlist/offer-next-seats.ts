import { isLastDay, lastDayUntil } from '@detroit-well/pricing';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Guards } from '../../../platform/database/guards.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { listed, liveEntryStatuses } from '../../../platform/database/schema/statuses.ts';
import { closesWhenOpen } from '../../sessions/closes-when-open.ts';
import { isOver, offerEnds } from './deadlines.ts';
import { notifyWaiting, type WaitlistDeps } from './notify.ts';
import {
  waitingMember,
  waitingMemberColumns,
  endEntries,
  endWaitlist,
  releaseSeats,
  lockWaitlist,
  type WaitlistSession,
} from './waitlist-session.ts';
import { joinPerson, recordsOf } from '../../../platform/database/records-of-person.ts';

/** A failed hold releases its seat again. Members notified within this time are not notified for each declined card. */
const quietMs = 15 * 60_000;

/**
 * Updates the waitlist of one session, in the caller's transaction and under the per-session lock. Ends expired offers
 * and offers free seats to the first waiting members; on the last day it notifies all of them (SPEC-B 10.8). It is
 * idempotent, so it runs after every released seat and in the sweep. `released`: this transaction released a seat that
 * was really taken, so every waiting member is notified. `quiet`: a hold ended, so members who were notified recently
 * are skipped.
 */
export async function offerNextSeats(
  tx: Db,
  deps: WaitlistDeps,
  sessionId: string,
  now: Date,
  { released = false, quiet = false }: { released?: boolean; quiet?: boolean } = {},
  guards: Guards<{ lock: SQL }> = {},
): Promise<void> {
  const session = await lockWaitlist(tx, sessionId, guards);
  if (session === null) return;
  if (session.cancelled || isOver(session, now)) return closeWaitlist(tx, deps, session, now);
  const left = await endEntries(tx, sessionId, 'left', needsNoSeat, now);
  const overdue = sql`e.status = 'offered' and e.offer_ends_at <= ${now.toISOString()}::timestamptz`;
  const expired = await endEntries(tx, sessionId, 'expired', overdue, now);
  // An ended offer always leaves a free seat; on the last day that seat is open to all.
  await notifyWaiting(tx, deps, session, 'waitlist_expired', expired, now, {
    openToAll: isLastDay(session.startsAt, now),
  });
  const back = left.filter(({ had }) => had === 'offered').length + expired.length;
  await releaseSeats(tx, sessionId, back, now);
  // The team closed registration for now: the waitlist keeps its order and gets no offers.
  if (!session.registrationOpen) return;
  const free = session.maxParticipants === null ? null : session.maxParticipants - session.taken + back;
  if (free !== null && free <= 0) return;
  if (isLastDay(session.startsAt, now)) {
    const toNotify = released || (back > 0 && !quiet) ? sql`true` : notNotifiedRecently(now);
    return notifyAll(tx, deps, session, toNotify, now);
  }
  await offer(tx, deps, session, free, now);
}

/** For an entry `e` of a user `u`: the account is closed, or the member has registered without the entry. */
const needsNoSeat = sql`(not u.is_active or exists (select 1 from registrations g
  where g.session_id = e.session_id and g.user_id in ${recordsOf(sql`u.id`)} and g.status = 'confirmed'))`;

/** The session is cancelled or registration is over: ends all entries and releases the seats of their offers. */
async function closeWaitlist(tx: Db, deps: WaitlistDeps, session: WaitlistSession, now: Date): Promise<void> {
  const ended = await endWaitlist(tx, session.id, now);
  if (session.cancelled) return notifyWaiting(tx, deps, session, 'waitlist_closed', ended, now);
  // A promise ends with a word: the team may have moved the start or the end of registration before the deadline.
  const offered = ended.filter(({ had }) => had === 'offered');
  await notifyWaiting(tx, deps, session, 'waitlist_expired', offered, now);
}

async function offer(tx: Db, deps: WaitlistDeps, session: WaitlistSession, free: number | null, now: Date) {
  const ends = offerEnds(session, now);
  const members = await readRows(
    waitingMember,
    tx.execute(sql`
    with next as (
      select id, user_id from waitlist_entries where session_id = ${session.id} and status = 'waiting'
      order by sequence limit ${free}::int
    )
    update waitlist_entries e set status = 'offered', offered_at = ${now.toISOString()}::timestamptz,
      offer_ends_at = ${ends.toISOString()}::timestamptz, updated_at = ${now.toISOString()}::timestamptz
    from next ${joinPerson('next.user_id', 'join')}
    where e.id = next.id
    returning ${waitingMemberColumns}`),
  );
  await releaseSeats(tx, session.id, -members.length, now);
  await notifyWaiting(tx, deps, session, 'waitlist_offer', members, now, { offerEndsAt: ends });
}

/** For a waiting entry `e` of a session `s`: not notified yet, or only of an earlier seat and not recently. */
const notNotifiedRecently = (now: Date): SQL =>
  sql`(e.notified_at is null or (e.notified_at < s.seat_released_at
    and e.notified_at <= ${new Date(now.getTime() - quietMs).toISOString()}::timestamptz))`;

async function notifyAll(tx: Db, deps: WaitlistDeps, session: WaitlistSession, toNotify: SQL, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const members = await readRows(
    waitingMember,
    tx.execute(sql`
    update waitlist_entries e set notified_at = ${at}, updated_at = ${at}
    from sessions s, users own join users u on u.id = own.person_id left join profiles f on f.user_id = u.id
    where e.session_id = ${session.id} and s.id = e.session_id and e.status = 'waiting' and own.id = e.user_id
      and ${toNotify}
    returning ${waitingMemberColumns}`),
  );
  await notifyWaiting(tx, deps, session, 'waitlist_open', members, now);
}

/** The sweep's condition: waitlists that need an update, whatever should have made it. */
export const needsWork = (now: Date): SQL => {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`e.status in ${listed(liveEntryStatuses)} and (
    s.status = 'cancelled' or s.starts_at <= ${at} or ${sql.raw(closesWhenOpen('s.'))} <= ${at} or ${needsNoSeat}
    or (e.status = 'offered' and e.offer_ends_at <= ${at})
    or (e.status = 'waiting' and s.registration_open and (s.max_participants is null or s.taken < s.max_participants)
      and (s.starts_at > ${new Date(lastDayUntil(now)).toISOString()}::timestamptz or ${notNotifiedRecently(now)})))`;
};
