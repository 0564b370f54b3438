import type { ComponentProps, ReactNode } from 'react';
import { Field, useFieldLinks } from '../field/field.tsx';
import type { FieldTexts } from '../field/field.tsx';

export type TextFieldProps = FieldTexts & ComponentProps<'input'> & { icon?: ReactNode };

/**
 * A single-line text input; accepts all input attributes.
 *
 * @do Set `type`, `autoComplete` and `inputMode`, so that phones show the right keyboard and browsers fill it.
 * @do Mark the optional fields, not the required ones.
 * @dont Use the placeholder as label or for a rule. It vanishes with the first character.
 * @accessibility The label names the input. Error and hint are linked by aria-describedby in that order, and an error
 *   sets aria-invalid.
 */
export function TextField({ label, hint, error, optional, icon, ...native }: TextFieldProps) {
  const links = useFieldLinks({ hint, error }, { id: native.id, describedBy: native['aria-describedby'] });
  return (
    <Field id={links.id} label={label} hint={hint} error={error} optional={optional}>
      <span className="control" data-icon={icon ? true : undefined}>
        {icon}
        <input type="text" {...native} {...links} className="input" />
      </span>
    </Field>
  );
}
