import { paths, portalUrl } from '@detroit-well/config/paths';
import { formatCents, toCents } from '@detroit-well/pricing';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import {
  challengeProblem,
  PaymentAuthentication,
  type PaymentAuthenticationProps,
} from '@detroit-well/booking/payment-authentication';
import type { PaymentState } from '@detroit-well/booking/payment-flow/state';
import { UnknownOutcome } from '@detroit-well/booking/unknown-outcome';
import type { PageContext } from '../page.ts';
import { FocusOnMount } from '../layout/focus-on-mount.tsx';
import { bookingMessages } from '@detroit-well/booking/messages';

interface UnknownProps {
  readonly checking: boolean;
  /** Why the last check returned no outcome, when the reason was not the connection. */
  readonly error: string | undefined;
  readonly onCheck: () => void;
}

/** The response was lost. Checking again sends the same idempotency key, so it can't register or charge twice. */
export function Unknown({ checking, error, onCheck }: UnknownProps) {
  return (
    <div className="outcome">
      <FocusOnMount>
        <UnknownOutcome reason={error} />
      </FocusOnMount>
      <Button variant="signal" full busy={checking} busyLabel="Checking..." onClick={onCheck}>
        Check again
      </Button>
    </div>
  );
}

/** The 3-D Secure challenge of the guest's bank. `note`: what waits for it. */
export function ConfirmCard({
  note = 'Your spot is held for 15 minutes; nothing is charged until you confirm.',
  ...props
}: PaymentAuthenticationProps & { readonly note?: string }) {
  const { held } = props.state;
  const problem = challengeProblem(props.state);
  return (
    <div className="outcome">
      {problem ? <Flash tone="warn" title={problem} /> : null}
      <FocusOnMount>
        <h3 className="d3">Your bank asks you to confirm.</h3>
      </FocusOnMount>
      <p>
        A payment of <b>{formatCents(toCents(held.amount))}</b>. {note}
      </p>
      <PaymentAuthentication {...props} />
    </div>
  );
}

interface AccountExistsProps {
  readonly message: string;
  readonly charged: Extract<PaymentState, { kind: 'account_exists' }>['charged'];
  /** The path to return to after sign-in. */
  readonly next: string;
  readonly context: PageContext;
  readonly onBack: () => void;
}

const returnedPayment = 'the payment is on its way back to it. Your details are still here.';

const chargeTexts = {
  no: bookingMessages.nothingChargedStillHere,
  yes: `Your card was charged, and ${returnedPayment}`,
  maybe: `If your card was charged, ${returnedPayment}`,
  earlier:
    'This try charged nothing. If your earlier try went through, you are registered: sign in to see it.',
};

export function AccountExists({ message, charged, next, context, onBack }: AccountExistsProps) {
  return (
    <div className="outcome">
      <FocusOnMount>
        <Flash tone="warn" title={message}>
          {chargeTexts[charged]}
        </Flash>
      </FocusOnMount>
      <div className="row">
        <ButtonLink variant="signal" slash href={portalUrl(context.portalUrl, paths.login({ next }))}>
          Sign In
        </ButtonLink>
        {/* Another email would be another registration beside the earlier one. */}
        {charged === 'earlier' ? null : (
          <Button variant="line" onClick={onBack}>
            Use another email
          </Button>
        )}
      </div>
    </div>
  );
}
