import { hourMs, minuteMs } from '@detroit-well/config/durations';
import type { attendanceFacts } from '../../../platform/database/schema/attendance.ts';

type Recorded = Pick<typeof attendanceFacts.$inferInsert, 'kind' | 'late' | 'standing' | 'at'>;

/** How often the pattern of attendance repeats. */
const cycle = 11;

/** What was recorded about a person at a meeting that is over. Most were there; the turn decides who was late, excused or absent. */
export function attendanceOf(turn: number, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }): Recorded {
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
      return { kind: 'check_in', standing: true, at: startsAt };
  }
}
