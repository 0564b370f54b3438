import type { ReactNode } from 'react';
import { Flash } from '../flash/flash.tsx';

export interface FailureFlashProps {
  /** Why an action failed. */
  readonly message: ReactNode;
  /** On a separate line: for example that the outcome is unknown, or how long a rate limit blocks the action. */
  readonly detail?: ReactNode;
}

/**
 * Explains why an action failed, above its fields or its confirmation.
 *
 * @do Put it above the fields or the confirmation that failed, and keep what was typed.
 * @do Say in `detail` whether a retry is safe when the outcome is unknown.
 * @dont Use it for the error of one field.
 * @accessibility Announced at once as an alert, together with its detail.
 */
export function FailureFlash({ message, detail }: FailureFlashProps) {
  return (
    <Flash tone="bad" title={message}>
      {detail ? (
        <>
          <br />
          <span>{detail}</span>
        </>
      ) : null}
    </Flash>
  );
}
