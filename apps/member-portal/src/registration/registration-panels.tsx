import type { Session } from '@detroit-well/api-client/contract';
import type { BookedResult } from '@detroit-well/booking/joining';
import type { CarriedOver } from '@detroit-well/booking/member-registration/form';
import { AvailabilityModal } from './availability-modal.tsx';
import type { RegistrationCheck } from './check-registration.ts';
import { PaymentPanel } from './payment-panel.tsx';
import { RegisteredDone } from './registered-done.tsx';
import { SessionFullPanel } from './session-full-panel.tsx';

/** A step of the check before payment, in a modal. */
export type CheckStep = { readonly session: Session; readonly check: AbortController } & (
  | { readonly kind: 'checking' }
  | {
      readonly kind: 'checked';
      readonly result: Exclude<RegistrationCheck, { kind: 'full' | 'blocked' }>;
      readonly carried: CarriedOver | undefined;
    }
);

/** A step after the check, in a panel. */
export type PanelStep = { readonly session: Session } & (
  | { readonly kind: 'payment' | 'full'; readonly carried?: CarriedOver | undefined }
  | { readonly kind: 'done'; readonly result: BookedResult }
);

export interface RegistrationPanelsProps {
  readonly step: CheckStep | PanelStep;
  readonly now: Date;
  readonly isMember: boolean;
  /** The session whose link said to join; null for none. */
  readonly joinsFor: string | null;
  readonly onClose: () => void;
  readonly onDone: (session: Session, result: BookedResult) => void;
  /** Continues to the payment panel. */
  readonly onPay: (session: Session, carried: CarriedOver | undefined) => void;
  /** Starts again with a check, for another session or for the same one after a failure. */
  readonly onRegister: (session: Session, carried?: CarriedOver) => void;
}

/** Shows the availability check, then Complete Registration or Session Full, then the end of the booking. */
export function RegistrationPanels({ step, now, isMember, joinsFor, ...on }: RegistrationPanelsProps) {
  const { session } = step;
  switch (step.kind) {
    case 'checking':
      return <AvailabilityModal session={session} state={{ kind: 'checking' }} onClose={on.onClose} />;
    case 'checked':
      return (
        <AvailabilityModal
          session={session}
          state={step.result}
          onClose={on.onClose}
          onContinue={() => on.onPay(session, step.carried)}
          onRetry={() => on.onRegister(session, step.carried)}
        />
      );
    case 'full':
      return (
        <SessionFullPanel
          key={session.public_id}
          session={session}
          now={now}
          isMember={isMember}
          onClose={on.onClose}
          onChoose={(other) => on.onRegister(other, step.carried)}
          onSpotOpen={() => on.onRegister(session, step.carried)}
        />
      );
    case 'payment':
      return (
        <PaymentPanel
          key={session.public_id}
          session={session}
          now={now}
          isMember={isMember}
          joins={joinsFor === session.public_id}
          carried={step.carried}
          onClose={on.onClose}
          onDone={(result) => on.onDone(session, result)}
          onChoose={on.onRegister}
        />
      );
    case 'done':
      return (
        <RegisteredDone
          session={session}
          registration={step.result.registration}
          message={step.result.message}
          joined={step.result.joined}
          now={now}
          onClose={on.onClose}
        />
      );
  }
}
