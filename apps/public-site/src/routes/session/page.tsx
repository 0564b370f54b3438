import type { ReactNode } from 'react';
import type { PageProps } from '../../page.ts';
import { RegistrationDesk } from '../../registration/registration-desk.tsx';
import { SessionProblem } from '../../sessions/session-problem.tsx';
import type { SessionData } from './loader.ts';
import { SessionHead } from './session-head.tsx';
import { SessionPrice } from './session-price.tsx';
import { SessionText } from './session-text.tsx';

/** One training session (Spec A 2). */
export function SessionPage({ data, frame }: PageProps<SessionData>): ReactNode {
  if (data.kind !== 'ready') return <SessionProblem kind={data.kind} here={frame.here} />;
  const { session, others } = data;
  return (
    <>
      <div className="session wrap">
        <SessionHead session={session} />
        <SessionText session={session} />
        <aside data-part="side" aria-label="Price and registration">
          <SessionPrice session={session} others={others} frame={frame} />
        </aside>
      </div>
      <RegistrationDesk sessions={[session]} frame={frame} />
    </>
  );
}
