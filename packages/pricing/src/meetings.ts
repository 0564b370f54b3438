import { millisecondsOf, millisecondsOrNaN } from './instants.ts';
import { assertCents, formatCents } from './money.ts';
import type { Instant } from './instants.ts';
import type { Cents } from './money.ts';

/** When a session meets, under the wire names. */
export interface Meeting<Time extends Instant = Instant> {
  readonly start_datetime: Time;
  readonly end_datetime: Time;
}

/** A session with its first meeting, and all meetings in order. Without `meetings`, the first is the only one. */
export interface MeetingSession<Time extends Instant = Instant> extends Meeting<Time> {
  readonly meetings?: readonly Meeting<Time>[];
}

/** The meeting in progress, otherwise the next one; after the last meeting has ended, the last one. */
export function nextMeeting<Time extends Instant>(
  session: MeetingSession<Time>,
  now: Instant,
): Meeting<Time> {
  const at = millisecondsOf(now);
  return session.meetings?.find((meeting) => !(endOf(meeting) <= at)) ?? lastMeeting(session);
}

/** The last meeting, with which the session is completed. */
export function lastMeeting<Time extends Instant>(session: MeetingSession<Time>): Meeting<Time> {
  return session.meetings?.at(-1) ?? session;
}

/** A meeting without a known end ends when it starts; one without a known start never ends. */
function endOf({ start_datetime, end_datetime }: Meeting): number {
  const end = millisecondsOrNaN(end_datetime);
  return Number.isNaN(end) ? millisecondsOrNaN(start_datetime) : end;
}

/**
 * The price of one meeting of a course: `$40 a night`, `about $41.67 a night` if the price does not divide evenly, or
 * `$40 each` without a word for the meetings. Empty for one meeting and for a free session.
 *
 * @param word what a meeting is called, such as night.
 */
export function priceEachLabel(cents: Cents, meetings: number, word: string | null): string {
  assertCents(cents);
  if (meetings <= 1 || cents === 0) return '';
  const about = cents % meetings === 0 ? '' : 'about ';
  const unit = word === null ? 'each' : `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
  return `${about}${formatCents(Math.round(cents / meetings))} ${unit}`;
}
