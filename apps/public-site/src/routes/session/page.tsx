import { useEffect } from 'react';
import { rememberLooked } from '../../looked/looked.ts';
import type { PageProps } from '../../page.ts';
import { GuestPanelHost } from '../../registration/guest-panel-host.tsx';
import { useAvailability } from '../../sessions/use-availability.ts';
import { SessionProblem } from '../../sessions/session-problem.tsx';
import type { SessionData } from './loader.ts';
import { SessionHead } from './session-head.tsx';
import { SessionPrice } from './session-price.tsx';
import { SessionSide } from './session-side.tsx';
import { SessionText } from './session-text.tsx';

/** The page of one session (SPEC-A 2). */
export function SessionPage({ data, context }: PageProps<SessionData>) {
  if (data.kind === 'not-found') {
    return <SessionProblem kind="not-found" here={context.here} program={data.program} />;
  }
  if (data.kind !== 'ready') return <SessionProblem kind={data.kind} here={context.here} />;
  return <ReadySession data={data} context={context} />;
}

function ReadySession({ data, context }: PageProps<Extract<SessionData, { kind: 'ready' }>>) {
  const { session, note, refresh } = useAvailability(data.session, context);
  useEffect(() => rememberLooked(session.public_id), [session.public_id]);
  return (
    <>
      <div className="session wrap">
        <SessionHead session={session} />
        <aside data-part="side" aria-label="Price and registration">
          <div data-part="stay">
            <SessionPrice session={session} others={data.others} context={context} note={note} />
            <SessionSide session={session} next={data.next} />
          </div>
        </aside>
        <SessionText session={session} context={context} />
      </div>
      <GuestPanelHost sessions={[session]} context={context} onBooked={refresh} />
    </>
  );
}
