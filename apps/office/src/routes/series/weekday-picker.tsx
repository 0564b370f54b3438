import { FieldError } from '@detroit-well/ui/components/field';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { weekdayNames, type WeekdayName } from './rule-dates.ts';
import { weekdayText } from './series-text.ts';
import { weekdaysOf, type SeriesValues } from './series-values.ts';

/** The days of the week on which a series takes place. */
export function WeekdayPicker() {
  const { field, fieldState } = useController<SeriesValues, 'weekdays'>({ name: 'weekdays' });
  const errorId = useId();
  const chosen = weekdaysOf(field.value);
  const toggle = (name: WeekdayName, on: boolean): void =>
    field.onChange(weekdayNames.filter((one) => (one === name ? on : chosen.includes(one))).join(','));
  return (
    <fieldset data-full className="weekdays" aria-describedby={fieldState.error ? errorId : undefined}>
      <legend>On</legend>
      <div>
        {weekdayNames.map((name, index) => (
          <label key={name}>
            <input
              type="checkbox"
              // The form moves the focus to the first field that is wrong.
              ref={index === 0 ? field.ref : undefined}
              checked={chosen.includes(name)}
              aria-label={weekdayText(name)}
              onChange={({ target }) => toggle(name, target.checked)}
            />
            {weekdayText(name).slice(0, 3)}
          </label>
        ))}
      </div>
      {fieldState.error ? <FieldError id={errorId}>{fieldState.error.message}</FieldError> : null}
    </fieldset>
  );
}
