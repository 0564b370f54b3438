import { paths } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { FallbackScreen } from '@detroit-well/ui/patterns/fallback-screen';
import type { ReactNode } from 'react';
import type { PageProps } from '../../page.ts';
import { RegistrationDesk } from '../../registration/registration-desk.tsx';
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

/** Texts of Spec B 8.8. */
const problems = {
  'missing-id': 'Session ID is required',
  'not-found': 'The requested training session could not be found.',
  unavailable: 'Failed to load session details. The session may not exist or may no longer be available.',
};

function SessionProblem({ kind, here }: { kind: keyof typeof problems; here: string }): ReactNode {
  const back = (
    <ButtonLink variant="line" href={paths.training()}>
      Back to Training
    </ButtonLink>
  );
  if (kind === 'unavailable') {
    const retry = (
      <ButtonLink variant="signal" slash href={here}>
        Retry
      </ButtonLink>
    );
    return (
      <div className="wrap page-fallback">
        <FallbackScreen
          kind={503}
          actions={
            <>
              {retry}
              {back}
            </>
          }
        >
          {problems[kind]}
        </FallbackScreen>
      </div>
    );
  }
  return (
    <div className="wrap page-fallback">
      <h1 className="d2">Session Not Found</h1>
      <p className="lead muted">{problems[kind]}</p>
      <div className="row">{back}</div>
    </div>
  );
}
