import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { rateLimitEnds } from '@detroit-well/booking/rate-limit';

// Not loaded with the first view.
const RetryCountdown = lazy<(props: { until: number }) => ReactNode>(() =>
  import('@detroit-well/ui/components/retry-countdown').then(
    (file) => ({ default: file.RetryCountdown }),
    () => ({ default: (): ReactNode => null }),
  ),
);

/**
 * Renders the failure of one part of a page for `AsyncView`; the rest of the page stays. After a 429 it shows the remaining
 * wait.
 *
 * @param title the sentence, or a function that returns it for an error.
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
            <RetryCountdown key={until} until={until} />
          </Suspense>
        )}
      </Flash>
    );
  };
}
