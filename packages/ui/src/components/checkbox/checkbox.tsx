import type { ComponentProps, ReactNode } from 'react';
import { FieldError, useFieldLinks } from '../field/field.tsx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null | undefined;
};

/**
 * A 24 px box in a 44 px row. The whole row is clickable.
 *
 * @do Write the label as what becomes true when the box is ticked.
 * @do Link documents from inside the label. The link stays separate from the box.
 * @dont Use it for one of several choices. Radio cards say that only one can be chosen.
 * @accessibility A native checkbox in its label: Space toggles it, and the row is a 44 px target. Hint and error are
 *   linked by aria-describedby, and an error sets aria-invalid.
 */
export function Checkbox({ label, hint, error, ...native }: CheckboxProps) {
  const links = useFieldLinks({ hint, error }, { id: native.id, describedBy: native['aria-describedby'] });
  return (
    <div className="checkbox">
      <label>
        <input {...native} {...links} type="checkbox" />
        <span>{label}</span>
      </label>
      {hint ? (
        <p data-part="hint" id={`${links.id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${links.id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
