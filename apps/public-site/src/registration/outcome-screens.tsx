import { paths, portalUrl } from '@detroit-well/config/paths';
import { formatLongDate, formatTime } from '@detroit-well/config/studio-time';
import { formatCents, toCents } from '@detroit-well/pricing';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { Alternatives } from '@detroit-well/ui/patterns/alternatives';
import type { ReactNode } from 'react';
import type { RegistrationResult } from '../api/wire.ts';
import type { Frame } from '../page.ts';
import type { SessionSummary } from '../sessions/session-view.ts';
import { registerHref } from './register-href.ts';
import type { GuestStage } from './guest-stage.ts';
import { datePlate, priceText } from '../sessions/session-card-view.ts';
import { dueDate } from './plans-for.ts';

/** The answer was lost. Asking again uses the same key, so it cannot register or charge twice. */
export function Unknown({ checking, onCheck }: { checking: boolean; onCheck: () => void }): ReactNode {
  return (
    <div className="outcome">
      <Flash tone="warn" title="We do not know yet whether this went through.">
        The connection broke before the answer came. Check again: you will not be charged twice.
      </Flash>
      <Button variant="signal" full busy={checking} busyLabel="Checking..." onClick={onCheck}>
        Check again
      </Button>
    </div>
  );
}

interface ConfirmCardProps {
  stage: Extract<GuestStage, { kind: 'confirm' }>;
  onAnswer: (approve: boolean) => void;
}

/** The sandbox's stand-in for the bank's own question. */
export function ConfirmCard({ stage, onAnswer }: ConfirmCardProps): ReactNode {
  const { held, busy, error } = stage;
  return (
    <div className="outcome">
      {error ? <Flash tone="warn" title={error} /> : null}
      <h3 className="d3">Your bank asks you to confirm.</h3>
      <p>
        A payment of <b>{formatCents(toCents(held.amount))}</b>. Your place is held for 15 minutes; nothing is
        charged until you confirm.
      </p>
      <div className="row">
        <Button variant="signal" slash busy={busy} busyLabel="Processing..." onClick={() => onAnswer(true)}>
          Confirm payment
        </Button>
        <Button variant="line" disabled={busy} onClick={() => onAnswer(false)}>
          Decline
        </Button>
      </div>
    </div>
  );
}

interface SessionFullNowProps {
  message: string;
  others: readonly SessionSummary[];
  onClose: () => void;
}

export function SessionFullNow({ message, others, onClose }: SessionFullNowProps): ReactNode {
  return (
    <div className="outcome">
      <Flash tone="bad" title={message}>
        Nothing was charged.
      </Flash>
      {others.length > 0 ? (
        <>
          <h3 className="d3">Take one of these.</h3>
          <Alternatives
            label="Other sessions"
            items={others.map((session) => ({
              id: session.public_id,
              day: datePlate(session.start).day,
              title: session.title,
              detail: `${formatLongDate(session.start)}, ${formatTime(session.start)}. ${priceText(toCents(session.price_public))}.`,
              action: (
                <ButtonLink size="sm" href={registerHref(session)}>
                  Register Now
                </ButtonLink>
              ),
            }))}
          />
        </>
      ) : null}
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

interface AccountExistsProps {
  message: string;
  /** Where to come back to after signing in. */
  next: string;
  frame: Frame;
  onBack: () => void;
}

export function AccountExists({ message, next, frame, onBack }: AccountExistsProps): ReactNode {
  return (
    <div className="outcome">
      <Flash tone="warn" title={message}>
        Nothing was charged, and what you typed is still here.
      </Flash>
      <div className="row">
        <ButtonLink variant="signal" slash href={portalUrl(frame.portalUrl, paths.login({ next }))}>
          Sign In
        </ButtonLink>
        <Button variant="line" onClick={onBack}>
          Use another email
        </Button>
      </div>
    </div>
  );
}

interface RegisteredProps {
  result: RegistrationResult;
  frame: Frame;
  onClose: () => void;
}

/** The welcome (Spec A 4): what was booked, what was paid, what comes next. */
export function Registered({ result, frame, onClose }: RegisteredProps): ReactNode {
  const { registration, account, message } = result;
  const open = registration.instalments.filter(({ status }) => status !== 'paid');
  const next = paths.dashboard.home();
  return (
    <div className="outcome">
      <Flash tone="ok" title="Welcome to the floor.">
        {message}
      </Flash>
      <h3 className="d3">{registration.session_title}</h3>
      <p>
        {formatLongDate(registration.start_datetime)}, {formatTime(registration.start_datetime)}
      </p>
      {open.length > 0 ? (
        <div className="stack sm">
          <p className="muted">Still to be paid</p>
          <ul className="stack">
            {open.map(({ due_on: day, amount }) => (
              <li key={day}>
                {formatCents(toCents(amount))} on {dueDate(day)}
              </li>
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
        <ButtonLink variant="signal" slash href={portalUrl(frame.portalUrl, paths.login({ next }))}>
          Sign In to your dashboard
        </ButtonLink>
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
