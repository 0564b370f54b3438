import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FieldError } from '../../components/field/field.tsx';
import { LockIcon } from '../../icons.tsx';
import { formatExpiry, groupCardNumber, isDeletion, shapeCode } from './card-text.ts';
import type { CardErrors, CardText } from './card-text.ts';

export type { CardErrors, CardText } from './card-text.ts';

export interface CardFieldsProps {
  /** Prefix of the inputs' ids: `-number`, `-expires` and `-cvc` are added. */
  readonly id?: string | undefined;
  readonly value: CardText;
  readonly onChange: (next: CardText) => void;
  readonly errors?: CardErrors;
  readonly disabled?: boolean;
  /** Shown below the fields, for example the available test cards. */
  readonly hint?: ReactNode;
}

const cells = [
  { key: 'number', label: 'Card number', autoComplete: 'cc-number', placeholder: '1234 1234 1234 1234' },
  { key: 'expires', label: 'Expires', autoComplete: 'cc-exp', placeholder: 'MM / YY' },
  { key: 'cvc', label: 'CVC', autoComplete: 'cc-csc', placeholder: '3 digits' },
] as const;

/** Formats the text for its field. Deletions are not reformatted, otherwise the slash could never be removed. */
function shape(key: keyof CardText, typed: string, before: string): string {
  if (key === 'number') return groupCardNumber(typed);
  if (key === 'cvc') return shapeCode(typed);
  return isDeletion(typed, before) ? typed : formatExpiry(typed);
}

/**
 * Number, expiry and CVC in one box, in a form that browsers and password managers can autofill.
 *
 * @do Use it for the sandbox. A live studio shows the provider's own fields.
 * @do Give `id`, so that the error summary can link to each field.
 * @dont Store or log what is typed.
 * @accessibility A group named Card details of three labeled inputs with autofill names. An error sets aria-invalid and
 *   is linked to its input.
 */
export function CardFields({
  value,
  onChange,
  errors = {},
  disabled = false,
  hint,
  ...props
}: CardFieldsProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const wrong = cells.filter((cell) => errors[cell.key]);
  const group = useRef<HTMLDivElement>(null);
  // Another program may have filled the fields in without events.
  const readFields = useEffectEvent((): void => {
    const shown = { ...value };
    group.current?.querySelectorAll('input').forEach((input, index) => {
      const key = cells[index]?.key;
      if (key && input.value !== value[key]) shown[key] = shape(key, input.value, '');
    });
    if (cells.some(({ key }) => shown[key] !== value[key])) flushSync(() => onChange(shown));
  });
  useEffect(() => {
    const form = group.current?.closest('form');
    const read = (): void => readFields();
    // Before the form checks the card.
    form?.addEventListener('submit', read, true);
    return () => form?.removeEventListener('submit', read, true);
  }, []);
  return (
    <div ref={group} className="card-fields" role="group" aria-label="Card details">
      <div data-part="box">
        {cells.map(({ key, label, autoComplete, placeholder }) => (
          <label key={key} data-cell={key} data-bad={errors[key] ? true : undefined}>
            <span>{label}</span>
            <input
              id={`${id}-${key}`}
              type="text"
              inputMode="numeric"
              autoComplete={autoComplete}
              placeholder={placeholder}
              disabled={disabled}
              value={value[key]}
              aria-invalid={errors[key] ? true : undefined}
              aria-describedby={errors[key] ? `${id}-${key}-error` : undefined}
              onChange={(event) => onChange({ ...value, [key]: shape(key, event.target.value, value[key]) })}
            />
            {key === 'number' ? <LockIcon /> : null}
          </label>
        ))}
      </div>
      {wrong.map(({ key }) => (
        <FieldError key={key} id={`${id}-${key}-error`}>
          {errors[key]}
        </FieldError>
      ))}
      {hint ? <p data-part="hint">{hint}</p> : null}
    </div>
  );
}
