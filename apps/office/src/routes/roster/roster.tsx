import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { rosterQuery } from '../../api/roster-queries.ts';
import { LoadFailure } from '../../outcomes/load-failure.tsx';
import { useAway, useKeptRoster } from '../../roster/kept-lists.ts';
import { RosterPage } from './roster-page.tsx';

/** The people of a session, and their attendance. Without network, as the device keeps them. */
export function Screen() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const meeting = params.get('meeting');
  const query = useQuery({
    ...rosterQuery(id, meeting ?? undefined),
    // Colleagues mark at the same time.
    refetchInterval: 15_000,
  });
  const { data, error, refetch } = query;
  const isAway = useAway(query) || error !== null;
  const kept = useKeptRoster(id, meeting);
  const shown = data ? { roster: data, takenAt: null } : isAway ? kept : null;
  if (shown) {
    const { roster, takenAt } = shown;
    return <RosterPage key={`${id} ${roster.meeting}`} roster={roster} takenAt={takenAt} />;
  }
  return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null;
}
