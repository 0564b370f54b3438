import { useQuery } from '@tanstack/react-query';
import { paths } from '@detroit-well/config/paths';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import { registeredSessionsQuery } from '../../queries.ts';
import { asyncState } from '../../query-state.ts';
import { TrainingTabs } from '../../trainings/training-tabs.tsx';
import { Block } from './block.tsx';

/** My Trainings on the dashboard. Its failure leaves the rest of the page alone. */
export function TrainingsBlock({ now }: { now: Date }) {
  const query = useQuery(registeredSessionsQuery());
  return (
    <Block title="My Trainings" aside={<a href={paths.dashboard.training()}>All trainings</a>}>
      <AsyncView
        view={asyncState(query)}
        loading={<Skeleton height={284} />}
        loadingLabel="Loading your trainings..."
        failed={() => (
          <Flash tone="bad" title="Failed to load your trainings.">
            <Button variant="quiet" size="sm" onClick={() => void query.refetch()}>
              Retry
            </Button>
          </Flash>
        )}
      >
        {(sessions) => (
          <TrainingTabs
            sessions={sessions}
            now={now}
            emptyAction={
              <ButtonLink size="sm" href="#register">
                Register for sessions
              </ButtonLink>
            }
          />
        )}
      </AsyncView>
    </Block>
  );
}
