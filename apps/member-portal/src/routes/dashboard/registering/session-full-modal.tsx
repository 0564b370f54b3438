import type { Session } from '@detroit-well/api-client/contract';
import { constants } from '@detroit-well/config/constants';
import { formatLongDate, formatTimeRange } from '@detroit-well/config/studio-time';
import { alternatives, spotsLabel } from '@detroit-well/pricing';
import { Button } from '@detroit-well/ui/components/button';
import { Modal } from '@detroit-well/ui/components/modal';
import { WaitlistBox } from './waitlist-box.tsx';
import './registering.css';

export interface SessionFullModalProps {
  readonly session: Session;
  readonly candidates: readonly Session[];
  readonly now: Date;
  readonly onClose: () => void;
  readonly onChoose: (session: Session) => void;
}

/** No place left: says so and offers what comes closest (Spec A 4, Spec B 9: 3 within 30 days). */
export function SessionFullModal({ session, candidates, now, onClose, onChoose }: SessionFullModalProps) {
  const others = alternatives(
    session,
    candidates.filter((candidate) => !candidate.is_registered && candidate.registration_open),
    { now, limit: constants.alternatives.guardLimit, windowDays: constants.alternatives.guardWindowDays },
  );
  const max = session.max_participants;
  return (
    <Modal open onClose={onClose} title="Session Full">
      <p>
        {max === null ? 'Every spot is taken.' : `All ${max} spots are taken.`}{' '}
        {others.length > 0
          ? 'Join the waitlist, or take one of these.'
          : 'Nothing close to it is open, but there is a waitlist.'}
      </p>
      <ul className="others">
        {others.map(({ session: other }) => (
          <li key={other.public_id}>
            <div>
              <p className="h4">{other.title}</p>
              <p className="sm muted">
                {formatLongDate(other.start_datetime)},{' '}
                {formatTimeRange(other.start_datetime, other.end_datetime)}
              </p>
              <p className="sm muted">
                {other.location}. {spotsLabel(other)}
              </p>
            </div>
            <Button size="sm" slash aria-label={`Register, ${other.title}`} onClick={() => onChoose(other)}>
              Register
            </Button>
          </li>
        ))}
      </ul>
      <WaitlistBox sessionId={session.public_id} />
    </Modal>
  );
}
