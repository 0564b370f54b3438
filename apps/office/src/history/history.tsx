import { paths } from '@detroit-well/config/paths';
import { formatMediumDate, formatTime } from '@detroit-well/config/studio-time';
import { useQuery } from '@tanstack/react-query';
import { auditQuery } from '../api/queries.ts';
import { useMay } from '../access/access.ts';
import { PartFailure } from '../outcomes/part-failure.tsx';
import { actionText, changeText } from './entry-text.ts';

const shown = 8;

/** The last changes of a record, for people who may see the audit log. */
export function History({ target }: { target: string }) {
  return useMay('audit.read') ? <Entries target={target} /> : null;
}

function Entries({ target }: { target: string }) {
  const { data, error, refetch } = useQuery(auditQuery({ target, limit: shown }));
  if (!data && error)
    return <PartFailure sentence="The history did not load." onRetry={() => void refetch()} />;
  if (!data || data.results.length === 0) return null;
  return (
    <section>
      <div className="sub">
        <h2>History</h2>
        {data.next === null ? null : <a href={paths.office.audit({ target })}>All changes</a>}
      </div>
      <ul className="log">
        {data.results.map((entry) => (
          <li key={entry.id}>
            <time dateTime={entry.at}>{`${formatMediumDate(entry.at)}, ${formatTime(entry.at)}`}</time>
            <div>
              <b>{actionText(entry)}</b>
              <small>
                {[entry.actor?.name ?? 'The server', entry.before === null ? '' : changeText(entry)]
                  .filter(Boolean)
                  .join('. ')}
              </small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
