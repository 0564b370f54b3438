import type { OfficeSession } from '@detroit-well/api-client';
import { formatDateAndTimeRange, meetingsText } from '@detroit-well/config/studio-time';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { refundProgressQuery, sessionQuery } from '../../api/queries.ts';
import { History } from '../../history/history.tsx';
import { useScreen } from '../../navigation/use-screen.ts';
import { LoadFailure } from '../../outcomes/load-failure.tsx';
import { RefundProgress } from '../../sessions/refund-progress.tsx';
import { SessionActions } from '../../sessions/session-actions.tsx';
import { SessionFacts } from './session-facts.tsx';
import { SessionSide } from './session-side.tsx';
import { SessionState } from '../../sessions/session-state.tsx';
import { SessionWarnings } from './session-warnings.tsx';

/** One session, to read. Editing it is a second step. */
export function Screen() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(sessionQuery(id));
  if (data) return <Session key={id} session={data} />;
  return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null;
}

function Session({ session }: { session: OfficeSession }) {
  useScreen(session.title);
  const { start_datetime, end_datetime, meetings } = session;
  return (
    <>
      <div className="head">
        <hgroup>
          <h1>{session.title}</h1>
          <p>
            {meetings.length > 1
              ? meetingsText(meetings)
              : formatDateAndTimeRange(start_datetime, end_datetime)}
          </p>
          <p>
            <SessionState session={session} />
          </p>
        </hgroup>
        <SessionActions session={session} />
      </div>
      <div className="session-page">
        <div className="record">
          {session.status === 'cancelled' ? (
            <RefundProgress query={refundProgressQuery('sessions', session.id)} />
          ) : null}
          <SessionWarnings session={session} />
          <SessionFacts session={session} />
        </div>
        <SessionSide session={session} />
      </div>
      <History target={`session:${session.id}`} />
    </>
  );
}
