import { paths } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { todayQuery } from '../../api/today-query.ts';
import { useScreen } from '../../navigation/use-screen.ts';
import { useKept } from '../../kept/kept.ts';
import { LoadFailure } from '../../outcomes/load-failure.tsx';
import { nextOf, useAway } from '../../roster/kept-lists.ts';

/** Opens the roster of the session in progress or the next one that the person may see; without network, the one of today. */
export function Screen() {
  const query = useQuery(todayQuery());
  const { data, error, refetch } = query;
  const isAway = useAway(query) || error !== null;
  const kept = useKept();
  if (data?.next_session) {
    const { id, meeting } = data.next_session;
    return <Navigate replace to={paths.office.roster(id, { meeting })} />;
  }
  if (data) return <NoSession />;
  const next = isAway && kept ? nextOf(kept.lists) : null;
  if (next) return <Navigate replace to={paths.office.roster(next.session_id, { meeting: next.meeting })} />;
  return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null;
}

function NoSession() {
  useScreen('Roster');
  return (
    <div className="office__note">
      <h1>No session ahead</h1>
      <p className="muted">
        No session is planned whose people you see. Rosters of earlier ones are in the schedule.
      </p>
      <ButtonLink variant="ink" size="sm" href={paths.office.schedule()}>
        Open the schedule
      </ButtonLink>
    </div>
  );
}
