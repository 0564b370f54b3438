import type { Session } from '@detroit-well/api-client/contract';
import { sessionDateText } from '@detroit-well/booking/session-text';
import { brand } from '@detroit-well/config/brand';
import { paths } from '@detroit-well/config/paths';
import { formatDateAndTimeRange } from '@detroit-well/config/studio-time';
import { availabilityLabel, spotsLabel } from '@detroit-well/pricing';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { Modal } from '@detroit-well/ui/components/modal';
import {
  AvailabilityBody,
  AvailabilityPlate,
  CountingSpots,
  SpotsFound,
} from '@detroit-well/ui/patterns/availability-check';
import type { ReactNode } from 'react';
import { registeredText } from '../format/registered.ts';
import type { RegistrationCheck } from './check-registration.ts';

type State = { readonly kind: 'checking' } | Exclude<RegistrationCheck, { kind: 'full' | 'blocked' }>;

export interface AvailabilityModalProps {
  readonly session: Session;
  readonly state: State;
  /** Also cancels a running check. */
  readonly onClose: () => void;
  readonly onContinue?: () => void;
  readonly onRetry?: () => void;
}

interface Content {
  readonly title: string;
  readonly body: ReactNode;
  readonly action?: ReactNode;
  /** Label of the close button. */
  readonly close: string;
}

/** The modal of the availability check before payment: running, its result, or why it failed. */
export function AvailabilityModal({ session, state, onClose, onContinue, onRetry }: AvailabilityModalProps) {
  const { day } = sessionDateText(session);
  const { title, body, action, close } = contentOf(state, { onContinue, onRetry }, session);
  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          {action}
          <Button variant="line" onClick={onClose}>
            {close}
          </Button>
        </>
      }
    >
      <AvailabilityPlate
        day={day}
        title={session.title}
        detail={formatDateAndTimeRange(session.start_datetime, session.end_datetime)}
      />
      <AvailabilityBody>{body}</AvailabilityBody>
    </Modal>
  );
}

function contentOf(
  state: State,
  { onContinue, onRetry }: Pick<AvailabilityModalProps, 'onContinue' | 'onRetry'>,
  session: Session,
): Content {
  const toPayment = (
    <Button variant="signal" slash onClick={onContinue}>
      Continue to payment
    </Button>
  );
  switch (state.kind) {
    case 'checking':
      return { title: 'Checking availability', body: <CountingSpots />, close: 'Cancel' };
    case 'available': {
      const { availability } = state;
      const label = availabilityLabel(availability);
      return {
        title: label,
        body: (
          <SpotsFound
            taken={availability.current_registrations}
            max={availability.max_participants}
            label={spotsLabel(availability)}
            almostFull={label === 'Almost Full'}
          >
            Checked just now. Your spot is held from the moment you pay.
          </SpotsFound>
        ),
        action: toPayment,
        close: 'Not now',
      };
    }
    case 'closed':
      return {
        title: 'Registration is closed',
        body: (
          <p role="status">
            Registration for this session has ended. The desk may still have a spot at the door.
          </p>
        ),
        action: (
          <ButtonLink variant="signal" slash href={brand.phone.href}>
            Call {brand.phone.label}
          </ButtonLink>
        ),
        close: 'Close',
      };
    case 'registered':
      return {
        title: 'Registered',
        body: <p role="status">{registeredText.title}</p>,
        action: (
          <ButtonLink variant="signal" slash href={paths.dashboard.session(session.public_id)}>
            {registeredText.link}
          </ButtonLink>
        ),
        close: 'Close',
      };
    case 'unsupported':
      return {
        title: state.title,
        body: <p role="status">You can still register: we check for a spot before anything is charged.</p>,
        action: toPayment,
        close: 'Not now',
      };
    case 'failed':
      return {
        title: state.title,
        body: (
          <>
            {state.cause ? <Flash tone="bad" title={state.cause} /> : null}
            <p className="sm muted">No spot was taken and nothing was charged.</p>
          </>
        ),
        action: (
          <Button variant="signal" slash onClick={onRetry}>
            Try Again
          </Button>
        ),
        close: 'Cancel',
      };
  }
}
