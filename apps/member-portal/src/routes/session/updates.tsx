import { useQuery } from '@tanstack/react-query';
import { formatMediumDate, formatTime } from '@detroit-well/config/studio-time';
import { updatesQuery } from '../../queries.ts';

/** News about the session. Where the server has none to give, nothing is shown. */
export function Updates({ sessionId }: { sessionId: string }) {
  const { data: updates = [] } = useQuery(updatesQuery(sessionId));
  if (updates.length === 0) return null;
  return (
    <section className="rs__part">
      <h2 className="d3">New Updates</h2>
      <ol className="rs__updates">
        {updates.map(({ public_id, title, body, created_at }) => (
          <li key={public_id}>
            <h3 className="h4">{title}</h3>
            <p>{body}</p>
            <time className="sm muted" dateTime={created_at}>
              {formatMediumDate(created_at)}, {formatTime(created_at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
