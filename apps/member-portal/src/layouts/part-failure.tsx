import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import type { ReactNode } from 'react';

/** A part of a page whose data did not come; the rest of the page stands. For an AsyncView. */
export function whenPartFails(title: string, onRetry: () => void): () => ReactNode {
  return () => (
    <Flash tone="bad" title={title}>
      <Button variant="quiet" size="sm" onClick={onRetry}>
        Retry
      </Button>
    </Flash>
  );
}
