import type { ComponentProps, ReactNode } from 'react';
import { FieldError, useFieldLinks } from '../field/field.tsx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null | undefined;
};

/** A 24 px box in a 44 px row. The whole row is clickable. */
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
