import { addDays, toStudioIso, studioInstant, type Day } from '@detroit-well/config/studio-time';

/** One meeting as people type it, in studio time. An end before the start is on the next day. */
export interface TypedMeeting {
  readonly date: string;
  /** `HH:MM`. */
  readonly start: string;
  readonly end: string;
}

/** The form holds the meetings after the first one as text, one per line: a form compares and shows texts. */
export const meetingsToText = (meetings: readonly TypedMeeting[]): string =>
  meetings.map(({ date, start, end }) => `${date}|${start}|${end}`).join('\n');

export const meetingsFromText = (text: string): TypedMeeting[] =>
  text === ''
    ? []
    : text.split('\n').map((line) => {
        const [date = '', start = '', end = ''] = line.split('|');
        return { date, start, end };
      });

/** The day on which a meeting ends: the next one when its end is before its start. */
const endDayOf = ({ date, start, end }: TypedMeeting): Day => (end < start ? addDays(date, 1) : date);

export const isComplete = ({ date, start, end }: TypedMeeting): boolean =>
  date !== '' && start !== '' && end !== '' && start !== end;

/** A meeting with the fields of the API. */
export const wireOf = (meeting: TypedMeeting) => ({
  start_datetime: toStudioIso(studioInstant(meeting.date, meeting.start)),
  end_datetime: toStudioIso(studioInstant(endDayOf(meeting), meeting.end)),
});

export function typedOf(meeting: {
  readonly start_datetime: string;
  readonly end_datetime: string;
}): TypedMeeting {
  const local = (at: string) => toStudioIso(at).slice(0, 16);
  const [date = '', start = ''] = local(meeting.start_datetime).split('T');
  return { date, start, end: local(meeting.end_datetime).slice(11) };
}

const weekday = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The next `count` days of a weekday (0 is Sunday) after the last of these meetings, at the times of the first one. */
export function weeklyAfter(
  all: readonly [TypedMeeting, ...TypedMeeting[]],
  day: number,
  count: number,
): TypedMeeting[] {
  const [first] = all;
  const last = all.map(({ date }) => date).reduce((one, other) => (one > other ? one : other));
  const next = addDays(last, (day - weekday(last) + 7) % 7 || 7);
  return Array.from({ length: count }, (_, index) => ({ ...first, date: addDays(next, index * 7) }));
}

/** The weekday of a day, 0 for Sunday; 0 for a day that is not typed yet. */
export const weekdayOf = (day: string): number => (day === '' ? 0 : weekday(day));

/** The meetings so many weeks later that the first comes after the last. */
export function nextCourse(all: readonly [TypedMeeting, ...TypedMeeting[]]): TypedMeeting[] {
  const days = all.map(({ date }) => Date.parse(`${date}T00:00:00Z`) / 86_400_000);
  const weeks = Math.floor((Math.max(...days) - Math.min(...days)) / 7) + 1;
  return all.map((one) => ({ ...one, date: addDays(one.date, weeks * 7) }));
}
