import { bookingMessages } from '@detroit-well/booking/messages';
import { AlternativeSessions, alternativesTitle } from '@detroit-well/booking/alternative-sessions';
import { paths, portalUrl } from '@detroit-well/config/paths';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import type { PageContext } from '../page.ts';
import type { SessionSummary } from '../sessions/session-view.ts';
import { rateOf } from '../sessions/visitor-session.ts';
import { useVisitor } from '../visitor/visitor.ts';
import { FocusOnMount } from '../layout/focus-on-mount.tsx';
import { registerHref } from '../sessions/register-href.ts';

interface SessionFullNowProps {
  readonly session: SessionSummary;
  readonly message: string;
  /** Null while they load. */
  readonly others: readonly SessionSummary[] | null;
  readonly context: PageContext;
  readonly onClose: () => void;
  /** The guest chooses another session; the entered values are carried over. */
  readonly onChoose: (other: SessionSummary) => void;
}

/** The session filled up while a guest filled in the form: the reason, alternative sessions, and the waitlist for members. */
export function SessionFullNow({
  session,
  message,
  others,
  context,
  onClose,
  onChoose,
}: SessionFullNowProps) {
  const visitor = useVisitor();
  const next = { next: session.href };
  return (
    <div className="outcome">
      <FocusOnMount>
        <Flash tone="warn" title={message}>
          {`${bookingMessages.lastSpotTaken} ${bookingMessages.nothingCharged}`}
        </Flash>
      </FocusOnMount>
      {others && others.length > 0 ? (
        <>
          <h3 className="d3">{alternativesTitle(others.length)}</h3>
          <AlternativeSessions
            wanted={session}
            sessions={others}
            price={(other) => rateOf(other, visitor).cents}
            renderAction={(other, label, name) => (
              <ButtonLink
                size="sm"
                variant="line"
                href={registerHref(other)}
                aria-label={name}
                onClick={() => onChoose(other)}
              >
                {label}
              </ButtonLink>
            )}
          />
        </>
      ) : null}
      <h3 className="d3">Waitlist</h3>
      {visitor.kind === 'member' ? (
        <p>
          You can <a href={session.href}>join the waitlist</a> on the page of the session; waiting is free.
        </p>
      ) : (
        <p>
          Members can wait for a spot. <a href={portalUrl(context.portalUrl, paths.login(next))}>Sign In</a>{' '}
          or <a href={portalUrl(context.portalUrl, paths.register(next))}>create an account</a> to join;
          waiting is free.
        </p>
      )}
      <div className="row">
        <ButtonLink variant="line" href={paths.training()}>
          Back to Training
        </ButtonLink>
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
