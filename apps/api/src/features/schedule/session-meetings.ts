import type { ChangeSessionParams } from '@detroit-well/api-client/contract';
import { dayMs } from '@detroit-well/config/durations';
import { formatDateAndTimeRange } from '@detroit-well/config/studio-time';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { fieldProblem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { attendanceFacts } from '../../platform/database/schema/attendance.ts';
import { sessionMeetings } from '../../platform/database/schema/training.ts';

/** One meeting of a session. Its number is its place in the list, from 1. */
export interface Times {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The change of one meeting: another time, none, or it is new. */
export interface MeetingChange {
  readonly before?: Times;
  readonly after?: Times;
}

type Fields = Pick<ChangeSessionParams, 'start_datetime' | 'end_datetime' | 'meetings'>;

/** The longest meeting that is no slip, such as a camp. */
const longestMs = 31 * dayMs;

const sameTimes = (one: Times, other: Times): boolean =>
  one.startsAt.getTime() === other.startsAt.getTime() && one.endsAt.getTime() === other.endsAt.getTime();

/** The meetings of stored sessions, by the session's id. */
export async function meetingsOf(
  tx: Db,
  stored: readonly (Times & { readonly id: string })[],
): Promise<Map<string, Times[]>> {
  const rows = await tx
    .select()
    .from(sessionMeetings)
    .where(
      inArray(
        sessionMeetings.sessionId,
        stored.map(({ id }) => id),
      ),
    )
    .orderBy(asc(sessionMeetings.sessionId), asc(sessionMeetings.number));
  return new Map(
    stored.map(({ id, startsAt, endsAt }) => {
      const own = rows.filter(({ sessionId }) => sessionId === id);
      return [id, own.length > 0 ? own.map((row) => timesOf(row)) : [{ startsAt, endsAt }]];
    }),
  );
}

const timesOf = ({ startsAt, endsAt }: Times): Times => ({ startsAt, endsAt });

/**
 * The meetings after a change, in order. `start_datetime` and `end_datetime` are those of the first one. Throws at the field
 * that is wrong.
 */
export function meetingsAfter(before: readonly Times[], fields: Fields): Times[] {
  const { start_datetime: start, end_datetime: end, meetings } = fields;
  const [first, ...others] = meetings
    ? meetings
        .map((one) => ({ startsAt: new Date(one.start_datetime), endsAt: new Date(one.end_datetime) }))
        .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
    : before;
  const startsAt = start === undefined ? first?.startsAt : new Date(start);
  const endsAt = end === undefined ? first?.endsAt : new Date(end);
  if (startsAt === undefined || endsAt === undefined) throw new Error('a session has at least one meeting');
  if (meetings && first && !sameTimes({ startsAt, endsAt }, first))
    throw fieldProblem({ meetings: ['The first meeting starts and ends with the session.'] });
  const all = [{ startsAt, endsAt }, ...others];
  const isList = meetings !== undefined && meetings.length > 1;
  for (const [index, one] of all.entries()) {
    if (one.endsAt <= one.startsAt)
      throw fieldProblem({ [isList ? 'meetings' : 'end_datetime']: ['The end must be after the start.'] });
    if (one.endsAt.getTime() - one.startsAt.getTime() > longestMs)
      throw fieldProblem({ [isList ? 'meetings' : 'end_datetime']: ['A meeting has at most 31 days.'] });
    const next = all[index + 1];
    if (next && next.startsAt < one.endsAt)
      throw fieldProblem(
        isList
          ? { meetings: ['Two meetings overlap. Choose other times.'] }
          : { start_datetime: ['The first meeting must end before the next one starts.'] },
      );
  }
  return all;
}

/** From the start of the first meeting to the end of the last one. */
export function spanOf(all: readonly Times[]): Times {
  const [first, last] = [all[0], all.at(-1)];
  if (first === undefined || last === undefined) throw new Error('a session has at least one meeting');
  return { startsAt: first.startsAt, endsAt: last.endsAt };
}

/**
 * The change of each meeting. Those at the same time stay. The others moved, in order, as far as they go; the rest was removed or
 * is new.
 */
export function meetingChanges(before: readonly Times[], after: readonly Times[]): MeetingChange[] {
  const isIn = (all: readonly Times[], one: Times) => all.some((other) => sameTimes(one, other));
  const gone = before.filter((one) => !isIn(after, one));
  const come = after.filter((one) => !isIn(before, one));
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, index) => ({
    ...(gone[index] && { before: gone[index] }),
    ...(come[index] && { after: come[index] }),
  }));
}

/** Throws when a meeting that is over would change, or one with attendance be removed. */
export async function requireChangeable(
  tx: Db,
  id: string,
  {
    before,
    changes,
    now,
    field,
  }: {
    readonly before: readonly Times[];
    readonly changes: readonly MeetingChange[];
    readonly now: Date;
    readonly field: string;
  },
): Promise<void> {
  const text = ({ startsAt, endsAt }: Times) => formatDateAndTimeRange(startsAt, endsAt);
  const over = changes.find((change) => change.before && change.before.endsAt <= now)?.before;
  if (over) throw fieldProblem({ [field]: [`The meeting of ${text(over)} is over, so it stays as it was.`] });
  const removed = changes.flatMap((change) => (change.before && !change.after ? [change.before] : []));
  const numbers = removed.map((one) => before.indexOf(one) + 1);
  if (numbers.length === 0) return;
  const [marked] = await tx
    .select({ meeting: attendanceFacts.meeting })
    .from(attendanceFacts)
    .where(sql`${eq(attendanceFacts.sessionId, id)} and ${inArray(attendanceFacts.meeting, numbers)}`)
    .limit(1);
  const one = marked && before[marked.meeting - 1];
  if (one)
    throw fieldProblem({
      [field]: [`Attendance was recorded at the meeting of ${text(one)}, so it can move, but not go.`],
    });
}

/** Stores the meetings of a session, whose row is locked. Attendance stays with its meeting, whatever its number is now. */
export async function storeMeetings(
  tx: Db,
  sessionId: string,
  {
    before,
    after,
    changes,
  }: {
    readonly before: readonly Times[];
    readonly after: readonly Times[];
    readonly changes: readonly MeetingChange[];
  },
): Promise<void> {
  await tx.delete(sessionMeetings).where(eq(sessionMeetings.sessionId, sessionId));
  if (after.length > 1)
    await tx
      .insert(sessionMeetings)
      .values(
        after.map(({ startsAt, endsAt }, index) => ({ sessionId, number: index + 1, startsAt, endsAt })),
      );
  const renumbered = before.flatMap((one, index) => {
    const moved = changes.find((change) => change.before === one);
    const stays = moved ? moved.after : one;
    const at = stays ? after.findIndex((other) => sameTimes(other, stays)) : -1;
    return at === -1 || at === index ? [] : [{ from: index + 1, to: at + 1 }];
  });
  // Two steps, because two meetings may exchange their numbers.
  const steps = [
    ...renumbered.map(({ from, to }) => ({ from, to: to + apart })),
    ...renumbered.map(({ to }) => ({ from: to + apart, to })),
  ];
  for (const { from, to } of steps)
    await tx
      .update(attendanceFacts)
      .set({ meeting: to })
      .where(sql`${eq(attendanceFacts.sessionId, sessionId)} and ${eq(attendanceFacts.meeting, from)}`);
}

/** More than a course has meetings. */
const apart = 10_000;
