import type { OfficeSession } from '@detroit-well/api-client';
import { zodResolver } from '@hookform/resolvers/zod';
import {
  formatDateAndTimeRange,
  formatMediumDay,
  formatTime,
  studioInstant,
} from '@detroit-well/config/studio-time';
import { requiredText } from '@detroit-well/validation/messages';
import * as z from 'zod/mini';
import { client } from '../../api/client.ts';
import type { EditorKind, ValueProps } from '../../catalogue/kind.ts';
import { OfferValue } from '../../sessions/offer-value.tsx';
import { endIsStartText, offerLabels, offerRules } from '../../sessions/offer-values.ts';
import { isComplete, meetingsFromText, wireOf } from './course-dates.ts';
import { SessionFields } from './session-fields.tsx';
import { SessionPicture } from './session-picture.tsx';
import {
  blankSession,
  bodyOf,
  changesFrom,
  emailText,
  valuesOf,
  type SessionValues,
} from './session-values.ts';
import { recordNames } from '../../navigation/record-names.ts';

const rules = z
  .object({
    ...offerRules,
    date: z.string().check(z.minLength(1, requiredText('Date'))),
    start_datetime: z.string().check(z.minLength(1, requiredText('Start'))),
    end_datetime: z.string().check(z.minLength(1, requiredText('End'))),
    meetings: z
      .string()
      .check(
        z.refine(
          (text) => meetingsFromText(text).every(isComplete),
          'Each date needs a day, a start and another end.',
        ),
      ),
    registration_opens_at: z.string(),
    registration_closes_at: z.string(),
    registration_open: z.string(),
  })
  .check(
    z.refine(({ start_datetime, end_datetime }) => start_datetime !== end_datetime || start_datetime === '', {
      path: ['end_datetime'],
      error: endIsStartText,
    }),
  );

const calls = client.office.sessions;

/** How a session is edited. */
export const sessionKind: EditorKind<OfficeSession, SessionValues> = {
  ...recordNames('session'),
  nameOf: ({ title }) => title,
  resolver: zodResolver(rules),
  blank: blankSession,
  valuesOf,
  labels: {
    ...offerLabels,
    date: 'Date',
    start_datetime: 'Start',
    end_datetime: 'End',
    meetings: 'More dates',
    registration_opens_at: 'Registration opens',
    registration_closes_at: 'Registration closes',
    registration_open: 'Registration',
  },
  Fields: SessionFields,
  Picture: SessionPicture,
  Value: SessionValue,
  consequence: emailText,
  calls: {
    create: (values, idempotencyKey) => calls.create({ body: bodyOf(values) }, { idempotencyKey }),
    change: (from, values, idempotencyKey) =>
      calls.change(
        { params: { id: from.id }, body: { version: from.version, ...changesFrom(from, values) } },
        { idempotencyKey },
      ),
  },
};

/** How a copy of a session is made: it shares the picture. */
export const copyKind = (id: string): typeof sessionKind => ({
  ...sessionKind,
  calls: {
    ...sessionKind.calls,
    create: (values, idempotencyKey) =>
      calls.create({ body: { ...bodyOf(values), picture_of: id } }, { idempotencyKey }),
  },
});

/** A time of day reads the same on every day. */
const anyDay = '2026-01-01';

function localText(local: string): string {
  const [day = '', time = ''] = local.split('T');
  return `${formatMediumDay(day)}, ${formatTime(studioInstant(anyDay, time))}`;
}

function SessionValue({ name, value }: ValueProps) {
  if (value !== '') {
    if (name === 'meetings') return <Dates text={value} />;
    if (name === 'date') return formatMediumDay(value);
    if (name.endsWith('_datetime')) return formatTime(studioInstant(anyDay, value));
    if (name.endsWith('_at')) return localText(value);
    if (name === 'registration_open') return value === 'true' ? 'Open' : 'Closed';
  }
  return <OfferValue name={name} value={value} />;
}

const Dates = ({ text }: { text: string }) =>
  meetingsFromText(text)
    .filter(isComplete)
    .map((meeting) => {
      const { start_datetime: start, end_datetime: end } = wireOf(meeting);
      return <div key={start}>{formatDateAndTimeRange(start, end)}</div>;
    });
