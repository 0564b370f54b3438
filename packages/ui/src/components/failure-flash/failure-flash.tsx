import type { ReactNode } from 'react';
import { Flash } from '../flash/flash.tsx';

export interface FailureFlashProps {
  /** Why an action failed. */
  readonly message: ReactNode;
  /** On a separate line: for example that the outcome is unknown, or how long a rate limit blocks the action. */
  readonly detail?: ReactNode;
}

/** Explains why an action failed, above its fields or its confirmation. */
export const FailureFlash = ({ message, detail }: FailureFlashProps) => (
  <Flash tone="bad" title={message}>
    {detail ? (
      <>
        <br />
        {detail}
      </>
    ) : null}
  </Flash>
);
