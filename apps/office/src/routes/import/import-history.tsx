import { paths } from '@detroit-well/config/paths';
import { formatMediumDate } from '@detroit-well/config/studio-time';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { useQuery } from '@tanstack/react-query';
import { importsQuery } from '../../api/queries.ts';
import { PartFailure } from '../../outcomes/part-failure.tsx';

const states = {
  mapping: 'Not planned',
  planned: 'Planned',
  running: 'Running',
  done: 'Done',
  undoing: 'Being taken back',
  undone: 'Taken back',
} as const;

/** The imports before. */
export function ImportHistory() {
  const { data, error, refetch } = useQuery(importsQuery({ limit: 20 }));
  return (
    <section aria-labelledby="imports-before">
      <h2 id="imports-before">Imports before</h2>
      {error && !data ? (
        <PartFailure sentence="The imports did not load." onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height={120} />
      ) : data.results.length === 0 ? (
        <p className="muted">None yet.</p>
      ) : (
        <ul className="import-rows">
          {data.results.map(({ id, file_name: name, total, state, created_at: at, created_by: by }) => (
            <li key={id}>
              <a href={paths.office.imports(id)}>{name}</a>
              <small>{`${formatMediumDate(at)}, ${by}`}</small>
              <span>{`${total} rows. ${states[state]}`}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
