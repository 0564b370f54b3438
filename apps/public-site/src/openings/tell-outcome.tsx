import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { FocusOnMount } from '../layout/focus-on-mount.tsx';
import type { PageContext } from '../page.ts';
import { registerHref } from '../sessions/register-href.ts';
import type { SessionSummary } from '../sessions/session-view.ts';
import { NextDates } from './next-dates.tsx';
import { openingTexts } from './opening-texts.ts';

/** `open`: a spot is open already. `closed`: registration is over. */
export type TellResult = { kind: 'sent'; email: string } | { kind: 'open' } | { kind: 'closed' };

interface TellOutcomeProps {
  readonly session: SessionSummary;
  readonly context: PageContext;
  readonly result: TellResult;
  readonly onClose: () => void;
  readonly onAgain: () => void;
}

/** The outcome of the request, in place of the form. */
export function TellOutcome({ session, context, result, onClose, onAgain }: TellOutcomeProps) {
  if (result.kind === 'open') {
    return (
      <div className="stack">
        <FocusOnMount>
          <Flash tone="ok" title={openingTexts.open}>
            No email is needed: register before somebody else does.
          </Flash>
        </FocusOnMount>
        <ButtonLink variant="signal" slash href={registerHref(session)}>
          Register Now
        </ButtonLink>
      </div>
    );
  }
  if (result.kind === 'closed') {
    return (
      <div className="stack">
        <FocusOnMount>
          <Flash tone="warn" title={openingTexts.over}>
            No spot can open any more, so nothing was sent.
          </Flash>
        </FocusOnMount>
        <NextDates session={session} context={context} />
      </div>
    );
  }
  return (
    <div className="stack">
      <FocusOnMount>
        <Flash tone="ok" title="Check your email.">
          {`The link is on its way to ${result.email}. Open it within 24 hours, and you are on the list for one email.`}
        </Flash>
      </FocusOnMount>
      <p className="sm muted">Nothing there after a few minutes? Look in your spam folder.</p>
      <div className="row">
        <Button onClick={onClose}>Done</Button>
        <Button variant="quiet" onClick={onAgain}>
          Use another address
        </Button>
      </div>
    </div>
  );
}
