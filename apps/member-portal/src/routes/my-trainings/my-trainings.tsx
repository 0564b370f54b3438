import { minuteMs } from '@detroit-well/config/durations';
import { useNow } from '../../browser/use-now.ts';
import { useQuery } from '@tanstack/react-query';
import { artPath } from '@detroit-well/art';
import { paths } from '@detroit-well/config/paths';
import { Breadcrumbs } from '@detroit-well/ui/components/breadcrumbs';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import { registeredSessionsQuery } from '../../api/queries.ts';
import { whenLoadFails } from '../../outcomes/load-failure.tsx';
import { asyncState } from '../../api/query-state.ts';
import { useTitle } from '../../navigation/use-title.ts';
import { JustRegistered } from './just-registered.tsx';
import { RegisteredPanel } from './registered-panel.tsx';
import { TrainingTabs } from '../../trainings/training-tabs.tsx';

/** The My Trainings screen (SPEC-A 7.3), where a direct registration ends. */
export function Screen() {
  useTitle('My Trainings');
  const query = useQuery(registeredSessionsQuery());
  const now = useNow(minuteMs);
  return (
    <div className="page">
      <Breadcrumbs
        items={[{ label: 'Dashboard', href: paths.dashboard.home() }, { label: 'My Trainings' }]}
      />
      <header className="page__head">
        <h1 className="d1">My Trainings</h1>
      </header>
      <h2 className="visually-hidden">Upcoming and completed</h2>
      <AsyncView
        view={asyncState(query)}
        loading={
          <img className="dash__picture" src={artPath.named('dash-next')} alt="" width="872" height="284" />
        }
        loadingLabel="Loading your trainings..."
        failed={whenLoadFails({
          operation: 'loadSessions',
          headingLevel: 2,
          onRetry: () => void query.refetch(),
        })}
      >
        {(sessions) => (
          <>
            <JustRegistered sessions={sessions} now={now} />
            <TrainingTabs
              sessions={sessions}
              now={now}
              emptyAction={
                <ButtonLink variant="signal" slash href={`${paths.dashboard.home()}#register`}>
                  Register for sessions
                </ButtonLink>
              }
              emptyPicture={<img src={artPath.named('empty-floor')} alt="" />}
            />
          </>
        )}
      </AsyncView>
      <RegisteredPanel now={now} />
    </div>
  );
}
