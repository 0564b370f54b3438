import { FormSelectField, FormTextField } from '@detroit-well/ui/form/fields';
import { Status } from '@detroit-well/ui/components/status';
import { addDays, formatLongWeekday, formatMediumDay, studioInstant } from '@detroit-well/config/studio-time';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { closureDaysQuery } from '../../api/queries.ts';
import { FormSection } from '../../forms/form-section.tsx';
import { clockChangeText } from '../../sessions/clock-change.ts';
import { studioTimeHint } from '../../sessions/offer-fields.tsx';
import { firstDates, type RuleDate } from './rule-dates.ts';
import { timesText } from './series-text.ts';
import { repeatOf, type SeriesValues } from './series-values.ts';
import { WeekdayPicker } from './weekday-picker.tsx';

/** How many dates are shown. */
const shown = 12;

/** When a series takes place. A new one has a first day and shows its first dates. */
export function RuleFields({ isNew }: { isNew: boolean }) {
  const ends = useWatch<SeriesValues, 'ends'>({ name: 'ends' });
  return (
    <FormSection title="Date and repeat" hint={studioTimeHint}>
      {isNew ? <FormTextField name="start_date" label="First day" type="date" /> : null}
      <div data-first>
        <FormTextField name="start_time" label="Start" type="time" />
      </div>
      <FormTextField name="end_time" label="End" type="time" />
      <FormTextField
        name="interval"
        label="Repeats every (weeks)"
        inputMode="numeric"
        autoComplete="off"
        hint="1: every week."
      />
      <WeekdayPicker />
      <FormSelectField
        name="ends"
        label="Ends"
        options={[
          { value: 'never', label: 'Never' },
          { value: 'count', label: 'After a number of sessions' },
          { value: 'until', label: 'On a day' },
        ]}
      />
      {ends === 'count' ? (
        <FormTextField name="count" label="Sessions" inputMode="numeric" autoComplete="off" />
      ) : null}
      {ends === 'until' ? <FormTextField name="until" label="Last day" type="date" /> : null}
      {isNew ? <Dates /> : null}
    </FormSection>
  );
}

function Dates() {
  const values = useWatch<SeriesValues>() as SeriesValues;
  const { data: closures = [] } = useQuery({ ...closureDaysQuery(), meta: { background: true } });
  const repeat = repeatOf(values);
  if (!repeat || !values.start_time || !values.end_time) return null;
  const dates = firstDates(repeat, closures, shown);
  const skipped = dates.filter(({ closed }) => closed !== null).length;
  return (
    <section data-full className="rule-dates" aria-labelledby="rule-dates-title">
      <h3 id="rule-dates-title">
        {dates.length === shown ? `First ${shown} dates` : `Dates: ${dates.length - skipped}`}
        {skipped > 0 ? `, ${skipped} skipped` : ''}
      </h3>
      <ol aria-live="polite">
        {dates.map((date) => (
          <RuleDay key={date.day} date={date} values={values} />
        ))}
      </ol>
    </section>
  );
}

interface RuleDayProps {
  readonly date: RuleDate;
  readonly values: SeriesValues;
}

function RuleDay({ date: { day, closed }, values }: RuleDayProps) {
  const { start_time: start, end_time: end } = values;
  const clocks = clockChangeText(day, start, end < start ? addDays(day, 1) : day, end);
  return (
    <li data-off={closed === null ? undefined : true}>
      <span>{`${formatLongWeekday(studioInstant(day, '12:00'))}, ${formatMediumDay(day)}`}</span>
      {closed === null ? (
        <span className="muted">{[timesText(values), clocks].filter(Boolean).join('. ')}</span>
      ) : (
        <Status tone="wait">{`Closed: ${closed}`}</Status>
      )}
    </li>
  );
}
