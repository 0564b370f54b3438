import type { ChangeSessionParams } from '@detroit-well/api-client/contract';
import { hourMs } from '@detroit-well/config/durations';
import { studioDay } from '@detroit-well/config/studio-time';
import { eq, sql } from 'drizzle-orm';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { listed, openInstalmentStatuses } from '../../platform/database/schema/statuses.ts';
import { sessions } from '../../platform/database/schema/training.ts';
import { findRegistrations } from '../booking/ledger/registration-queries.ts';
import { appointmentOf } from '../booking/registration/appointment.ts';
import { clearFull } from '../booking/seats/claim-seat.ts';
import { offerEnds } from '../booking/waitlist/deadlines.ts';
import { offerNextSeats } from '../booking/waitlist/offer-next-seats.ts';
import type { ChangeContext } from '../catalogue/record-kind.ts';
import { checkAllRooms } from '../chat/messages.ts';
import { sessionChangedEmail } from './email-templates.ts';
import { notifyRegistered } from './notify-registered.ts';
import { windowAfter } from './registration-window.ts';
import { changedFields, columnsOf } from './session-columns.ts';
import {
  meetingChanges,
  meetingsAfter,
  meetingsOf,
  requireChangeable,
  spanOf,
  storeMeetings,
  type MeetingChange,
} from './session-meetings.ts';

type Session = typeof sessions.$inferSelect;

/** How long everyone may cancel for free after the studio moved their session, at most until its start. */
const freeMs = 48 * hourMs;

/**
 * Changes a session whose row is locked, and everything that hangs on what changed. Other times move it: registrations stay, and
 * what has a time of its own follows. Everyone registered gets one email when it moves or another coach leads it.
 */
export async function changeSession(
  context: ChangeContext,
  id: string,
  change: Omit<ChangeSessionParams, 'version'>,
): Promise<void> {
  const { tx, now } = context;
  const [stored] = await tx.select().from(sessions).where(eq(sessions.id, id));
  if (stored === undefined) throw problem('not_found');
  const before = await meetingsOf(tx, stored);
  const after = meetingsAfter(before, change);
  const changes = meetingChanges(before, after);
  const columns = { ...(await columnsOf(tx, withoutSame(change, stored))), ...spanOf(after) };
  const next = { ...stored, ...columns };
  const isMoved = changes.length > 0;
  if (isMoved) {
    requireMovable(stored, now);
    const field = change.meetings ? 'meetings' : 'start_datetime';
    if (before.length > 1) await requireChangeable(tx, id, { before, changes, now, field });
    await storeMeetings(tx, id, { before, after, changes });
  }
  const movedMs = next.startsAt.getTime() - stored.startsAt.getTime();
  const isSubstituted = next.coachId !== stored.coachId;
  const isShown = isMoved || isSubstituted || calendarFields.some((name) => next[name] !== stored[name]);
  const window = windowAfter(stored, change, movedMs, now);
  const edited = changedFields(stored, { ...next, ...windowAfter(stored, change, 0, now) });
  await tx
    .update(sessions)
    .set({
      ...columns,
      ...window,
      ...(stored.seriesId !== null && {
        editedFields: [
          ...new Set([...stored.editedFields, ...edited, ...(after.length > 1 ? ['meetings'] : [])]),
        ],
      }),
      ...(isMoved && stored.taken > 0 && { status: 'rescheduled' as const }),
      overbooked: next.maxParticipants === null ? 0 : Math.max(0, stored.taken - next.maxParticipants),
      ...(isShown && { revision: stored.revision + 1, updatedAt: now }),
      version: stored.version + 1,
    })
    .where(eq(sessions.id, id));
  if (isMoved) await followMove(tx, id, next.startsAt, now);
  if (next.maxParticipants !== stored.maxParticipants) clearFull(id);
  if (isSubstituted) await checkAllRooms(tx);
  // A higher capacity frees seats, and a later start or closing may give an offer more time.
  await offerNextSeats(tx, context, id, now, {
    released: (next.maxParticipants ?? Infinity) > (stored.maxParticipants ?? Infinity),
  });
  if (isMoved || isSubstituted)
    await tellRegistered(context, id, { changes, numbers: [before.length, after.length], isSubstituted });
  await notifyRegistered(tx, id);
}

