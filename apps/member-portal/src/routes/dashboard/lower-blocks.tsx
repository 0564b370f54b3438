import { reloadWhenReachable } from '@detroit-well/ui/load-file';
import { isMissingFile } from '@detroit-well/ui/missing-file';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import { ErrorBoundary } from '@detroit-well/ui/patterns/error-boundary';
import type { BrokenProps } from '@detroit-well/ui/patterns/error-boundary';
import { Suspense, lazy } from 'react';
import { whenPartFails } from '../../outcomes/part-failure.tsx';
import { Block } from './block.tsx';
import type { LowerBlocksProps } from './lower-blocks-content.tsx';

const Content = lazy(async () => ({
  default: (await import('./lower-blocks-content.tsx')).LowerBlocksContent,
}));

/**
 * The part below the first view: registration and the blocks of the account. Its file loads after the first view has
 * rendered; until then the heading is there, so that links to it work.
 */
export function LowerBlocks(props: LowerBlocksProps) {
  return (
    <ErrorBoundary Fallback={Failure}>
      <Suspense fallback={<Waiting />}>
        <Content {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Failure({ error, onRetry }: BrokenProps) {
  // React keeps the failure of a lazy component.
  const retry = isMissingFile(error) ? () => void reloadWhenReachable() : onRetry;
  return whenPartFails('The rest of your dashboard could not be loaded.', retry)(error as Error);
}

function Waiting() {
  return (
    <AsyncView
      view={{ state: 'loading' }}
      loading={
        <Block title="Register for sessions" anchor="register">
          <Skeleton height={320} />
        </Block>
      }
      loadingLabel="Loading sessions..."
      failed={() => null}
    >
      {() => null}
    </AsyncView>
  );
}
