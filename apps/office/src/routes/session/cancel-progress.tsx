import type { SessionCancelProgress } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { Flash } from '@detroit-well/ui/components/flash';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../access/access.ts';
import { cancelProgressQuery } from '../../api/queries.ts';
import { problemText } from '../../outcomes/problem.ts';

/** How far the refunds of a cancelled session are, also after a reload. A refused one leads to its person. */
export function CancelProgress({ id }: { id: string }) {
  const may = useMay('sessions.cancel');
  const { data, error } = useQuery({
    ...cancelProgressQuery(id),
    enabled: may,
    meta: { background: true },
  });
  if (!data) {
    if (error)
      return (
        <Flash tone="warn" live={false} title="The refunds did not load.">
          {problemText(error)}
        </Flash>
      );
    return null;
  }
  if (data.people_count === 0) return null;
  const tone = data.failed.length > 0 ? 'bad' : data.waiting_count > 0 ? 'warn' : 'ok';
  return (
    <Flash tone={tone} title={progressText(data)}>
      {data.failed.length === 0 ? (
        restText(data)
      ) : (
        <>
          {`${restText(data)} The card of these people did not take the money back. Open each one to pay it in another way: `}
          {data.failed.map(({ person_id, name }, index) => (
            <span key={person_id ?? index}>
              {index > 0 ? ', ' : ''}
              {person_id === null ? name : <a href={paths.office.person(person_id)}>{name}</a>}
            </span>
          ))}
        </>
      )}
    </Flash>
  );
}

/** `7 of 9 refunded, 2 wait`. */
function progressText({ people_count, done_count, waiting_count, failed }: SessionCancelProgress): string {
  const parts = [
    waiting_count === 1 ? '1 waits' : waiting_count > 1 ? `${waiting_count} wait` : null,
    failed.length > 0 ? `${failed.length} failed` : null,
  ].filter((part) => part !== null);
  return [`${done_count} of ${people_count} refunded`, ...parts].join(', ');
}

const restText = ({ waiting_count }: SessionCancelProgress): string =>
  waiting_count === 0
    ? 'No refund is open.'
    : 'The refunds run by themselves, also when you leave this page.';
