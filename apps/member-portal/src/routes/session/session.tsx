import { minuteMs } from '@detroit-well/config/durations';
import { useNow } from '../../browser/use-now.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { RegisteredSessionDetail } from '@detroit-well/api-client/contract';
import { paths } from '@detroit-well/config/paths';
import { Breadcrumbs } from '@detroit-well/ui/components/breadcrumbs';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import {
  materialsQuery,
  participantsQuery,
  registeredSessionQuery,
  updatesQuery,
} from '../../api/queries.ts';
import { whenLoadFails } from '../../outcomes/load-failure.tsx';
import { PartBoundary } from '../../outcomes/part-boundary.tsx';
import { asyncState } from '../../api/query-state.ts';
import { useTitle } from '../../navigation/use-title.ts';
import { sessionTitle } from '@detroit-well/booking/session-text';
import { ActionResultRegion, type ActionResult } from './action-result.tsx';
import { CourseDates } from './course-dates.tsx';
import { FeedbackPart } from './feedback.tsx';
import { Materials } from './materials.tsx';
import { OtherDates } from './other-dates.tsx';
import { Participants } from './participants.tsx';
import { SessionActions } from './session-actions.tsx';
import { SessionFacts } from './session-facts.tsx';
import { SessionHead } from './session-head.tsx';
import { SessionJumps } from './session-jumps.tsx';
import { SessionSkeleton } from './session-skeleton.tsx';
import { isCompleted, isPaid, partOrder, type PartName } from './session-parts.ts';
import { Thread } from './thread.tsx';
import { Updates } from './updates.tsx';
import { YourRegistration } from './your-registration.tsx';
import './session.css';

/** The longest time, in milliseconds, for which a slow part delays the page. */
const longestWaitMs = 2_000;

/** One registered session: details, updates, messages, payments and cancellation. */
export function Screen() {
  const { id = '' } = useParams();
  const query = useQuery(registeredSessionQuery(id));
  const title = query.data ? sessionTitle(query.data) : 'Your session';
  // Here, because the page of a new date replaces that of the earlier one.
  const [last, setLast] = useState<{ readonly sessionId: string; readonly result: ActionResult } | null>(
    null,
  );
  useTitle(title);
  return (
    <div className="page">
      <Breadcrumbs
        items={[
          { label: 'Dashboard', href: paths.dashboard.home() },
          { label: 'My Trainings', href: paths.dashboard.training() },
          { label: title },
        ]}
      />
      <AsyncView
        view={asyncState(query)}
        loading={<SessionSkeleton />}
        loadingLabel="Loading your session..."
        failed={whenLoadFails({
          operation: 'loadSession',
          onRetry: () => void query.refetch(),
          actions: (
            <ButtonLink variant="line" href={paths.dashboard.training()}>
              My Trainings
            </ButtonLink>
          ),
        })}
      >
        {(session) => (
          <Ready
            key={session.public_id}
            session={session}
            result={last?.sessionId === session.public_id ? last.result : null}
            onResult={(sessionId, result) => setLast({ sessionId, result })}
          />
        )}
      </AsyncView>
    </div>
  );
}

interface ReadyProps {
  readonly session: RegisteredSessionDetail;
  readonly result: ActionResult | null;
  readonly onResult: (sessionId: string, result: ActionResult) => void;
}

function Ready({ session, result: last, onResult }: ReadyProps) {
  const now = useNow(minuteMs);
  const { registration } = session;
  // Parts that only participants of the session can see.
  const inside = registration.status === 'confirmed' || registration.status === 'completed';
  const waiting = useFirstResponses(session.public_id, inside);
  const completed = isCompleted(session, now);
  // The member may have registered again, also in another tab.
  const result = last?.cancelled === undefined || last.cancelled === registration.public_id ? last : null;
  // Stays in place when the payment succeeds, so that its result remains visible.
  const [paid] = useState(() => isPaid(registration) && inside);
  const side = (
    <PartBoundary key="side">
      <YourRegistration session={session} now={now} />
    </PartBoundary>
  );
  const order = inside ? partOrder({ completed }) : (['about'] as const);
  return (
    <div className="rs">
      <ActionResultRegion result={result} />
      <PartBoundary>
        <SessionHead session={session} now={now} />
        <SessionActions
          session={session}
          now={now}
          result={result}
          onResult={(next) => onResult(session.public_id, next)}
          onMoved={onResult}
        />
      </PartBoundary>
      {inside ? <SessionJumps session={session} order={order} /> : null}
      {/* On a phone, an open payment is below the facts, and a completed one at the end. */}
      {paid ? null : side}
      <div className="rs__main" key="main">
        {completed || registration.status === 'cancelled' ? null : (
          <PartBoundary>
            <CourseDates session={session} now={now} />
          </PartBoundary>
        )}
        {waiting ? (
          <Skeleton height={480} />
        ) : (
          order.map((name) => (
            <PartBoundary key={name}>
              <SessionPart name={name} session={session} now={now} completed={completed} />
              {/* A session that is over asks for feedback first. */}
              {name === 'feedback' ? (
                <OtherDates
                  session={session}
                  now={now}
                  onResult={(next) => onResult(session.public_id, next)}
                />
              ) : null}
            </PartBoundary>
          ))
        )}
      </div>
      {paid ? side : null}
    </div>
  );
}

function SessionPart(props: {
  readonly name: PartName;
  readonly session: RegisteredSessionDetail;
  readonly now: Date;
  readonly completed: boolean;
}) {
  const { name, session, now, completed } = props;
  switch (name) {
    case 'feedback':
      return <FeedbackPart session={session} />;
    case 'updates':
      return <Updates sessionId={session.public_id} now={now} completed={completed} />;
    case 'messages':
      return <Thread session={session} now={now} completed={completed} />;
    case 'about':
      return <SessionFacts session={session} completed={completed} />;
    case 'materials':
      return <Materials sessionId={session.public_id} />;
    case 'people':
      return <Participants session={session} completed={completed} />;
    case 'registration':
      return null;
  }
}

/**
 * True if a part that would shift others is still loading for the first time. A failed or slow part delays nothing, and a refetch
 * never hides the page.
 */
function useFirstResponses(id: string, enabled: boolean): boolean {
  const [shownFor, setShownFor] = useState<string | null>(null);
  const parts = useQueries({
    queries: [
      { ...updatesQuery(id), enabled },
      { ...materialsQuery(id), enabled },
      { ...participantsQuery(id), enabled },
    ],
  });
  const partsLoading =
    enabled && parts.some(({ isLoading, failureCount }) => isLoading && failureCount === 0);
  if (!partsLoading && shownFor !== id) setShownFor(id);
  // A timer is outside React.
  useEffect(() => {
    const timer = setTimeout(() => setShownFor(id), longestWaitMs);
    return () => clearTimeout(timer);
  }, [id]);
  return partsLoading && shownFor !== id;
}
