import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import type { ClipboardEvent, ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { FieldError } from '../components/field/field.tsx';
import { useFieldId } from './field-id.ts';
import { readFieldsEvent } from './read-fields.ts';

/** The parts of a day in the order of the United States. */
const order = ['month', 'day', 'year'] as const;
type Part = (typeof order)[number];
type Parts = Readonly<Record<Part, string>>;

const labels: Parts = { month: 'Month', day: 'Day', year: 'Year' };
const tokens: Parts = { month: 'bday-month', day: 'bday-day', year: 'bday-year' };

/** `2`, `14` and `1990` as `1990-02-14`. A missing part stays empty, so that no part of an unfinished day is lost. */
function dayOf({ month, day, year }: Parts): string {
  const [m, d, y] = [month.trim(), day.trim(), year.trim()];
  return m + d + y === '' ? '' : `${y}-${m && m.padStart(2, '0')}-${d && d.padStart(2, '0')}`;
}

function partsOf(value: string): Parts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { month, day, year };
}

/** A whole day that was copied from elsewhere: `1990-02-14` or `2/14/1990`. */
function pastedDay(text: string): Parts | null {
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(text.trim());
  if (iso) return { year: iso[1]!, month: iso[2]!, day: iso[3]! };
  const us = /^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4})$/.exec(text.trim());
  return us ? { month: us[1]!, day: us[2]!, year: us[3]! } : null;
}

/** The parts that a rejected day is rejected for. All of them where each is fine by itself. */
function wrongParts(parts: Parts): readonly Part[] {
  const missing = order.filter((part) => parts[part].trim() === '');
  if (missing.length > 0) return missing;
  const [month, day, year] = order.map((part) => Number(parts[part])) as [number, number, number];
  if (!(month >= 1 && month <= 12)) return ['month'];
  if (!/^\d{4}$/.test(parts.year.trim())) return ['year'];
  return day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate() ? order : ['day'];
}

export interface FormDateFieldProps<Values extends FieldValues> {
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
}

/**
 * A day that a person knows by heart, such as a date of birth, in three fields. The form's value is `YYYY-MM-DD`, with empty parts
 * while it is unfinished, such as `-02-14`.
 *
 * @do Use it for a day that is typed. The browser fills it, and a copied day fills all three fields.
 * @dont Use it for a day that is chosen from a calendar.
 * @accessibility A fieldset named by its legend. Error and hint describe each field, and only the fields that are wrong have
 *   aria-invalid: the error summary leads to the first of them.
 */
export function FormDateField<V extends FieldValues = FieldValues>(props: FormDateFieldProps<V>) {
  const { name, label, hint, optional } = props;
  const { control } = useFormContext<V>();
  const { field, fieldState } = useController({ control, name });
  const ownId = useId();
  const id = useFieldId(name) ?? ownId;
  const box = useRef<HTMLFieldSetElement>(null);
  const value: string = field.value ?? '';
  const error = fieldState.error?.message;
  const wrong = error ? wrongParts(partsOf(value)) : [];
  const describedBy = [error ? `${id}-error` : null, hint ? `${id}-hint` : null].filter(Boolean).join(' ');

  const input = (part: Part) => box.current?.querySelector<HTMLInputElement>(`[data-date="${part}"]`);
  /** The day in the fields, also if the browser filled them in. */
  const shown = (): string =>
    dayOf({
      month: input('month')?.value ?? '',
      day: input('day')?.value ?? '',
      year: input('year')?.value ?? '',
    });
  const show = (parts: Parts): void => {
    for (const part of order) input(part)!.value = parts[part];
  };
  // A value from elsewhere, such as a draft, replaces what is typed. The inputs are the browser's, as in every field of a form.
  const follow = useEffectEvent((next: string): void => {
    if (shown() !== next) show(partsOf(next));
  });
  useLayoutEffect(() => follow(value), [value]);
  const read = useEffectEvent((): void => {
    if (shown() !== value) field.onChange(shown());
  });
  // The form is an element of the document: it announces that it is about to be checked.
  useEffect(() => {
    const form = box.current?.form;
    const onRead = (): void => read();
    form?.addEventListener(readFieldsEvent, onRead);
    return () => form?.removeEventListener(readFieldsEvent, onRead);
  }, []);
  const paste = (event: ClipboardEvent): void => {
    const day = pastedDay(event.clipboardData.getData('text'));
    if (!day) return;
    event.preventDefault();
    show(day);
    field.onChange(shown());
    input('year')?.focus();
  };

  return (
    <fieldset id={id} ref={box} className="date-field" aria-describedby={describedBy || undefined}>
      <legend>
        <span>{label}</span> {optional ? <span data-part="optional">(optional)</span> : null}
      </legend>
      <div data-part="parts">
        {order.map((part) => (
          <div className="field" key={part}>
            <label htmlFor={`${id}-${part}`}>{labels[part]}</label>
            <input
              className="input"
              id={`${id}-${part}`}
              // Not the name of a form value: the form reads the whole day.
              name={`${name}-${part}`}
              data-date={part}
              inputMode="numeric"
              autoComplete={tokens[part]}
              aria-invalid={wrong.includes(part) || undefined}
              aria-describedby={error && wrong.includes(part) ? `${id}-error` : undefined}
              onChange={() => field.onChange(shown())}
              onBlur={field.onBlur}
              onPaste={paste}
            />
          </div>
        ))}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {hint ? (
        <p data-part="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </fieldset>
  );
}
