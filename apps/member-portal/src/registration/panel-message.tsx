import { bookingMessages } from '@detroit-well/booking/messages';
import { describe } from '@detroit-well/api-client/errors';
import {
  authenticationTitle,
  challengeProblem,
  PaymentAuthentication,
} from '@detroit-well/booking/payment-authentication';
import type { LoadedProvider } from '@detroit-well/booking/payment-provider';
import { declineDetails, isDecline } from '@detroit-well/booking/declined-card';
import type { PaymentState } from '@detroit-well/booking/payment-flow/state';
import { UnknownOutcome } from '@detroit-well/booking/unknown-outcome';
import * as constants from '@detroit-well/config/constants';
import { formatCents, toCents } from '@detroit-well/pricing';
import { Flash } from '@detroit-well/ui/components/flash';
import type { ReactNode } from 'react';
import { ResultRegion } from '../outcomes/result-region.tsx';

export interface PanelMessageProps {
  readonly state: PaymentState<unknown>;
  /** The message of a rejection that concerns no field. */
  readonly problem: ReactNode;
  readonly provider: LoadedProvider;
  /** Explains which seat or payment is pending while the member can confirm the payment. */
  readonly held: string;
  readonly onClose: () => void;
  readonly onAuthenticate: (approve: boolean) => void;
  readonly onAnotherCard: () => void;
}

/** The result of the last attempt in a payment form. It takes the focus, because the pressed button may be gone. */
export function PanelMessage(props: PanelMessageProps) {
  const { state, problem } = props;
  const isResult =
    problem !== null ||
    ['declined', 'not_sent', 'price_changed', 'unknown', 'authentication'].includes(state.kind);
  // A state with the same error is the same result with more details.
  const result = ('error' in state ? state.error : null) ?? state;
  return (
    <ResultRegion of={isResult ? result : null}>
      <Message {...props} />
    </ResultRegion>
  );
}

function Message({
  state,
  problem,
  provider,
  held,
  onClose,
  onAuthenticate,
  onAnotherCard,
}: PanelMessageProps) {
  switch (state.kind) {
    case 'rejected':
    case 'account_exists':
      if (problem === null) return null;
      // A decline asks for another card, so it stays until the next attempt.
      return isDecline(state.error) ? (
        <Flash tone="bad" title={problem}>
          {declineDetails(
            describe(state.error, 'pay').message,
            state.kind === 'rejected' && state.isSpotFree === true,
          )}
        </Flash>
      ) : (
        <Flash tone="bad" title={problem} onClose={onClose} autoHideMs={constants.messageMs.flashError} />
      );
    case 'not_sent':
      return (
        <Flash tone="bad" title={state.offline ? bookingMessages.offline : bookingMessages.notSent}>
          {bookingMessages.stillHere}
        </Flash>
      );
    case 'declined':
      return <Flash tone="note" title={bookingMessages.declined} onClose={onClose} />;
    case 'unknown':
      return (
        <UnknownOutcome reason={state.error === null ? undefined : describe(state.error, 'pay').message} />
      );
    case 'price_changed':
      return (
        <Flash tone="warn" title={describe(state.error, 'pay').message}>
          It was {formatCents(toCents(state.before))}, it is now {formatCents(toCents(state.now))}. Nothing
          was charged. Send it again if you agree.
        </Flash>
      );
    case 'authentication': {
      const failure = challengeProblem(state);
      return (
        <>
          {failure === null ? null : <Flash tone="warn" title={failure} />}
          <Flash tone="note" title={authenticationTitle(state.held.amount)}>
            {held}
          </Flash>
          <PaymentAuthentication
            state={state}
            provider={provider}
            onRespond={onAuthenticate}
            onAnotherCard={onAnotherCard}
          />
        </>
      );
    }
    default:
      return null;
  }
}
