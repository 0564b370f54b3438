import type { SeriesChangesPreview } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { sql } from 'drizzle-orm';
import { createHmac } from 'node:crypto';
import * as z from 'zod';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import { personName } from '../../platform/database/person-name.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import {
  listed,
  liveEntryStatuses,
  liveRegistrationStatuses,
} from '../../platform/database/schema/statuses.ts';
import type { ChangeRequest } from './change-request.ts';
import { conflictsOf, type PlannedSession } from './conflicts.ts';
import type { PlannedChange } from './planned-change.ts';
import { timesOn } from './rule.ts';

const bookingRow = z.object({
  sessionId: z.string(),
  id: z.string(),
  userId: z.string().nullable(),
  status: z.string(),
});

/** Everyone who has, holds or waits for a spot of the sessions, in a fixed order. */
function bookingsOf(db: Db, ids: readonly string[]) {
  const sessions = sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
  return readRows(
    bookingRow,
    db.execute(sql`
    select session_id as "sessionId", id, user_id as "userId", status from registrations
      where session_id in ${sessions} and status in ${listed(liveRegistrationStatuses)}
    union all select session_id, id, user_id, status from waitlist_entries
      where session_id in ${sessions} and status in ${listed(liveEntryStatuses)}
    order by 2`),
  );
}

/**
 * The effects of a planned change. The token has its time and a signature of everything that was counted, so any booking or
 * change in between makes another one. The choice about dropped dates is not part of it: it can be made after the preview.
 */
export async function previewOf(
  db: Db,
  { keys }: Pick<PlatformDeps, 'keys'>,
  planned: PlannedChange,
  request: ChangeRequest,
  at: Date,
): Promise<SeriesChangesPreview> {
  const { series, rules, kept, skipped, cancelled, dropped, added } = planned;
  const changed = kept.filter(({ isChanged }) => isChanged);
  const bookings = await bookingsOf(db, [
    ...changed.map(({ stored }) => stored.id),
    ...dropped.map(({ id }) => id),
  ]);
  const count = (id: string) => bookings.filter(({ sessionId }) => sessionId === id).length;
  const registeredIn = (sessions: typeof kept) => {
    const ids = new Set(sessions.map(({ stored }) => stored.id));
    return bookings.filter(({ sessionId, status }) => status === 'confirmed' && ids.has(sessionId));
  };
  const registered = registeredIn(changed);
  const told = registeredIn(changed.filter(({ isTold }) => isTold));
  const planSessions = plannedSessions(planned);
  const { scope, session_id, changes, include_edited } = request;
  const counted = JSON.stringify([
    'series.change',
    series.id,
    series.version,
    at.getTime(),
    [scope, session_id, changes, include_edited],
    kept.map(({ stored, day }) => [stored.id, stored.version, day]),
    skipped.map(({ id, reason, day }) => [id, reason, day]),
    cancelled.map(({ id }) => id),
    dropped.map(({ id, version }) => [id, version]),
    added,
    bookings,
  ]);
  const signature = createHmac('sha256', keys.previews).update(counted).digest('base64url');
  return {
    preview_token: `${at.getTime()}.${signature}`,
    sessions_count: changed.length,
    people_count: new Set(registered.map(({ userId }) => userId)).size,
    registrations_count: registered.length,
    told: await namesOf(
      db,
      told.flatMap(({ userId }) => userId ?? []),
    ),
    fields: Object.entries(changes).flatMap(([name, value]) => (value === undefined ? [] : [name])),
    sessions: changed.map(({ stored, startsAt }) => ({
      id: stored.id,
      start_datetime: toStudioIso(stored.startsAt),
      new_start_datetime: toStudioIso(startsAt),
      booked_count: count(stored.id),
    })),
    added: added.map((day) => ({ start_datetime: toStudioIso(timesOn(rules.after, day).startsAt) })),
    skipped: [...skipped, ...cancelled.map((stored) => ({ stored, reason: 'cancelled' as const }))]
      .toSorted((one, other) => one.stored.startsAt.getTime() - other.stored.startsAt.getTime())
      .map(({ stored, reason }) => ({
        id: stored.id,
        start_datetime: toStudioIso(stored.startsAt),
        reason,
        edited_fields: stored.editedFields,
      })),
    dropped: dropped.map(({ id, startsAt }) => ({
      id,
      start_datetime: toStudioIso(startsAt),
      booked_count: count(id),
    })),
    conflicts: await conflictsOf(
      db,
      planSessions,
      dropped.map(({ id }) => id),
    ),
    clock_changes: clockChanges(planSessions),
  };
}

const nameRow = z.object({ name: z.string() });

/** The names of the people who get an email. A closed account gets none. */
async function namesOf(db: Db, userIds: readonly string[]): Promise<string[]> {
  const rows = await readRows(
    nameRow,
    db.execute(sql`
    select ${personName('u', 'f')} as name from users u left join profiles f on f.user_id = u.id
    where u.is_active and u.id in (select jsonb_array_elements_text(${JSON.stringify(userIds)}::jsonb))
    order by name, u.id`),
  );
  return rows.map(({ name }) => name);
}

/** The sessions that change or are made, at their new times and with their new coach and location. */
function plannedSessions({ series, rules, fields, kept: all, added }: PlannedChange): PlannedSession[] {
  const kept = all.filter(({ isChanged }) => isChanged);
  const { coach_id: coachId = series.coachId, location_id: locationId = series.locationId } = fields;
  return [
    ...kept.map(({ stored, startsAt, endsAt }) => ({
      id: stored.id,
      startsAt,
      endsAt,
      coachId: fields.coach_id === undefined ? stored.coachId : fields.coach_id,
      locationId: fields.location_id === undefined ? stored.locationId : fields.location_id,
    })),
    ...added.map((day) => ({ id: null, ...timesOn(rules.after, day), coachId, locationId })),
  ];
}

const hourMs = 3_600_000;

/** Sessions during which the clocks change: their wall times do not say how long they are. */
function clockChanges(planned: readonly PlannedSession[]): SeriesChangesPreview['clock_changes'] {
  const offset = (at: Date) => toStudioIso(at).slice(-6);
  return planned
    .filter(({ startsAt, endsAt }) => offset(startsAt) !== offset(endsAt))
    .map(({ startsAt, endsAt }) => ({
      start_datetime: toStudioIso(startsAt),
      hours: (endsAt.getTime() - startsAt.getTime()) / hourMs,
    }));
}
