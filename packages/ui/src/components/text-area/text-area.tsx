import type { ComponentProps } from 'react';
import { Field, useFieldLinks } from '../field/field.tsx';
import type { FieldTexts } from '../field/field.tsx';

export type TextAreaProps = FieldTexts & ComponentProps<'textarea'>;

/**
 * Several lines of text.
 *
 * @do Set `rows` to the length of text that you expect, and say a limit in `hint`.
 * @dont Use it for one line. Enter would not send the form.
 * @accessibility A native textarea with linked label, hint and error.
 */
export function TextArea({ label, hint, error, optional, ...native }: TextAreaProps) {
  const links = useFieldLinks({ hint, error }, { id: native.id, describedBy: native['aria-describedby'] });
  return (
    <Field id={links.id} label={label} hint={hint} error={error} optional={optional}>
      <textarea rows={4} {...native} {...links} className="textarea" />
    </Field>
  );
}
