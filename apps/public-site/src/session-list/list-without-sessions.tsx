import { loadPhase } from '@detroit-well/api-client/loading';
import * as constants from '@detroit-well/config/constants';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { EmptyState } from '@detroit-well/ui/components/empty-state';
import { FallbackScreen } from '@detroit-well/ui/patterns/fallback-screen';
import { ListWaiting, retryingText } from '@detroit-well/ui/patterns/list-waiting';
import { SessionRowBones } from '@detroit-well/ui/patterns/session-bones';
import { lazy, Suspense } from 'react';
import type { PageContext } from '../page.ts';
import { emptyFloorPicture } from '../pictures/paths.ts';
import { Picture } from '../pictures/picture.tsx';
import type { SessionList } from './use-session-list.ts';

const ListProblem = lazy(async () => ({ default: (await import('./list-problem.tsx')).ListProblem }));

const limit = constants.loadingTimeout.sessionsMs / 1000;

/** Shown in place of the calendar while the browser loads it, and when loading fails. */
export function ListWithoutSessions({ list, context }: { list: SessionList; context: PageContext }) {
  const { state, retry } = list;
  if (state.kind === 'unreachable') {
    return <FallbackScreen kind="network" headingLevel={2} onRetry={retry} />;
  }
  // The calendar replaces this component as soon as it is ready.
  if (state.kind === 'ready') return null;
  if (state.kind !== 'loading') {
    return (
      <Suspense fallback={<SessionRowBones />}>
        <ListProblem state={state} context={context} onRetry={retry} />
      </Suspense>
    );
  }
  const { elapsedMs, failures } = state;
  return (
    <>
      <noscript>
        <FallbackScreen
          kind="network"
          headingLevel={2}
          actions={<ButtonLink href={context.here}>Try Again</ButtonLink>}
        />
      </noscript>
      <ListWaiting phase={loadPhase(elapsedMs)} seconds={Math.floor(elapsedMs / 1000)} limit={limit} />
      {failures === 0 ? <SessionRowBones /> : <NoSessionsYet onRefresh={retry} />}
    </>
  );
}

/** Shown after the first failed attempt, while the next one is in progress. */
function NoSessionsYet({ onRefresh }: { onRefresh: () => void }) {
  return (
    <EmptyState
      title="No Sessions Available"
      art={<Picture path={emptyFloorPicture} width={560} height={400} />}
      action={<Button onClick={onRefresh}>Refresh</Button>}
    >
      {retryingText}
    </EmptyState>
  );
}
