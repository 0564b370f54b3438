import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import type { ReactNode } from 'react';

/**
 * A part of a page whose data did not come; the rest of the page stands. For an AsyncView.
 *
 * @param title the sentence, or how to find it for an error.
 */
export function whenPartFails(
  title: string | ((error: Error) => string),
  onRetry: () => void,
): (error: Error) => ReactNode {
  return (error) => (
    <Flash tone="bad" title={typeof title === 'string' ? title : title(error)}>
      <Button variant="quiet" size="sm" onClick={onRetry}>
        Retry
      </Button>
    </Flash>
  );
}
