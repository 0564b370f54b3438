import type { CreateSessionParams, OfficeSession } from '@detroit-well/api-client';
import { addDays, studioDay, studioInstant, toStudioIso } from '@detroit-well/config/studio-time';
import { blankOffer, offerBody, offerValuesOf, type OfferValues } from '../../sessions/offer-values.ts';
import { meetingsFromText, meetingsToText, nextCourse, typedOf, wireOf } from './course-dates.ts';

/** The fields of the editor, as people type them. Names of the contract, so that its errors find them. */
export interface SessionValues extends OfferValues {
  readonly date: string;
  /** Studio time, `HH:MM`. An end before the start is on the next day. */
  readonly start_datetime: string;
  readonly end_datetime: string;
  /** The meetings of a course after the first one. */
  readonly meetings: string;
  /** Studio time, `YYYY-MM-DDTHH:MM`; empty: none. */
  readonly registration_opens_at: string;
  readonly registration_closes_at: string;
  readonly registration_open: string;
}

export const blankSession: SessionValues = {
  ...blankOffer,
  date: '',
  start_datetime: '',
  end_datetime: '',
  meetings: '',
  registration_opens_at: '',
  registration_closes_at: '',
  registration_open: 'true',
};

const localOf = (at: string | null): string => (at === null ? '' : toStudioIso(at).slice(0, 16));
const timeOf = (at: string): string => toStudioIso(at).slice(11, 16);
const isoOf = (local: string): string | null => {
  const [day = '', time = ''] = local.split('T');
  return local === '' ? null : toStudioIso(studioInstant(day, time));
};

export const valuesOf = (session: OfficeSession): SessionValues => ({
  ...offerValuesOf(session),
  date: studioDay(session.start_datetime),
  start_datetime: timeOf(session.start_datetime),
  end_datetime: timeOf(session.end_datetime),
  meetings: meetingsToText(session.meetings.slice(1).map(typedOf)),
  registration_opens_at: localOf(session.registration_opens_at),
  registration_closes_at: localOf(session.registration_closes_at),
  registration_open: String(session.registration_open),
});

/** A new session like another one, on a day that is still to choose. A course begins in the week after its last date. */
export function copyOf(session: OfficeSession): SessionValues {
  const values = valuesOf(session);
  const [first, ...others] = isCourse(session) ? nextCourse([firstOf(values), ...othersOf(values)]) : [];
  return {
    ...values,
    date: first?.date ?? '',
    meetings: meetingsToText(others),
    registration_opens_at: '',
    registration_closes_at: '',
    registration_open: 'true',
  };
}

const firstOf = ({ date, start_datetime: start, end_datetime: end }: SessionValues) => ({ date, start, end });
const othersOf = ({ meetings }: SessionValues) => meetingsFromText(meetings);

/** The day on which a session ends: the next one when its end is before its start. */
export const endDay = ({ date, start_datetime, end_datetime }: SessionValues): string =>
  end_datetime < start_datetime ? addDays(date, 1) : date;

/** The meetings in order. The times of a session are those of the first one. */
function timesOf(values: SessionValues) {
  const first = wireOf(firstOf(values));
  const all = [first, ...othersOf(values).map(wireOf)].toSorted(
    (one, other) => Date.parse(one.start_datetime) - Date.parse(other.start_datetime),
  );
  return { ...(all[0] ?? first), ...(all.length > 1 && { meetings: all }) };
}

export const bodyOf = (values: SessionValues): CreateSessionParams => ({
  ...offerBody(values),
  ...timesOf(values),
  registration_opens_at: isoOf(values.registration_opens_at),
  registration_closes_at: isoOf(values.registration_closes_at),
  registration_open: values.registration_open === 'true',
});

/**
 * The fields that differ from the session. What stays is not sent: the server keeps the distance of the registration's times
 * to a start that moves. A course goes with all its dates.
 */
export function changesFrom(session: OfficeSession, values: SessionValues): Partial<CreateSessionParams> {
  const before: Record<string, unknown> = { ...bodyOf(valuesOf(session)) };
  const { start_datetime, end_datetime, ...after } = bodyOf(values);
  const meetings = after.meetings ?? (before['meetings'] && [{ start_datetime, end_datetime }]);
  const changed = Object.entries({ ...after, start_datetime, end_datetime, meetings }).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return Object.fromEntries(changed);
}

/** Whether it has several dates. */
export const isCourse = ({ meetings }: OfficeSession): boolean => meetings.length > 1;

const moves = ['date', 'start_datetime', 'end_datetime', 'meetings'];

/** Who gets an email about what was changed. */
export function emailText({ booked_count: booked }: OfficeSession, changed: readonly string[]): string {
  const news = [
    moves.some((name) => changed.includes(name)) ? 'time' : null,
    changed.includes('coach_id') ? 'coach' : null,
  ].filter((word) => word !== null);
  if (booked === 0 || news.length === 0) return '';
  const people = booked === 1 ? '1 person gets' : `${booked} people get`;
  return `${people} an email about the new ${news.join(' and the new ')}.`;
}
