import type { OfficeSession } from '@detroit-well/api-client';
import { studioDay } from '@detroit-well/config/studio-time';
import { closedBecause } from '../../closures/closed-because.ts';

/** One meeting of a session in the schedule. */
export interface MeetingRow {
  readonly key: string;
  readonly session: OfficeSession;
  readonly start: string;
  readonly end: string;
  /** Such as `Meeting 2 of 6`, for a course. */
  readonly part: string | null;
}

/** The meetings of these sessions from the first to the last day, in order. A course may have several, or none. */
export function meetingRows(sessions: readonly OfficeSession[], first: string, last: string): MeetingRow[] {
  const rows = sessions.flatMap((session) =>
    session.meetings.map(({ start_datetime: start, end_datetime: end }, index, { length }): MeetingRow => ({
      key: `${session.id} ${start}`,
      session,
      start,
      end,
      part: length > 1 ? `Meeting ${index + 1} of ${length}` : null,
    })),
  );
  return rows
    .filter(({ start }) => studioDay(start) >= first && studioDay(start) <= last)
    .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start));
}

/** True for a meeting on a closed day that people booked, about which nobody has decided yet. */
export function isKept(
  { session, start }: MeetingRow,
  closures: Parameters<typeof closedBecause>[1],
): boolean {
  const { warnings, meetings, booked_count: booked, waiting_count: waiting } = session;
  const isClosed = warnings.some(({ kind }) => kind === 'closed_day');
  // Of a course, perhaps another meeting is on a closed day.
  const isThen = meetings.length === 1 || closedBecause(studioDay(start), closures) !== null;
  return isClosed && isThen && booked + waiting > 0;
}
