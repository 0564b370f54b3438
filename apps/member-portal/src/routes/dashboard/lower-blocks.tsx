import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import { ErrorBoundary } from '@detroit-well/ui/patterns/error-boundary';
import type { BrokenProps } from '@detroit-well/ui/patterns/error-boundary';
import { Suspense, lazy, useCallback, useState } from 'react';
import { whenPartFails } from '../../outcomes/part-failure.tsx';
import { Block } from './block.tsx';
import type { LowerBlocksProps } from './lower-blocks-content.tsx';

/** React keeps the failure of a lazy component, so each attempt needs a new one. */
const load = () =>
  lazy(async () => ({ default: (await import('./lower-blocks-content.tsx')).LowerBlocksContent }));

/**
 * The part below the first view: registration and the blocks of the account. Its file loads after the first view has
 * rendered; until then the heading is there, so that links to it work.
 */
export function LowerBlocks(props: LowerBlocksProps) {
  const [Content, setContent] = useState(load);
  const Failure = useCallback(({ error, onRetry }: BrokenProps) => {
    const retry = (): void => {
      setContent(load);
      onRetry();
    };
    return whenPartFails('The rest of your dashboard could not be loaded.', retry)(error as Error);
  }, []);
  return (
    <ErrorBoundary Fallback={Failure}>
      <Suspense fallback={<Waiting />}>
        <Content {...props} />
      </Suspense>
    </ErrorBoundary>
  );
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
