import { Suspense, use } from 'react';
import type { DirectState } from '../../registration/direct-state.ts';
import type { SessionSummary } from '../../sessions/session-view.ts';
import { OtherDates } from './other-dates.tsx';

interface CurrentAlternativesProps {
  readonly session: SessionSummary;
  /** The alternative sessions when the page opened. */
  readonly others: readonly SessionSummary[];
  readonly state: DirectState;
}

/** Alternative sessions. If a registration found the session full, it shows the current alternatives once they are loaded. */
export function CurrentAlternatives({ session, others, state }: CurrentAlternativesProps) {
  const opened = <OtherDates session={session} others={others} fits />;
  if (state.kind !== 'full') return opened;
  return (
    <Suspense fallback={opened}>
      <OpenNow session={session} found={state.others} />
    </Suspense>
  );
}

function OpenNow({ session, found }: { session: SessionSummary; found: Promise<readonly SessionSummary[]> }) {
  return <OtherDates session={session} others={use(found)} fits />;
}
