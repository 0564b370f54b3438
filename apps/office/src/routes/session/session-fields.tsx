import type { OfficeSession } from '@detroit-well/api-client';
import { serverNow } from '@detroit-well/config/server-clock';
import { paths } from '@detroit-well/config/paths';
import {
  formatDateAndTimeRange,
  formatLongDay,
  formatMediumDay,
  studioInstant,
} from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { FormSelectField, FormTextField } from '@detroit-well/ui/form/fields';
import { useFormContext, useWatch } from 'react-hook-form';
import { useMay } from '../../access/access.ts';
import { rolesText } from '../../access/who-may.ts';
import { closedBecause } from '../../closures/closed-because.ts';
import { ClosedDays, useClosures } from '../../closures/closed-days.tsx';
import { FormSection } from '../../forms/form-section.tsx';
import { clockChangeText } from '../../sessions/clock-change.ts';
import {
  ParticipantFields,
  PriceFields,
  studioTimeHint,
  WhatFields,
  WhereFields,
} from '../../sessions/offer-fields.tsx';
import { meetingsFromText } from './course-dates.ts';
import { CourseFields } from './course-fields.tsx';
import { endDay, type SessionValues } from './session-values.ts';
import { useOpenDay } from './use-open-day.ts';

interface SessionFieldsProps {
  readonly entry: OfficeSession | null;
}

/** The fields of a session. */
export function SessionFields({ entry }: SessionFieldsProps) {
  return (
    <>
      <WhatFields />
      <When entry={entry} />
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

function When({ entry }: SessionFieldsProps) {
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
      <ClosedDates entry={entry} />
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

/** The dates on which the studio is closed. The first one can go to the next open day. */
function ClosedDates({ entry }: SessionFieldsProps) {
  const closures = useClosures();
  const { setValue } = useFormContext<SessionValues>();
  const values = useWatch<SessionValues>() as SessionValues;
  const { date } = values;
  const others = meetingsFromText(values.meetings).map((meeting) => meeting.date);
  const closed = [date, ...others].flatMap((day) => {
    const reason = day ? closedBecause(day, closures) : null;
    return reason === null ? [] : [{ day, reason }];
  });
  const open = useOpenDay(values, closures, entry?.id);
  return (
    <ClosedDays
      days={closed}
      action={
        open === null ? null : (
          <Button
            size="xs"
            variant="quiet"
            onClick={() => setValue('date', open.day, { shouldDirty: true, shouldValidate: true })}
          >
            {`Take ${formatMediumDay(open.day)}`}
          </Button>
        )
      }
    >
      {`You can still hold it.${open?.isFree ? ` On ${formatLongDay(open.day)}, its room is free at this time.` : ''}`}
    </ClosedDays>
  );
}
