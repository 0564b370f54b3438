import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatMediumDate, formatTime } from '@detroit-well/config/studio-time';
import { useEffect } from 'react';
import { client } from '../../api.ts';
import { updatesQuery } from '../../queries.ts';

/** News about the session. Where the server has none to give, nothing is shown. */
export function Updates({ sessionId }: { sessionId: string }) {
  const queries = useQueryClient();
  const { data: updates = [] } = useQuery(updatesQuery(sessionId));
  const unread = updates.some((update) => !update.read);

  // What is on the screen counts as read: the server is told, and the badge on My Trainings goes.
  useEffect(() => {
    if (!unread) return;
    client.registeredSessions.markUpdatesRead({ params: { id: sessionId } }).then(
      () => queries.invalidateQueries({ queryKey: ['registered-sessions', 'list'] }),
      // Not told: the badge stays until the next visit.
      () => undefined,
    );
  }, [unread, sessionId, queries]);

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
