import type { ComponentProps } from 'react';
import { Field, useFieldLinks } from '../field/field.tsx';
import type { FieldTexts } from '../field/field.tsx';

interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export type SelectFieldProps = FieldTexts &
  ComponentProps<'select'> & {
    options?: readonly SelectOption[];
    /** The text of an empty first option. */
    placeholder?: string;
  };

/**
 * A native select, because it works well on every phone.
 *
 * @do Use it from six options up, in an order that people know.
 * @do Give `placeholder` when no option fits most people.
 * @dont Use it for two or three options. Radio cards show them all.
 * @accessibility A native select with the keys and the picker of the device. Label, hint and error are linked as in
 *   every field.
 */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, options = [], placeholder, children, ...native } = props;
  const links = useFieldLinks({ hint, error }, { id: native.id, describedBy: native['aria-describedby'] });
  return (
    <Field id={links.id} label={label} hint={hint} error={error} optional={optional}>
      <select {...native} {...links} className="select">
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
    </Field>
  );
}
