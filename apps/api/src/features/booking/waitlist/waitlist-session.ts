import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import type { Guards } from '../../../platform/database/guards.ts';
import { dateOfMs, epochMs } from '../../../platform/database/instants.ts';
import { mailAddress } from '../../../platform/database/mail-address.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { waitlistEntries } from '../../../platform/database/schema/registrations.ts';
import { listed, liveEntryStatuses } from '../../../platform/database/schema/statuses.ts';
import { clearFull } from '../seats/claim-seat.ts';
import { closesWhenOpen } from '../../sessions/closes-when-open.ts';

/** A waiting member, as notifications need them. */
export const waitingMember = z.object({
  userId: z.string(),
  purpose: z.enum(waitlistEntries.purpose.enumValues),
  email: z.string(),
  firstName: z.string(),
  phone: z.string().nullable(),
  notifyEmail: z.boolean(),
  notifySms: z.boolean(),
});
export type WaitingMember = z.output<typeof waitingMember>;

const endedMember = waitingMember.extend({ had: z.enum(liveEntryStatuses) });

/** The columns of a `WaitingMember` from an entry `e`, its user `u` and profile `f`. */
export const waitingMemberColumns = sql`u.id as "userId", e.purpose, ${mailAddress('u')} as email, coalesce(f.first_name, '') as "firstName", f.phone,
  e.notify_email as "notifyEmail", e.notify_sms as "notifySms"`;

/** The per-session lock: it serializes changes to a session's seats and waitlist. */
const sessionLock = sql`for update`;

/** The fields of a session that its waitlist needs. */
const waitlistSession = z.object({
  id: z.string(),
  title: z.string(),
  cancelled: z.boolean(),
  /** False while the team has closed registration. */
  registrationOpen: z.boolean(),
  startsAt: dateOfMs,
  closesAt: dateOfMs.nullable(),
  maxParticipants: z.int().nullable(),
  taken: z.int(),
});
export type WaitlistSession = Readonly<z.output<typeof waitlistSession>>;

/** Locks a session and returns its current state; null if it does not exist. */
export async function lockWaitlist(
  tx: Db,
  id: string,
  { lock = sessionLock }: Guards<{ lock: SQL }> = {},
): Promise<WaitlistSession | null> {
  const [row] = await readRows(
    waitlistSession,
    tx.execute(sql`
    select id, title, status = 'cancelled' as cancelled, registration_open as "registrationOpen", max_participants as "maxParticipants", taken,
      ${epochMs('starts_at')} as "startsAt", ${epochMs(closesWhenOpen(''))} as "closesAt"
    from sessions where id = ${id} ${lock}`),
  );
  return row ?? null;
}

/**
 * Ends waitlist entries; `which` refers to `e` (entries) and `u` (users). Returns their members and previous statuses.
 */
export async function endEntries(
  tx: Db,
  sessionId: string,
  to: 'expired' | 'left',
  which: SQL,
  now: Date,
): Promise<z.output<typeof endedMember>[]> {
  return readRows(
    endedMember,
    tx.execute(sql`
    with ended as (
      select e.id, e.status, u.id as user_id from waitlist_entries e
        join users own on own.id = e.user_id join users u on u.id = own.person_id
      where e.session_id = ${sessionId} and e.status in ${listed(liveEntryStatuses)} and ${which} for update of e
    )
    update waitlist_entries e set status = ${to}, updated_at = ${now.toISOString()}::timestamptz
    from ended join users u on u.id = ended.user_id left join profiles f on f.user_id = u.id
    where e.id = ended.id
    returning ended.status as had, ${waitingMemberColumns}`),
  );
}

/** Releases seats of a session, or takes them for offers (negative). The caller holds the per-session lock. */
export async function releaseSeats(tx: Db, sessionId: string, many: number, now: Date): Promise<void> {
  if (many === 0) return;
  if (many > 0) clearFull(sessionId);
  const seatReleased = many > 0 ? sql`, seat_released_at = ${now.toISOString()}::timestamptz` : sql``;
  await tx.execute(
    sql`update sessions set taken = taken - ${many}::int ${seatReleased} where id = ${sessionId}`,
  );
}

/** Ends all entries of a session and releases the seats of their offers. The caller tells their members. */
export async function endWaitlist(
  tx: Db,
  sessionId: string,
  now: Date,
): Promise<z.output<typeof endedMember>[]> {
  const ended = await endEntries(tx, sessionId, 'expired', sql`true`, now);
  await releaseSeats(tx, sessionId, ended.filter(({ had }) => had === 'offered').length, now);
  return ended;
}
