import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { rateLimitEnds } from '../rate-limit-ends.ts';

// The first view goes without it.
const RetryCountdown = lazy(() =>
  import('@detroit-well/ui/components/retry-countdown').then(
    (file) => ({ default: file.RetryCountdown }),
    () => ({ default: () => null }),
  ),
);

/**
 * A part of a page whose data did not come; the rest of the page stands. For an AsyncView. Behind a rate limit the wait is
 * counted down, and the part loads itself again.
 *
 * @param title the sentence, or how to find it for an error.
 */
export function whenPartFails(
  title: string | ((error: Error) => string),
  onRetry: () => void,
): (error: Error) => ReactNode {
  return (error) => {
    const until = rateLimitEnds(error);
    return (
      <Flash
        tone="bad"
        title={typeof title === 'string' ? title : title(error)}
        action={
          <Button variant="quiet" size="sm" onClick={onRetry}>
            Retry
          </Button>
        }
      >
        {until === null ? null : (
          <Suspense fallback={null}>
            <RetryCountdown key={until} until={until} onRetry={onRetry} />
          </Suspense>
        )}
      </Flash>
    );
  };
}
