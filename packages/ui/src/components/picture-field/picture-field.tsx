import type { ReactNode, Ref } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { FieldError } from '../field/field.tsx';

export interface PictureFieldProps {
  /** The error summary links to it; its first button takes the focus. */
  readonly id: string;
  /** Whose picture it is; gives the initials where there is none. */
  readonly name: string;
  readonly src: string | null;
  /** What can be done: buttons, or the state of the upload in their place. */
  readonly children: ReactNode;
  readonly hint: ReactNode;
  readonly error?: string | null;
  readonly ref?: Ref<HTMLDivElement>;
}

/** The picture of a person at 120 px, and the buttons that change it. */
export function PictureField({ id, name, src, children, hint, error, ref }: PictureFieldProps) {
  return (
    <div ref={ref} className="picture-field" id={id} role="group" aria-labelledby={`${id}-label`}>
      <Avatar name={name} src={src} size={120} />
      <div>
        <p className="h4" id={`${id}-label`}>
          Picture
        </p>
        <div data-part="actions">{children}</div>
        <div aria-live="polite">{error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}</div>
        <p data-part="hint">{hint}</p>
      </div>
    </div>
  );
}
