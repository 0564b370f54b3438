import { AlternativeSessions } from '@detroit-well/booking/alternative-sessions';
import { serverDate } from '@detroit-well/config/server-clock';
import { paths } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { TextLink } from '@detroit-well/ui/components/text-link';
import { useEffect, useState } from 'react';
import { loadGuestClient } from '../guest-client/load-guest-client.ts';
import type { PageContext } from '../page.ts';
import { loadAlternatives } from '../registration/alternatives.ts';
import { registerHref } from '../sessions/register-href.ts';
import type { SessionSummary } from '../sessions/session-view.ts';
import { rateOf } from '../sessions/visitor-session.ts';
import { useVisitor } from '../visitor/visitor.ts';

interface NextDatesProps {
  readonly session: SessionSummary;
  readonly context: Pick<PageContext, 'apiUrl'>;
}

/** Open sessions in place of one that is full or over: first of all other dates of its program. */
export function NextDates({ session, context: { apiUrl } }: NextDatesProps) {
  const visitor = useVisitor();
  const [others, setOthers] = useState<readonly SessionSummary[] | null>(null);
  // The API is outside React.
  useEffect(() => {
    let isCurrent = true;
    void loadGuestClient(apiUrl)
      .then((client) => loadAlternatives(client, session, serverDate().toISOString()))
      .then(
        (found) => isCurrent && setOthers(found),
        () => isCurrent && setOthers([]),
      );
    return () => {
      isCurrent = false;
    };
  }, [apiUrl, session]);
  const isSameProgram = others?.some(({ program }) => program.title === session.program.title);
  return (
    <section aria-live="polite">
      {others && others.length > 0 ? (
        <>
          <h3 className="h4">{isSameProgram ? 'Other dates' : 'Other sessions'}</h3>
          <AlternativeSessions
            wanted={session}
            sessions={others}
            price={(other) => rateOf(other, visitor).cents}
            renderAction={(other, label, name) => (
              <ButtonLink size="sm" variant="line" href={registerHref(other)} aria-label={name}>
                {label}
              </ButtonLink>
            )}
          />
        </>
      ) : null}
      {others === null ? null : <TextLink href={paths.training()}>All sessions</TextLink>}
    </section>
  );
}
