import { paths } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { Slash } from '@detroit-well/ui/components/slash';
import { FallbackScreen } from '@detroit-well/ui/patterns/fallback-screen';
import type { ReactNode } from 'react';

/** Texts of SPEC-B 8.8. */
const problems = {
  'missing-id': 'Session ID is required',
  'not-found': 'The requested training session could not be found.',
  unavailable: 'Failed to load session details. The session may not exist or may no longer be available.',
};

/** The screen for a session that cannot be shown. */
export function SessionProblem({ kind, here }: { kind: keyof typeof problems; here: string }): ReactNode {
  const failed = kind === 'unavailable';
  const back = (
    <ButtonLink variant={failed ? 'line' : 'signal'} href={paths.training()}>
      Back to Training
    </ButtonLink>
  );
  if (failed) {
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
      <Slash />
      <h1 className="d2">Session Not Found</h1>
      <p className="lead muted">{problems[kind]}</p>
      <div className="row">{back}</div>
    </div>
  );
}
