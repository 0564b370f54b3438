import { paths, portalUrl } from '@detroit-well/config/paths';
import { formatCents, toCents } from '@detroit-well/pricing';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import type { ReactNode } from 'react';
import type { Frame } from '../page.ts';
import { Arrival } from './arrival.tsx';
import type { GuestStage } from './guest-stage.ts';

interface UnknownProps {
  checking: boolean;
  /** Why the last check returned no outcome, when the reason was not the connection. */
  error: string | undefined;
  onCheck: () => void;
}

/** The response was lost. Checking again sends the same idempotency key, so it can't register or charge twice. */
export function Unknown({ checking, error, onCheck }: UnknownProps): ReactNode {
  return (
    <div className="outcome">
      <Arrival>
        <Flash tone="warn" title="We do not know yet whether this went through.">
          {error ?? 'We did not get a clear answer. Check again: you will not be charged twice.'}
        </Flash>
      </Arrival>
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

/** The sandbox version of a bank's 3-D Secure challenge. */
export function ConfirmCard({ stage, onAnswer }: ConfirmCardProps): ReactNode {
  const { held, busy, error } = stage;
  return (
    <div className="outcome">
      {error ? <Flash tone="warn" title={error} /> : null}
      <Arrival>
        <h3 className="d3">Your bank asks you to confirm.</h3>
      </Arrival>
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

interface AccountExistsProps {
  message: string;
  charged: Extract<GuestStage, { kind: 'account_exists' }>['charged'];
  /** The path to return to after sign-in. */
  next: string;
  frame: Frame;
  onBack: () => void;
}

const aboutMoney = {
  no: 'Nothing was charged, and what you typed is still here.',
  yes: 'Your card was charged, and the payment is on its way back to it. What you typed is still here.',
  maybe: 'If your card was charged, the payment is on its way back to it. What you typed is still here.',
};

export function AccountExists({ message, charged, next, frame, onBack }: AccountExistsProps): ReactNode {
  return (
    <div className="outcome">
      <Arrival>
        <Flash tone="warn" title={message}>
          {aboutMoney[charged]}
        </Flash>
      </Arrival>
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
