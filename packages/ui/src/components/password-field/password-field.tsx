import { useState } from 'react';
import type { ComponentProps } from 'react';
import { Field, useFieldLinks } from '../field/field.tsx';
import type { FieldTexts } from '../field/field.tsx';

export type PasswordFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'type'>;

/**
 * A password input with a button that shows the typed text.
 *
 * @do Set `autoComplete` to current-password or new-password, so that password managers help.
 * @dont Block pasting, because password managers paste.
 * @accessibility The button is named Show password or Hide password and names its input with aria-controls. Hint and
 *   error are linked as in every field.
 */
export function PasswordField({ label, hint, error, optional, ...native }: PasswordFieldProps) {
  const links = useFieldLinks({ hint, error }, { id: native.id, describedBy: native['aria-describedby'] });
  const [shown, setShown] = useState(false);
  return (
    <Field id={links.id} label={label} hint={hint} error={error} optional={optional}>
      <span className="control" data-affix>
        <input
          autoCapitalize="off"
          spellCheck={false}
          {...native}
          {...links}
          type={shown ? 'text' : 'password'}
          className="input"
        />
        <button
          type="button"
          aria-label={shown ? 'Hide password' : 'Show password'}
          aria-controls={links.id}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      </span>
    </Field>
  );
}
