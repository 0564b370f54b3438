import type { ReactNode, Ref } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { FieldError } from '../field/field.tsx';

export interface PictureFieldProps {
  /** The error summary links to it; its first button takes the focus. */
  readonly id: string;
  /** The person's name. Provides the initials when there is no picture. */
  readonly name: string;
  readonly src: string | null;
  /** Buttons, or the state of the upload in their place. */
  readonly children: ReactNode;
  readonly hint: ReactNode;
  readonly error?: string | null;
  readonly ref?: Ref<HTMLDivElement>;
}

/**
 * The picture of a person at 120 px, with the buttons that change it.
 *
 * @do Say the accepted formats and the limit in `hint` before anything is chosen.
 * @do Replace the buttons with the state of the upload while it runs.
 * @dont Show a picture that was rejected.
 * @accessibility A group named Picture. Errors are announced politely. The error summary moves the focus to its first
 *   button.
 */
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
