import { lastDayUntil } from '@detroit-well/pricing';
import { sql, type SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';

/** A statement that claims a seat of a session and returns the session's id, or no row if no seat is free. */
export type ClaimSeatStatement = (sessionId: string, now: Date) => SQL;

/** True if the session has a seat for a person without an offer. */
const hasFreeSeat = (now: Date): SQL => sql`
  (max_participants is null or (taken < max_participants and (
    starts_at <= ${new Date(lastDayUntil(now)).toISOString()}::timestamptz
    or not exists (select 1 from waitlist_entries w where w.session_id = sessions.id and w.status = 'waiting'))))`;

/**
 * The only statement that decides capacity for members. The update locks the session's row, and each waiting transaction reads the
 * count again after it gets the lock. Confirmed registrations, live holds and live offers together never exceed
 * `max_participants` (SPEC-B 10.3). Before the last day, a free seat belongs to the waitlist, so no other person can claim
 * it ahead of waiting members.
 */
export const claimSeat: ClaimSeatStatement = (sessionId, now) => sql`
  update sessions set taken = taken + 1
  where id = ${sessionId}
    and status <> 'cancelled'
    and starts_at > ${now.toISOString()}::timestamptz
    and ${hasFreeSeat(now)}
  returning id`;

/**
 * The rules that the team sets aside when it claims a seat. `capacity`: a seat must be free. `policy`: the session has not
 * started.
 */
export interface SeatOverrides {
  readonly capacity: boolean;
  readonly policy: boolean;
}

/** The same for the team. `overbooked` grows by the seats beyond the capacity, which the table's check constraint allows. */
export const claimSeatWith =
  ({ capacity, policy }: SeatOverrides): ClaimSeatStatement =>
  (sessionId, now) => sql`
  update sessions set taken = taken + 1, overbooked = greatest(overbooked, taken + 1 - max_participants)
  where id = ${sessionId}
    and status <> 'cancelled'
    and ${policy ? sql`ends_at` : sql`starts_at`} > ${now.toISOString()}::timestamptz
    and ${capacity ? sql`true` : hasFreeSeat(now)}
  returning id`;

/** Concurrent seat requests per session in this process; the row lock lets only one through at a time anyway. */
const maxConcurrent = 4;
/** The time for which a full session is rejected without a query, in ms. A seat released in this process ends it at once. */
const knownFullMs = 250;

/** Sessions tracked at most. Without its entry, a session is only slower. */
const maxSessions = 1_000;

const limits = new LRUCache<string, LimitFunction>({
  max: maxSessions,
  memoMethod: () => pLimit(maxConcurrent),
});
const foundFull = new LRUCache<string, true>({ max: maxSessions, ttl: knownFullMs });

/**
 * Limits concurrent work per session. A rush of hundreds for one seat then costs a few statements instead of hundreds:
 * the waiting requests learn from earlier ones that the session is full.
 */
export function limitPerSession<Result>(sessionId: string, work: () => Promise<Result>): Promise<Result> {
  return limits.memo(sessionId)(work);
}

/** Records that the database has just reported the session as full. */
export function markFull(sessionId: string): void {
  foundFull.set(sessionId, true);
}

/** Returns true if the session was found full so recently that no query is needed. */
export function isKnownFull(sessionId: string): boolean {
  return foundFull.has(sessionId);
}

/** Forgets that the session was full, because a seat was released. */
export function clearFull(sessionId: string): void {
  foundFull.delete(sessionId);
}
