import type { OfficeLocation } from '@detroit-well/api-client';
import { formatMediumDay } from '@detroit-well/config/studio-time';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { PartFailure } from '../../outcomes/part-failure.tsx';

/** How many people come to a location, and until when. */
export function BookedHere({ entry: { id } }: { readonly entry: OfficeLocation }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['office', 'locations', id, 'booked'],
    queryFn: ({ signal }) => client.office.locations.booked({ params: { id } }, { signal }),
  });
  if (error && !data)
    return <PartFailure sentence="Who is booked here did not load." onRetry={() => void refetch()} />;
  // The line keeps its height while it is counted.
  if (data === undefined) return <p>{'\u00a0'}</p>;
  const { people_count: people, sessions_count: sessions, last_day: last } = data;
  if (people === 0) return <p>Nobody is booked for a session here.</p>;
  const who = people === 1 ? '1 person is' : `${people} people are`;
  const what = sessions === 1 ? '1 session' : `${sessions} sessions`;
  const until = last === null ? '' : `, ${sessions === 1 ? 'on' : 'until'} ${formatMediumDay(last)}`;
  return <p>{`${who} booked for ${what} here${until}.`}</p>;
}
