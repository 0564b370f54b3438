import { useId } from 'react';
import type { ReactNode } from 'react';
import { OctagonIcon } from '../../icons.tsx';

/** The props that all fields share. */
export interface FieldTexts {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
  readonly optional?: boolean;
}

/** The attributes that link a control to its label, hint and error. */
export interface FieldLinks {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** Creates the id of the control and derives the ids of its hint and error. */
export function useFieldLinks(
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
  given?: { id?: string | undefined; describedBy?: string | undefined },
): FieldLinks {
  const own = useId();
  const id = given?.id ?? own;
  const described = [given?.describedBy, error ? `${id}-error` : null, hint ? `${id}-hint` : null];
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
  };
}

/** The error below an invalid control: an octagon and the message. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="field-error" id={id}>
      <OctagonIcon />
      <span>{children}</span>
    </p>
  );
}

/**
 * Label above, control, then error and hint below.
 *
 * @do Build a new kind of field on it with `useFieldLinks`, so that label, hint and error look the same everywhere.
 * @dont Use it directly on a screen. The finished fields set its links.
 * @accessibility The label names the control by `htmlFor`. The ids of hint and error are `-hint` and `-error` after the
 *   id of the control.
 */
export function Field({
  id,
  label,
  hint,
  error,
  optional,
  children,
}: FieldTexts & { id: string; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>
        <span>{label}</span> {optional ? <span data-part="optional">(optional)</span> : null}
      </label>
      {children}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {hint ? (
        <p data-part="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
