import { isUnknownOutcome } from '@detroit-well/api-client';
import { describe } from '@detroit-well/api-client/errors';
import { formatCents, toCents } from '@detroit-well/pricing';
import { Button } from '@detroit-well/ui/components/button';
import { Suspense, use } from 'react';
import type { LoadedProvider } from '../card/payment-provider.ts';
import type { PaymentState } from '../payment-flow/payment-state.ts';

type AuthenticationState = Extract<PaymentState, { kind: 'authentication' }>;

export interface PaymentAuthenticationProps {
  readonly state: AuthenticationState;
  readonly provider: LoadedProvider;
  readonly onRespond: (approve: boolean) => void;
  readonly onAnotherCard: () => void;
}

/** Why the last challenge did not complete the payment; null when none has failed. */
export function challengeProblem({ notice, error }: AuthenticationState): string | null {
  if (notice !== null || error === null) return notice;
  return isUnknownOutcome(error) ? responseLost : describe(error, 'pay').message;
}

const responseLost =
  "We lost your bank's response. Press again to see whether the payment went through; nothing is charged twice.";

/** The title of the challenge, with the amount. */
export const authenticationTitle = (amount: string): string =>
  `Your bank asks you to confirm ${formatCents(toCents(amount))}.`;

/**
 * The buttons of a 3-D Secure challenge. Stripe shows the bank's page in its own window, which the button opens again. In
 * the sandbox, the buttons approve or reject the payment.
 */
export function PaymentAuthentication(props: PaymentAuthenticationProps) {
  return (
    <div className="row">
      <Suspense fallback={null}>
        <Buttons {...props} />
      </Suspense>
    </div>
  );
}

function Buttons({ state, provider, onRespond, onAnotherCard }: PaymentAuthenticationProps) {
  const isStripe = use(provider)?.kind === 'stripe';
  const { busy } = state;
  return (
    <>
      <Button variant="signal" slash busy={busy} busyLabel="Processing..." onClick={() => onRespond(true)}>
        Confirm payment
      </Button>
      {isStripe ? (
        <Button variant="line" disabled={busy} onClick={onAnotherCard}>
          Use another card
        </Button>
      ) : (
        <Button variant="line" disabled={busy} onClick={() => onRespond(false)}>
          Decline
        </Button>
      )}
    </>
  );
}
