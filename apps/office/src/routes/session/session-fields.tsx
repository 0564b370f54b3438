import type { OfficeSession } from '@detroit-well/api-client';
import { serverNow } from '@detroit-well/config/server-clock';
import { paths } from '@detroit-well/config/paths';
import { formatDateAndTimeRange, formatLongDay, studioInstant } from '@detroit-well/config/studio-time';
import { FormSelectField, FormTextField } from '@detroit-well/ui/form/fields';
import { useWatch } from 'react-hook-form';
import { useMay } from '../../access/access.ts';
import { rolesText } from '../../access/who-may.ts';
import { FormSection } from '../../forms/form-section.tsx';
import { clockChangeText } from '../../sessions/clock-change.ts';
import {
  ParticipantFields,
  PriceFields,
  studioTimeHint,
  WhatFields,
  WhereFields,
} from '../../sessions/offer-fields.tsx';
import { CourseFields } from './course-fields.tsx';
import { endDay, type SessionValues } from './session-values.ts';

interface SessionFieldsProps {
  readonly entry: OfficeSession | null;
}

/** The fields of a session. */
export function SessionFields({ entry }: SessionFieldsProps) {
  return (
    <>
      <WhatFields />
      <When />
      <WhereFields />
      <PriceFields hint={spotsHint(entry)} />
      <FormSection title="Registration" hint="Both times keep their distance to the start when it moves.">
        <FormTextField
          name="registration_opens_at"
          label="Registration opens"
          type="datetime-local"
          hint="Empty: at once."
        />
        <FormTextField
          name="registration_closes_at"
          label="Registration closes"
          type="datetime-local"
          hint="Empty: when it starts."
        />
        <FormSelectField
          name="registration_open"
          label="Registration"
          options={[
            { value: 'true', label: 'Open at these times' },
            { value: 'false', label: 'Closed by the team' },
          ]}
        />
      </FormSection>
      <ParticipantFields />
    </>
  );
}

const spotsHint = (entry: OfficeSession | null): string =>
  entry && entry.booked_count > 0 ? `Empty: no limit. ${entry.booked_count} are taken.` : 'Empty: no limit.';

function When() {
  const mayRepeat = useMay('series.write');
  return (
    <FormSection title="Date and time" hint={studioTimeHint}>
      <FormTextField name="date" label="Date" type="date" />
      <div data-first>
        <FormTextField name="start_datetime" label="Start" type="time" />
      </div>
      <FormTextField name="end_datetime" label="End" type="time" />
      <p data-full className="muted" aria-live="polite">
        <Times />
      </p>
      <CourseFields />
      <p data-full className="muted">
        <span>More dates make a course: one price and one spot cover all of them.</span>{' '}
        {mayRepeat ? (
          <a href={paths.office.series('new')}>New series: people book each date by itself</a>
        ) : (
          <span>{`For dates that people book one by one: ${rolesText('make a series', 'series.write')}`}</span>
        )}
      </p>
    </FormSection>
  );
}

/** The day and the times in words, whether they are over, and that it ends on the next day. */
function Times() {
  const values = useWatch<SessionValues>() as SessionValues;
  const { date, start_datetime: start, end_datetime: end } = values;
  if (!date || !start || !end || start === end) return null;
  const text = formatDateAndTimeRange(studioInstant(date, start), studioInstant(endDay(values), end));
  const ends = end < start ? ` It ends on the next day, ${formatLongDay(endDay(values))}.` : '';
  const clocks = clockChangeText(date, start, endDay(values), end);
  const past = studioInstant(date, start).getTime() < serverNow() ? ' This is in the past.' : '';
  const more = `${past}${ends}${clocks === null ? '' : ` ${clocks}`}`;
  return more === '' ? text : `${text}.${more}`;
}
