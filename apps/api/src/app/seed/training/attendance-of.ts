import { hourMs, minuteMs } from '@detroit-well/config/durations';
import type { Rows } from '../rows/rows.ts';
import { registrationId } from './add-registration.ts';
import type { PlannedSession } from './calendar.ts';

type Recorded = Pick<Rows['attendanceFacts'][number], 'kind' | 'late' | 'standing' | 'at'>;

/** The period of the pattern of attendance. */
const cycle = 11;

/**
 * The attendance facts of a person at a meeting that is over. Most were there; the turn decides who was late, excused or absent.
 */
function attendanceOf(turn: number, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }): Recorded {
  switch (turn % cycle) {
    case 3:
      return {
        kind: 'check_in',
        late: true,
        standing: true,
        at: new Date(startsAt.getTime() + 12 * minuteMs),
      };
    case 6:
      return { kind: 'no_show', at: endsAt };
    case 8:
      return { kind: 'excused', at: new Date(startsAt.getTime() - 5 * hourMs) };
    default:
      return { kind: 'check_in', standing: true, at: new Date(startsAt.getTime() - (turn % 17) * minuteMs) };
  }
}

/** Adds the attendance of a registration at all meetings that are over. */
export function addAttendance(
  rows: Rows,
  { session, userId, turn }: { session: PlannedSession; userId: string; turn: number },
  now: Date,
): void {
  const id = registrationId({ session, userId });
  for (const [index, meeting] of session.meetings.entries()) {
    if (meeting.endsAt >= now) continue;
    const recorded = attendanceOf(turn + index, meeting);
    rows.attendanceFacts.push({
      id: `${id}-attendance-${index + 1}`,
      registrationId: id,
      sessionId: session.id,
      meeting: index + 1,
      ...recorded,
      recordedAt: recorded.at,
    });
  }
}
