import type { CreateSessionParams, OfficeSession } from '@detroit-well/api-client';
import { dayMs } from '@detroit-well/config/durations';
import { addDays, studioDay, studioInstant, toStudioIso } from '@detroit-well/config/studio-time';
import { linesOf } from '../../format/lines.ts';
import { limitCents, limitInput } from '../../format/refund-limit.ts';

/** The fields of the editor, as people type them. Names of the contract, so that its errors find them. */
export interface SessionValues {
  readonly title: string;
  readonly program_id: string;
  readonly description: string;
  readonly date: string;
  /** Studio time, `HH:MM`. An end before the start is on the next day. */
  readonly start_datetime: string;
  readonly end_datetime: string;
  readonly location_id: string;
  readonly coach_id: string;
  /** Empty: unlimited. */
  readonly max_participants: string;
  readonly price_public: string;
  readonly price_member: string;
  /** Studio time, `YYYY-MM-DDTHH:MM`; empty: none. */
  readonly registration_opens_at: string;
  readonly registration_closes_at: string;
  readonly registration_open: string;
  /** One per line. */
  readonly requirements: string;
  readonly what_to_bring: string;
}

export const blankSession: SessionValues = {
  title: '',
  program_id: '',
  description: '',
  date: '',
  start_datetime: '',
  end_datetime: '',
  location_id: '',
  coach_id: '',
  max_participants: '',
  price_public: '',
  price_member: '',
  registration_opens_at: '',
  registration_closes_at: '',
  registration_open: 'true',
  requirements: '',
  what_to_bring: '',
};

const localOf = (at: string | null): string => (at === null ? '' : toStudioIso(at).slice(0, 16));
const timeOf = (at: string): string => toStudioIso(at).slice(11, 16);
const isoOf = (local: string): string | null => {
  const [day = '', time = ''] = local.split('T');
  return local === '' ? null : toStudioIso(studioInstant(day, time));
};

export const valuesOf = (session: OfficeSession): SessionValues => ({
  title: session.title,
  program_id: session.program_id,
  description: session.description,
  date: studioDay(session.start_datetime),
  start_datetime: timeOf(session.start_datetime),
  end_datetime: timeOf(session.end_datetime),
  location_id: session.location_id ?? '',
  coach_id: session.coach_id ?? '',
  max_participants: session.max_participants === null ? '' : String(session.max_participants),
  price_public: session.price_public,
  price_member: session.price_member,
  registration_opens_at: localOf(session.registration_opens_at),
  registration_closes_at: localOf(session.registration_closes_at),
  registration_open: String(session.registration_open),
  requirements: session.requirements.join('\n'),
  what_to_bring: session.what_to_bring.join('\n'),
});

/** A new session like another one, on a day that is still to choose. */
export const copyOf = (session: OfficeSession): SessionValues => ({
  ...valuesOf(session),
  date: '',
  registration_opens_at: '',
  registration_closes_at: '',
  registration_open: 'true',
});

/** The day on which a session ends: the next one when its end is before its start. */
export const endDay = ({ date, start_datetime, end_datetime }: SessionValues): string =>
  end_datetime < start_datetime ? addDays(date, 1) : date;

/** `75.00` for an amount as people type it; undefined for what is none. */
export function amountOf(text: string): string | undefined {
  const cents = limitCents(text);
  return cents == null ? undefined : limitInput(cents);
}

export const bodyOf = (values: SessionValues): CreateSessionParams => ({
  title: values.title,
  program_id: values.program_id,
  description: values.description,
  start_datetime: toStudioIso(studioInstant(values.date, values.start_datetime)),
  end_datetime: toStudioIso(studioInstant(endDay(values), values.end_datetime)),
  location_id: values.location_id || null,
  coach_id: values.coach_id || null,
  max_participants: values.max_participants === '' ? null : Number(values.max_participants),
  price_public: amountOf(values.price_public) ?? values.price_public,
  price_member: amountOf(values.price_member) ?? values.price_member,
  registration_opens_at: isoOf(values.registration_opens_at),
  registration_closes_at: isoOf(values.registration_closes_at),
  registration_open: values.registration_open === 'true',
  requirements: linesOf(values.requirements),
  what_to_bring: linesOf(values.what_to_bring),
});

/**
 * The fields that differ from the session. What stays is not sent: the server keeps the distance of the registration's times
 * to a start that moves, and the dates of a course.
 */
export function changesFrom(session: OfficeSession, values: SessionValues): Partial<CreateSessionParams> {
  const before: Record<string, unknown> = { ...bodyOf(valuesOf(session)) };
  const changed = Object.entries(bodyOf(values)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return Object.fromEntries(changed);
}

/** Whether it has dates that one day and two times cannot say. */
export const isCourse = ({ meetings, start_datetime, end_datetime }: OfficeSession): boolean =>
  meetings.length > 1 || Date.parse(end_datetime) - Date.parse(start_datetime) >= dayMs;

const moves = ['date', 'start_datetime', 'end_datetime'];

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
