import { availabilityUnknown, loadPhase } from '@detroit-well/api-client/loading';
import * as constants from '@detroit-well/config/constants';
import { Button } from '@detroit-well/ui/components/button';
import { EmptyState } from '@detroit-well/ui/components/empty-state';
import { ListWaiting, retryingText } from '@detroit-well/ui/patterns/list-waiting';
import { SessionRowBones } from '@detroit-well/ui/patterns/session-bones';
import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { SessionRowList } from './session-row-list.tsx';
import type { SessionRowListProps } from './session-row-list.tsx';
import { useUpcomingSessions } from './use-upcoming-sessions.ts';

const ListProblem = lazy(async () => ({ default: (await import('./list-problem.tsx')).ListProblem }));

const limit = constants.loadingTimeout.sessionsMs / 1000;

/** The list of sessions to register for, or the reason why it is missing. */
export function UpcomingSessions(props: Omit<SessionRowListProps, 'sessions'>) {
  const { state, stale, busy, retry, refresh } = useUpcomingSessions();
  if (state.kind === 'ready') {
    return (
      <>
        <p className="sm muted" role="status">
          {stale ? availabilityUnknown : null}
        </p>
        {state.data.length > 0 ? (
          <SessionRowList {...props} sessions={state.data} />
        ) : (
          <NoSessions busy={busy} onRefresh={refresh}>
            Nothing is scheduled yet.
          </NoSessions>
        )}
      </>
    );
  }
  if (state.kind !== 'loading') {
    return (
      <Suspense fallback={<SessionRowBones />}>
        <ListProblem state={state} onRetry={retry} />
      </Suspense>
    );
  }
  const { elapsedMs, failures } = state;
  return (
    <>
      <ListWaiting phase={loadPhase(elapsedMs)} seconds={Math.floor(elapsedMs / 1000)} limit={limit} />
      {failures === 0 ? (
        <SessionRowBones />
      ) : (
        <NoSessions busy={false} onRefresh={retry}>
          {retryingText}
        </NoSessions>
      )}
    </>
  );
}

interface NoSessionsProps {
  readonly busy: boolean;
  readonly onRefresh: () => void;
  readonly children: ReactNode;
}

function NoSessions({ busy, onRefresh, children }: NoSessionsProps) {
  return (
    <EmptyState
      title="No Sessions Available"
      action={
        <Button variant="line" size="sm" busy={busy} onClick={onRefresh}>
          Refresh
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
