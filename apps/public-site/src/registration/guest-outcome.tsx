import { JoinedNotice } from '@detroit-well/booking/joining/rate-section';
import type { LoadedProvider } from '@detroit-well/booking/payment-provider';
import type { PageContext } from '../page.ts';
import { registerHref } from '../sessions/register-href.ts';
import type { SessionSummary } from '../sessions/session-view.ts';
import { describeGuestFailure } from '../messages/registration-failure.ts';
import { GuestUnresolved } from './guest-unresolved.tsx';
import { AccountExists, ConfirmCard, Unknown } from './outcome-screens.tsx';
import { SessionFullNow } from './session-full-now.tsx';
import { signInToRegisterHref } from './sign-in-to-register.ts';
import type { GuestRegistration } from './use-guest-registration.ts';

interface GuestOutcomeProps {
  readonly flow: GuestRegistration;
  readonly provider: LoadedProvider;
  readonly session: SessionSummary;
  readonly context: PageContext;
  readonly onClose: () => void;
  /** The guest chooses another session instead of a full one. */
  readonly onChoose: (other: SessionSummary) => void;
}

/** The screen of every state in which the form is not shown. */
export function GuestOutcome(props: GuestOutcomeProps) {
  const { flow, provider, session, context, onClose, onChoose } = props;
  const { state } = flow;
  switch (state.kind) {
    case 'unknown':
      if (flow.unresolvedEmail !== null) {
        return (
          <GuestUnresolved
            email={flow.unresolvedEmail}
            state={state}
            signInHref={signInToRegisterHref(context, session)}
            onCheck={(password) => flow.checkAgain({ password })}
            onStartOver={flow.startOver}
          />
        );
      }
      return (
        <Unknown
          checking={state.checking}
          error={state.error === null ? undefined : describeGuestFailure(state.error)}
          onCheck={() => void flow.checkAgain()}
        />
      );
    case 'authentication':
      return (
        <>
          <JoinedNotice joined={flow.joined} />
          <ConfirmCard
            state={state}
            provider={provider}
            onRespond={flow.authenticate}
            onAnotherCard={flow.payWithAnotherCard}
          />
        </>
      );
    case 'session_full':
      return (
        <SessionFullNow
          session={session}
          message={describeGuestFailure(state.error)}
          others={flow.others}
          context={context}
          onClose={onClose}
          onChoose={onChoose}
        />
      );
    case 'account_exists':
      return (
        <AccountExists
          message={describeGuestFailure(state.error)}
          charged={state.charged}
          next={registerHref(session)}
          context={context}
          onBack={flow.tryAnotherEmail}
        />
      );
    default:
      return null;
  }
}