/** What calendars show besides the times. */
const calendarFields = ['title', 'description', 'location'] as const;

/** Without the references that stay: a session keeps its archived program, coach and location. */
export function withoutSame<
  Change extends Pick<ChangeSessionParams, 'program_id' | 'coach_id' | 'location_id'>,
>(change: Change, stored: Pick<Session, 'programId' | 'coachId' | 'locationId'>): Change {
  const { program_id, coach_id, location_id, ...others } = change;
  return {
    ...others,
    ...(program_id !== stored.programId && { program_id }),
    ...(coach_id !== stored.coachId && { coach_id }),
    ...(location_id !== stored.locationId && { location_id }),
  } as Change;
}

function requireMovable({ endsAt, status }: Session, now: Date): void {
  if (endsAt <= now || status === 'cancelled') throw problem('session_over');
}

/** Holds, offers, unpaid instalments and the right to cancel follow the new start. Sessions are locked before registrations. */
async function followMove(tx: Db, id: string, startsAt: Date, now: Date): Promise<void> {
  const [starts, at] = [sql`${startsAt.toISOString()}::timestamptz`, sql`${now.toISOString()}::timestamptz`];
  const free = sql`${new Date(Math.min(now.getTime() + freeMs, startsAt.getTime())).toISOString()}::timestamptz`;
  await tx.execute(sql`select id from registrations where session_id = ${id} order by id for update`);
  await tx.execute(sql`
    update registrations set free_until = ${free}, updated_at = ${at} where session_id = ${id} and status = 'confirmed'`);
  await tx.execute(sql`
    update registrations set held_until = least(held_until, ${starts}) where session_id = ${id} and status = 'held'`);
  await tx.execute(sql`
    update instalments i set due_on = ${studioDay(startsAt)}::date, updated_at = ${at} from registrations r
    where r.id = i.registration_id and r.session_id = ${id} and i.status in ${listed(openInstalmentStatuses)}
      and i.due_on > ${studioDay(startsAt)}::date`);
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, id));
  const ends = offerEnds({ startsAt, closesAt: session?.registrationClosesAt ?? null }, now);
  await tx.execute(sql`
    update waitlist_entries set offer_ends_at = least(offer_ends_at, ${ends.toISOString()}::timestamptz), updated_at = ${at}
    where session_id = ${id} and status = 'offered'`);
}

/** Sends one email to everyone registered, with the calendar entry that replaces theirs. */
async function tellRegistered(
  { tx, now, mail, settings }: ChangeContext,
  id: string,
  {
    changes,
    numbers: [before, after],
    isSubstituted,
  }: {
    readonly changes: readonly MeetingChange[];
    /** How many meetings there were, and how many there are. */
    readonly numbers: readonly [before: number, after: number];
    readonly isSubstituted: boolean;
  },
): Promise<void> {
  const isMoved = changes.length > 0;
  const registered = await findRegistrations(
    tx,
    sql`r.session_id = ${id} and r.status = 'confirmed' and u.is_active
      and s.ends_at > ${now.toISOString()}::timestamptz`,
  );
  await mail.sendAll(
    tx,
    registered.map((registration) =>
      sessionChangedEmail(registration.email, {
        firstName: registration.firstName,
        appointment: { ...appointmentOf(registration, settings), dropped: Math.max(0, before - after) },
        changes,
        ...(isMoved &&
          registration.freeUntil &&
          registration.freeUntil > now && { freeUntil: registration.freeUntil }),
        ...(isSubstituted && { newCoach: registration.coachName }),
      }),
    ),
  );
}
