import { addDays, formatLongWeekday, formatMediumDay, studioInstant } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { FieldError } from '@detroit-well/ui/components/field';
import { SelectField } from '@detroit-well/ui/components/select-field';
import { TextField } from '@detroit-well/ui/components/text-field';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { clockChangeText } from '../../sessions/clock-change.ts';
import {
  meetingsFromText,
  meetingsToText,
  weekdayOf,
  weeklyAfter,
  type TypedMeeting,
} from './course-dates.ts';
import type { SessionValues } from './session-values.ts';

/** Sunday to Saturday. */
const weekdays = Array.from({ length: 7 }, (_, day) => ({
  value: String(day),
  label: formatLongWeekday(studioInstant(`2026-03-0${day + 1}`, '12:00')),
}));
const mostAtOnce = 60;

/** The dates of a course after its first one: added by weekday and number or by hand, changed and removed one by one. */
export function CourseFields() {
  const { field, fieldState } = useController<SessionValues, 'meetings'>({ name: 'meetings' });
  const [date, start, end] = useWatch<SessionValues, ['date', 'start_datetime', 'end_datetime']>({
    name: ['date', 'start_datetime', 'end_datetime'],
  });
  const others = meetingsFromText(field.value);
  const show = (meetings: readonly TypedMeeting[]): void => field.onChange(meetingsToText(meetings));
  const add = (day: number, count: number): void =>
    show([...others, ...weeklyAfter([{ date, start, end }, ...others], day, count)]);
  const canAdd = date !== '' && start !== '' && end !== '';
  return (
    <div data-full className="course-dates" role="group" aria-label="More dates">
      {others.map((meeting, index) => (
        <MeetingFields
          // A line has no name of its own, and typing must not move the focus.
          key={index}
          number={index + 2}
          meeting={meeting}
          onChange={(changed) => show(others.with(index, changed))}
          onRemove={() => show(others.toSpliced(index, 1))}
        />
      ))}
      {fieldState.error ? <FieldError id="meetings-error">{fieldState.error.message}</FieldError> : null}
      <Weekly
        key={date}
        day={weekdayOf(date)}
        disabledReason={canAdd ? undefined : 'Enter the first date and its times.'}
        onAdd={add}
      />
    </div>
  );
}

interface MeetingFieldsProps {
  /** Of the meeting, from 1. */
  readonly number: number;
  readonly meeting: TypedMeeting;
  readonly onChange: (meeting: TypedMeeting) => void;
  readonly onRemove: () => void;
}

function MeetingFields({ number, meeting, onChange, onRemove }: MeetingFieldsProps) {
  const { date, start, end } = meeting;
  const name = date === '' ? `date ${number}` : formatMediumDay(date);
  const isTimed = date !== '' && start !== '' && end !== '';
  const clocks = isTimed ? clockChangeText(date, start, end < start ? addDays(date, 1) : date, end) : null;
  return (
    <div className="course-dates__row" role="group" aria-label={`Date ${number}`}>
      <TextField
        label={`Date ${number}`}
        type="date"
        value={date}
        onChange={({ target }) => onChange({ ...meeting, date: target.value })}
      />
      <TextField
        label="Start"
        type="time"
        value={start}
        onChange={({ target }) => onChange({ ...meeting, start: target.value })}
      />
      <TextField
        label="End"
        type="time"
        value={end}
        onChange={({ target }) => onChange({ ...meeting, end: target.value })}
      />
      <Button size="xs" variant="line" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
      {clocks === null ? null : <p className="muted course-dates__note">{clocks}</p>}
    </div>
  );
}

interface WeeklyProps {
  readonly day: number;
  readonly disabledReason: string | undefined;
  readonly onAdd: (day: number, count: number) => void;
}

/** Adds dates after the last one. */
function Weekly({ day, disabledReason, onAdd }: WeeklyProps) {
  const [weekday, setWeekday] = useState(String(day));
  const [typed, setTyped] = useState('1');
  const count = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0;
  const wrong = count < 1 || count > mostAtOnce ? `Enter a number from 1 to ${mostAtOnce}.` : undefined;
  return (
    <div className="course-dates__row">
      <SelectField
        label="Add every"
        options={weekdays}
        value={weekday}
        onChange={({ target }) => setWeekday(target.value)}
      />
      <TextField
        label="How many dates"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={wrong}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        size="xs"
        variant="line"
        disabledReason={disabledReason ?? wrong}
        onClick={() => onAdd(Number(weekday), count)}
      >
        {count === 1 ? 'Add a date' : `Add ${count} dates`}
      </Button>
    </div>
  );
}
