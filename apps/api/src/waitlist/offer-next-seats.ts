import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { isLastDay, isOver, offerEnds } from './deadlines.ts';
import {
  waitingMemberColumns,
  endEntries,
  releaseSeats,
  lockWaitlist,
  type WaitingMember,
  type WaitlistSession,
} from './waitlist-session.ts';
import { notifyWaiting, type WaitlistTools } from './notify.ts';

export type LineTools = WaitlistTools;

/** A hold that fails frees its place again: who was told a moment ago is not told again for each declined card. */
const quietMs = 15 * 60_000;

/**
 * Brings the line of one session up to date, in the caller's transaction and under the session's lock: offers that ran out
 * end, and free places are offered to the first in line; inside the last 24 hours all who wait are told (SPEC-B 10.8). Doing it again changes nothing, so it stands behind every freed place and behind the sweep. `givenBack`: a
 * place that somebody really had is free by this transaction, so that nobody is spared the letter. `quiet`: it was a hold
 * that ended, so that who was told a moment ago is spared it.
 */
export async function offerNextSeats(
  tx: Db,
  tools: LineTools,
  sessionId: string,
  now: Date,
  { lock, givenBack = false, quiet = false }: { lock?: SQL; givenBack?: boolean; quiet?: boolean } = {},
): Promise<void> {
  const session = await lockWaitlist(tx, sessionId, lock);
  if (session === null) return;
  if (session.cancelled || isOver(session, now)) return closeWaitlist(tx, tools, session, now);
  const left = await endEntries(tx, sessionId, 'left', needsNoSeat, now);
  const overdue = sql`e.status = 'offered' and e.offer_ends_at <= ${now.toISOString()}::timestamptz`;
  const expired = await endEntries(tx, sessionId, 'expired', overdue, now);
  // An offer that ended always leaves a place free; in the last hours it is kept for nobody else either.
  await notifyWaiting(tx, tools, session, 'waitlist_expired', expired, now, {
    openToAll: isLastDay(session, now),
  });
  const back = left.filter(({ had }) => had === 'offered').length + expired.length;
  await releaseSeats(tx, sessionId, back, now);
  const free = session.maxParticipants === null ? null : session.maxParticipants - session.taken + back;
  if (free !== null && free <= 0) return;
  if (isLastDay(session, now)) {
    const untold = givenBack || (back > 0 && !quiet) ? sql`true` : notNotifiedRecently(now);
    return notifyAll(tx, tools, session, untold, now);
  }
  await offer(tx, tools, session, free, now);
}

/** Of an entry `e` of a person `u`: the account is closed, or they registered by the side of the line. */
const needsNoSeat = sql`(not u.is_active or exists (select 1 from registrations g
  where g.session_id = e.session_id and g.user_id = e.user_id and g.status = 'confirmed'))`;

/** The session was called off or is over: nobody waits any more, and no offer keeps a place. */
async function closeWaitlist(tx: Db, tools: LineTools, session: WaitlistSession, now: Date): Promise<void> {
  const ended = await endEntries(tx, session.id, 'expired', sql`true`, now);
  await releaseSeats(tx, session.id, ended.filter(({ had }) => had === 'offered').length, now);
  if (session.cancelled) await notifyWaiting(tx, tools, session, 'waitlist_closed', ended, now);
}

async function offer(tx: Db, tools: LineTools, session: WaitlistSession, free: number | null, now: Date) {
  const ends = offerEnds(session, now);
  const { rows } = await tx.execute<WaitingMember>(sql`
    with next as (
      select id, user_id from waitlist_entries where session_id = ${session.id} and status = 'waiting'
      order by line_number limit ${free}::int
    )
    update waitlist_entries e set status = 'offered', offered_at = ${now.toISOString()}::timestamptz,
      offer_ends_at = ${ends.toISOString()}::timestamptz, updated_at = ${now.toISOString()}::timestamptz
    from next join users u on u.id = next.user_id left join profiles f on f.user_id = u.id
    where e.id = next.id
    returning ${waitingMemberColumns}`);
  await releaseSeats(tx, session.id, -rows.length, now);
  await notifyWaiting(tx, tools, session, 'waitlist_offer', rows, now, { offerEndsAt: ends });
}

/** Who of those who wait, `e`, for the session `s` was never told of a place, or last of an earlier one and a while ago. */
const notNotifiedRecently = (now: Date): SQL =>
  sql`(e.told_at is null or (e.told_at < s.place_freed_at
    and e.told_at <= ${new Date(now.getTime() - quietMs).toISOString()}::timestamptz))`;

async function notifyAll(tx: Db, tools: LineTools, session: WaitlistSession, untold: SQL, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<WaitingMember>(sql`
    update waitlist_entries e set told_at = ${at}, updated_at = ${at}
    from sessions s, users u left join profiles f on f.user_id = u.id
    where e.session_id = ${session.id} and s.id = e.session_id and e.status = 'waiting' and u.id = e.user_id
      and ${untold}
    returning ${waitingMemberColumns}`);
  await notifyWaiting(tx, tools, session, 'waitlist_open', rows, now);
}

/** The sweep's condition: lines in which something is to be done, whoever was to have done it. */
export const needsWork = (now: Date): SQL => {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`e.status in ('waiting', 'offered') and (
    s.status = 'cancelled' or s.starts_at <= ${at} or s.registration_closes_at <= ${at} or ${needsNoSeat}
    or (e.status = 'offered' and e.offer_ends_at <= ${at})
    or (e.status = 'waiting' and (s.max_participants is null or s.taken < s.max_participants)
      and (s.starts_at > ${at} + interval '24 hours' or ${notNotifiedRecently(now)})))`;
};
