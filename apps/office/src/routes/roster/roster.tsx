import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { rosterQuery } from '../../api/roster-queries.ts';
import { LoadFailure } from '../../outcomes/load-failure.tsx';
import { RosterPage } from './roster-page.tsx';

/** The people of a session, and their attendance. */
export function Screen() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const { data, error, refetch } = useQuery({
    ...rosterQuery(id, params.get('meeting') ?? undefined),
    // Colleagues mark at the same time.
    refetchInterval: 15_000,
  });
  if (data) return <RosterPage key={`${id} ${data.meeting}`} roster={data} />;
  return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null;
}
