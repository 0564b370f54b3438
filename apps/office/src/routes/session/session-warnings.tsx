import type { OfficeSession } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { formatDateAndTimeRange } from '@detroit-well/config/studio-time';
import { Flash } from '@detroit-well/ui/components/flash';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../access/access.ts';
import { sessionQuery } from '../../api/queries.ts';

type Warning = OfficeSession['warnings'][number];

/** What somebody should look at, in words. */
export function SessionWarnings({ session }: { session: OfficeSession }) {
  return session.warnings.map((warning) => {
    const { kind, session_id: other, closure_id: closure } = warning;
    if (other !== null && kind !== 'closed_day')
      return <Overlap key={`${kind} ${other}`} kind={kind} id={other} />;
    if (closure !== null) return <ClosedDay key={closure} id={closure} reason={warning.closed_because} />;
    return (
      <Flash key={kind} tone="warn" live={false} title="More people are booked than there are spots.">
        {`${warning.booked ?? 0} are booked, and there are ${warning.places ?? 0} spots. Nobody new can register.`}
      </Flash>
    );
  });
}

/** Who may not read closures still reads why. */
function ClosedDay({ id, reason }: { id: string; reason: string | null }) {
  const mayRead = useMay('closures.read');
  return (
    <Flash tone="warn" live={false} title="It is on a closed day.">
      {mayRead ? <a href={paths.office.closure(id)}>{reason}</a> : reason}
    </Flash>
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
