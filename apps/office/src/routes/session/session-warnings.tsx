import type { OfficeSession } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { formatDateAndTimeRange } from '@detroit-well/config/studio-time';
import { Flash } from '@detroit-well/ui/components/flash';
import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '../../api/queries.ts';

type Warning = OfficeSession['warnings'][number];

/** What somebody should look at, in words. */
export function SessionWarnings({ session }: { session: OfficeSession }) {
  return session.warnings.map((warning) =>
    warning.session_id === null ? (
      <Flash key={warning.kind} tone="warn" live={false} title="More people are booked than there are spots.">
        {`${warning.booked ?? 0} are booked, and there are ${warning.places ?? 0} spots. Nobody new can register.`}
      </Flash>
    ) : (
      <Overlap key={`${warning.kind} ${warning.session_id}`} kind={warning.kind} id={warning.session_id} />
    ),
  );
}

function Overlap({ kind, id }: { kind: Warning['kind']; id: string }) {
  const { data } = useQuery({ ...sessionQuery(id), meta: { background: true } });
  const title =
    kind === 'coach_busy'
      ? 'The coach leads another session at this time.'
      : 'Another session is at this location at this time.';
  return (
    <Flash tone="warn" live={false} title={title}>
      <a href={paths.office.session(id)}>{data ? data.title : 'The other session'}</a>
      {data ? `, ${formatDateAndTimeRange(data.start_datetime, data.end_datetime)}` : null}
    </Flash>
  );
}
