import { useQuery } from '@tanstack/react-query';
import type { Dashboard } from '@detroit-well/api-client/contract';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import { whenPartFails } from '../../layouts/part-failure.tsx';
import { asyncState } from '../../query-state.ts';
import { Block } from './block.tsx';
import type { DashboardFlash } from './dashboard.tsx';

export interface LowerBlocksProps {
  readonly dashboard: Dashboard;
  readonly now: Date;
  readonly onFlash: (flash: DashboardFlash) => void;
}

/**
 * What stands below the first view: registering, and what the account holds. Its file is fetched once the first view is
 * drawn; until then the heading stands, so that a link to it has somewhere to lead.
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
