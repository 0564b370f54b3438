import { FormSelectField, FormTextField } from '@detroit-well/ui/form/fields';
import { Status } from '@detroit-well/ui/components/status';
import { serverNow } from '@detroit-well/config/server-clock';
import {
  addDays,
  formatLongWeekday,
  formatMediumDay,
  studioDay,
  studioInstant,
} from '@detroit-well/config/studio-time';
import { useWatch } from 'react-hook-form';
import { ClosedDays, useClosures } from '../../closures/closed-days.tsx';
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
      <ClosedDates />
      {isNew ? <Dates /> : null}
    </FormSection>
  );
}

/** The days of the rule that are left out because the studio is closed then. */
function ClosedDates() {
  const repeat = repeatOf(useWatch<SeriesValues>() as SeriesValues);
  const closures = useClosures();
  const last = closures
    .map(({ end_date }) => end_date)
    .toSorted()
    .at(-1);
  if (!repeat || last === undefined) return null;
  const { until } = repeat;
  const dates = firstDates(
    { ...repeat, until: until !== null && until < last ? until : last },
    closures,
    Infinity,
  );
  const today = studioDay(serverNow());
  const closed = dates.flatMap(({ day, closed: reason }) =>
    reason === null || day < today ? [] : [{ day, reason }],
  );
  return (
    <ClosedDays days={closed}>
      No session is made then. The page of the series can hold such a day all the same.
    </ClosedDays>
  );
}

function Dates() {
  const values = useWatch<SeriesValues>() as SeriesValues;
  const closures = useClosures();
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
