import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../access/access.ts';
import { todayQuery } from '../../api/today-query.ts';
import { LoadFailure } from '../../outcomes/load-failure.tsx';
import { FirstPlace } from '../../shell/first-place.tsx';
import { TodayPage } from './today-page.tsx';

/** The first screen: today for everybody who meets people, otherwise the first place of the role. */
export function Screen() {
  return useMay('roster.read') ? <Today /> : <FirstPlace />;
}

function Today() {
  const { data, error, refetch } = useQuery(todayQuery());
  if (data) return <TodayPage today={data} />;
  return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null;
}
