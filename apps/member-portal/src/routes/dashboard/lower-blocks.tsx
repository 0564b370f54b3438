import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import { whenPartFails } from '../../outcomes/part-failure.tsx';
import { asyncState } from '../../api/query-state.ts';
import { Block } from './block.tsx';
import type { LowerBlocksProps } from './lower-blocks-content.tsx';

/**
 * The part below the first view: registration and the blocks of the account. Its file loads after the first view has
 * rendered; until then the heading is there, so that links to it work.
 */
export function LowerBlocks(props: LowerBlocksProps) {
  const file = useQuery({
    queryKey: ['file', 'lower-blocks'],
    queryFn: () => import('./lower-blocks-content.tsx'),
    staleTime: Infinity,
  });
  return (
    <AsyncView
      view={asyncState(file)}
      loading={<Waiting />}
      loadingLabel="Loading sessions..."
      failed={whenPartFails('The rest of your dashboard could not be loaded.', () => void file.refetch())}
    >
      {({ LowerBlocksContent }) => <LowerBlocksContent {...props} />}
    </AsyncView>
  );
}

function Waiting() {
  return (
    <Block title="Register for sessions" anchor="register">
      <Skeleton height={320} />
    </Block>
  );
}
