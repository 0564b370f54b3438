import type { ReactNode } from 'react';
import type { SessionSummary } from '../sessions/session-view.ts';
import type { Frame } from '../page.ts';
import { AccountExists, ConfirmCard, Unknown } from './outcome-screens.tsx';
import { SessionFullNow } from './session-full-now.tsx';
import type { GuestStage } from './guest-stage.ts';
import { Registered } from './registered-screen.tsx';
import type { useGuestRegistration } from './use-guest-registration.ts';

interface GuestOutcomeProps {
  stage: GuestStage;
  flow: ReturnType<typeof useGuestRegistration>;
  session: SessionSummary;
  frame: Frame;
  onClose: () => void;
  /** The guest chooses another session instead of a full one. */
  onTake: (other: SessionSummary) => void;
}

/** The screen of every stage except the form. */
export function GuestOutcome({ stage, flow, session, frame, onClose, onTake }: GuestOutcomeProps): ReactNode {
  switch (stage.kind) {
    case 'unknown':
      return <Unknown checking={stage.checking} error={stage.error} onCheck={flow.checkAgain} />;
    case 'confirm':
      return <ConfirmCard stage={stage} onAnswer={(approve) => flow.confirm(stage.held, approve)} />;
    case 'full':
      return (
        <SessionFullNow
          session={session}
          message={stage.message}
          others={stage.others}
          frame={frame}
          onClose={onClose}
          onTake={onTake}
        />
      );
    case 'account_exists':
      return (
        <AccountExists
          message={stage.message}
          charged={stage.charged}
          next={session.href}
          frame={frame}
          onBack={flow.useAnotherEmail}
        />
      );
    case 'done':
      return <Registered result={stage.result} session={session} frame={frame} onClose={onClose} />;
    case 'form':
    case 'sending':
      return null;
  }
}
