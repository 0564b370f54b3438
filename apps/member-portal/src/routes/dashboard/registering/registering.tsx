import type { Session } from '@detroit-well/api-client/contract';
import { PaymentPanel } from './payment-panel.tsx';
import { SessionFullModal } from './session-full-modal.tsx';

/** Where a press on Register has led. */
export interface RegisteringStep {
  readonly kind: 'free' | 'full';
  readonly session: Session;
}

export interface RegisteringProps {
  readonly step: RegisteringStep;
  /** Sessions among which alternatives are looked for. */
  readonly candidates: readonly Session[];
  readonly now: Date;
  readonly isMember: boolean;
  readonly onClose: () => void;
  readonly onDone: (session: Session) => void;
  readonly onChoose: (session: Session) => void;
}

/** Complete Registration where there is a place, Session Full and alternatives where there is none. */
export function Registering({
  step,
  candidates,
  now,
  isMember,
  onClose,
  onDone,
  onChoose,
}: RegisteringProps) {
  const { session } = step;
  if (step.kind === 'full') {
    return (
      <SessionFullModal
        session={session}
        candidates={candidates}
        now={now}
        onClose={onClose}
        onChoose={onChoose}
      />
    );
  }
  return (
    <PaymentPanel
      key={session.public_id}
      session={session}
      now={now}
      isMember={isMember}
      onClose={onClose}
      onDone={() => onDone(session)}
    />
  );
}
