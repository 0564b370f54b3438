import { paths, portalUrl } from '@detroit-well/config/paths';
import { formatLongDate, formatMediumDay, formatTime, zoneName } from '@detroit-well/config/studio-time';
import { formatCents, toCents } from '@detroit-well/pricing';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import type { RegistrationResult } from '../api/wire.ts';
import type { PageContext } from '../page.ts';
import type { SessionSummary } from '../sessions/session-view.ts';
import { FocusOnMount } from '../layout/focus-on-mount.tsx';

interface RegisteredProps {
  readonly result: RegistrationResult;
  /** Provides the session's details where the response lacks them. */
  readonly session: SessionSummary;
  readonly context: PageContext;
  readonly onClose: () => void;
}

/** The welcome screen (SPEC-A 4): the booked session, the payment and the next steps. */
export function Registered({ result, session, context, onClose }: RegisteredProps) {
  const { registration, account, message } = result;
  const start = registration.start_datetime || session.start_datetime;
  const paidCents = registration.instalments
    .filter(({ status }) => status === 'paid')
    .reduce((sum, { amount }) => sum + toCents(amount), 0);
  const open = registration.instalments.filter(({ status }) => status !== 'paid');
  const next = paths.dashboard.home();
  return (
    <div className="outcome">
      <FocusOnMount>
        <Flash tone="ok" title="Welcome to the floor.">
          {message}
        </Flash>
      </FocusOnMount>
      <h3 className="d3">{registration.session_title || session.title}</h3>
      <p>{`${formatLongDate(start)}, ${formatTime(start)} ${zoneName(start)}`}</p>
      {paidCents > 0 ? (
        <p>
          Paid today <b className="strong tnum">{formatCents(paidCents)}</b>
        </p>
      ) : null}
      {open.length > 0 ? (
        <div className="stack sm">
          <p className="muted">Still to be paid</p>
          <ul className="stack">
            {open.map(({ due_on: day, amount }) => (
              <li key={day}>{`${formatCents(toCents(amount))} on ${formatMediumDay(day)}`}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {account ? (
        <p className="sm">
          We made an account for {account.email}
          {account.verification_sent ? ' and sent a link to confirm the address' : ''}. Sign in with the
          password you chose.
        </p>
      ) : null}
      <div className="row">
        <ButtonLink variant="signal" slash href={portalUrl(context.portalUrl, paths.login({ next }))}>
          Sign In to your dashboard
        </ButtonLink>
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
