import { Fragment, useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { FieldError } from '../field/field.tsx';

interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  /** Before the label, for example the large day of a date. It is not announced. */
  readonly lead?: string;
  /** Content at the end of the row, for example an amount. */
  readonly aside?: ReactNode;
  readonly disabledReason?: string | undefined;
  /** What belongs to the choice, below it while it is chosen. It needs `value`. */
  readonly opened?: ReactNode;
}

export interface RadioCardsProps {
  readonly id?: string | undefined;
  readonly legend: ReactNode;
  /** Shows the legend only to screen readers, because a visible title is above. */
  readonly legendHidden?: boolean;
  readonly options: readonly RadioOption[];
  /** The selected value. Omit it when the inputs are registered with a form. */
  readonly value?: string | undefined;
  readonly onChange?: (value: string) => void;
  readonly name?: string;
  readonly error?: string | null | undefined;
  /** Props for every input, from a form library. */
  readonly inputProps?: ComponentProps<'input'>;
}

/**
 * Choices as stacked rows with a border. The selected one has an ink border.
 *
 * @do Use it for two to five choices that need a sentence each.
 * @do Keep an unavailable choice visible with its `disabledReason`.
 * @dont Use it for a choice that takes effect at once. The user confirms with a button.
 * @dont Use it for a long list. A select field is shorter.
 * @accessibility A fieldset as radiogroup, named by its legend. Tab reaches the group and arrow keys choose. Detail or
 *   reason describes its radio; an error describes the group.
 */
export function RadioCards(props: RadioCardsProps) {
  const { legend, legendHidden = false, options, value, onChange, name, error, inputProps } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <fieldset
      id={id}
      className="radio-cards"
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={legendHidden ? 'visually-hidden' : undefined}>{legend}</legend>
      <div data-part="rows">
        {options.map((option, index) => (
          <Fragment key={option.value}>
            <label data-disabled={option.disabledReason ? true : undefined}>
              <input
                {...inputProps}
                type="radio"
                name={inputProps?.name ?? name ?? id}
                value={option.value}
                disabled={option.disabledReason !== undefined}
                aria-describedby={option.disabledReason || option.detail ? `${id}-${index}` : undefined}
                {...(value === undefined ? {} : { checked: value === option.value })}
                onChange={inputProps?.onChange ?? (() => onChange?.(option.value))}
              />
              {option.lead ? (
                <span className="num" data-part="lead" aria-hidden="true">
                  {option.lead}
                </span>
              ) : null}
              <span>
                <b className="strong">{option.label}</b>
                {option.disabledReason || option.detail ? (
                  <span className="sm muted" id={`${id}-${index}`}>
                    {option.disabledReason ?? option.detail}
                  </span>
                ) : null}
              </span>
              {option.aside ? <span data-part="aside">{option.aside}</span> : null}
            </label>
            {option.opened && value === option.value ? <div data-part="opened">{option.opened}</div> : null}
          </Fragment>
        ))}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}
