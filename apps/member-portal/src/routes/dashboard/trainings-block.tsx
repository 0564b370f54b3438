import { useQuery } from '@tanstack/react-query';
import { paths } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import { registeredSessionsQuery } from '../../api/queries.ts';
import { whenPartFails } from '../../outcomes/part-failure.tsx';
import { asyncState } from '../../api/query-state.ts';
import { TrainingTabs } from '../../trainings/training-tabs.tsx';
import { Block } from './block.tsx';

/** My Trainings on the dashboard. If it fails to load, the rest of the page still works. */
export function TrainingsBlock({ now }: { now: Date }) {
  const query = useQuery(registeredSessionsQuery());
  return (
    <Block title="My Trainings" aside={<a href={paths.dashboard.training()}>All trainings</a>}>
      <AsyncView
        view={asyncState(query)}
        loading={<Skeleton height={620} />}
        loadingLabel="Loading your trainings..."
        failed={whenPartFails('Failed to load your trainings.', () => void query.refetch())}
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
