import { sentences } from '@detroit-well/api-client/errors';
import { paths } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { Slash } from '@detroit-well/ui/components/slash';
import { FallbackScreen } from '@detroit-well/ui/patterns/fallback-screen';
import { prerequisiteMessages } from '@detroit-well/validation/messages/prerequisites';

/** Texts of SPEC-B 8.8. */
const problems = {
  'missing-id': prerequisiteMessages.sessionIdRequired,
  'not-found': sentences.sessionNotFoundText,
  unavailable: sentences.sessionFailed,
};

interface SessionProblemProps {
  readonly kind: keyof typeof problems;
  readonly here: string;
  /** The program of the session, whose page has other dates. */
  readonly program?: { readonly title: string; readonly href: string } | null;
}

/** The screen for a session that cannot be shown. */
export function SessionProblem({ kind, here, program }: SessionProblemProps) {
  const failed = kind === 'unavailable';
  const back = (
    <ButtonLink variant={failed || program ? 'line' : 'signal'} href={paths.training()}>
      {sentences.sessionNotFoundBack}
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
      <h1 className="d2">{sentences.sessionNotFoundTitle}</h1>
      <p className="lead muted">{problems[kind]}</p>
      <div className="row">
        {back}
        {program ? (
          <ButtonLink variant="signal" slash href={program.href}>
            {`Dates of ${program.title}`}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}
