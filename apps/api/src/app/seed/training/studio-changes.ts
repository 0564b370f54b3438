import { hourMs, minuteMs } from '@detroit-well/config/durations';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { addEntry } from '../rows/audit.ts';
import type { Rows } from '../rows/rows.ts';
import { studioChangedAt } from './bookings.ts';
import type { PlannedSession } from './calendar.ts';

/** The time for which participants may cancel for free after a move (schedule/follow-moves.ts). */
const freeMs = 48 * hourMs;
const movedMs = 30 * minuteMs;

/** Adds what a cancellation and a move by the studio leave behind, besides the sessions themselves. */
export function addStudioChanges(rows: Rows, calendar: readonly PlannedSession[], now: Date): void {
  const at = studioChangedAt(now);
  const actorId = 'person-manager';
  for (const { id, status, cancelReason: reason = '' } of calendar) {
    const own = rows.registrations.filter(({ sessionId }) => sessionId === id);
    if (status === 'cancelled') {
      addEntry(rows, {
        at,
        action: 'session.cancel',
        actorId,
        target: `session:${id}`,
        before: { status: 'scheduled' },
        after: { status, people_count: own.length },
        reason,
        version: 2,
      });
      for (const registration of own)
        addEntry(rows, {
          at,
          action: 'registration.cancel',
          actorId,
          target: `registration:${registration.id}`,
          personId: registration.userId ?? null,
          before: { status: 'confirmed' },
          after: { status, cancelled_by: 'business' },
          reason,
        });
    }
    if (status === 'rescheduled') addMove(rows, { calendar, id, at, actorId });
  }
}

/** The session began half an hour earlier before. Who was registered then may cancel for free for two days. */
function addMove(
  rows: Rows,
  {
    calendar,
    id,
    at,
    actorId,
  }: { calendar: readonly PlannedSession[]; id: string; at: Date; actorId: string },
): void {
  const moved = calendar.find((session) => session.id === id);
  if (moved === undefined) return;
  const times = (byMs: number) => ({
    meetings: moved.meetings.map(({ startsAt, endsAt }) => ({
      start_datetime: toStudioIso(startsAt.getTime() + byMs),
      end_datetime: toStudioIso(endsAt.getTime() + byMs),
    })),
  });
  addEntry(rows, {
    at,
    action: 'session.change',
    actorId,
    target: `session:${id}`,
    before: { ...times(-movedMs), status: 'scheduled' },
    after: { ...times(0), status: 'rescheduled' },
    version: 2,
  });
  const freeUntil = new Date(Math.min(at.getTime() + freeMs, moved.startsAt.getTime()));
  for (const row of rows.registrations)
    if (row.sessionId === id && row.status === 'confirmed' && row.createdAt && row.createdAt < at)
      Object.assign(row, { freeUntil, updatedAt: at });
}
