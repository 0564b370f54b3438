import { useQuery } from '@tanstack/react-query';
import type { RegisteredSessionDetail } from '@detroit-well/api-client/contract';
import { SeatMeter } from '@detroit-well/ui/components/seat-meter';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import { PeopleGrid } from '@detroit-well/ui/patterns/people-grid';
import { whenPartFails } from '../../outcomes/part-failure.tsx';
import { participantsQuery } from '../../api/queries.ts';
import { asyncState } from '../../api/query-state.ts';
import { Part } from './part.tsx';

export interface ParticipantsProps {
  readonly session: RegisteredSessionDetail;
  readonly completed: boolean;
}

/** The participants by first name and initial. A completed session shows no open spots. */
export function Participants({ session, completed }: ParticipantsProps) {
  const { public_id: id, max_participants: max, current_registrations: taken, registration } = session;
  // The page has already loaded this query. After a failure, only the Retry button repeats it.
  const query = useQuery({ ...participantsQuery(id), retryOnMount: false });
  const spots = max === null || completed ? null : `${taken} of ${max} spots taken`;
  return (
    <Part name="people" title="Participants" aside={spots ?? peopleCount(query.data?.length)}>
      {spots ? (
        <p className="rs__meter">
          <SeatMeter size="lg" taken={taken} max={max} label={spots} />
        </p>
      ) : null}
      <AsyncView
        view={asyncState(query, (all) => all.length === 0)}
        loading={<Skeleton height={120} />}
        loadingLabel="Loading participants..."
        failed={whenPartFails('The participants could not be loaded.', () => void query.refetch())}
      >
        {(people) => (
          <PeopleGrid
            people={people.map(({ public_id, name, avatar, is_coach }) => ({
              id: public_id,
              name,
              src: avatar,
              note: public_id === registration.public_id ? 'You' : is_coach ? 'Coach' : undefined,
            }))}
          />
        )}
      </AsyncView>
    </Part>
  );
}

function peopleCount(count: number | undefined): string | null {
  if (!count) return null;
  return count === 1 ? '1 person' : `${count} people`;
}
