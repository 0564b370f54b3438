import type { SessionCancelProgress } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { Flash } from '@detroit-well/ui/components/flash';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../access/access.ts';
import type { refundProgressQuery } from '../api/queries.ts';
import { PartFailure } from '../outcomes/part-failure.tsx';

interface RefundProgressProps {
  readonly query: ReturnType<typeof refundProgressQuery>;
}

/** How far the refunds of cancelled sessions are, also after a reload. A refused one leads to its person. */
export function RefundProgress({ query }: RefundProgressProps) {
  const may = useMay('sessions.cancel');
  const { data, error, refetch } = useQuery({ ...query, enabled: may, meta: { background: true } });
  if (!data) {
    if (error) return <PartFailure sentence="The refunds did not load." onRetry={() => void refetch()} />;
    return null;
  }
  if (data.people_count === 0) return null;
  const tone = data.failed.length > 0 ? 'bad' : data.waiting_count > 0 ? 'warn' : 'ok';
  return (
    <Flash tone={tone} live={data.failed.length === 0} title={progressText(data)}>
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
