import type { Session } from '@detroit-well/api-client/contract';
import { SessionPanelSummary } from '@detroit-well/booking/session-panel-summary';
import { memberPrice } from '@detroit-well/booking/session-view';
import { Flash } from '@detroit-well/ui/components/flash';
import { Sheet } from '@detroit-well/ui/components/sheet';
import { SessionFull, SessionFullFoot, sessionFullTitle } from './session-full.tsx';
import { useSessionWaitlist } from './use-session-waitlist.ts';
import './registration.css';

export interface SessionFullPanelProps {
  readonly session: Session;
  readonly now: Date;
  readonly isMember: boolean;
  readonly onClose: () => void;
  readonly onChoose: (session: Session) => void;
  readonly onSpotOpen: () => void;
}

/** Shows Session Full when the check before payment found no spot. */
export function SessionFullPanel(props: SessionFullPanelProps) {
  const { session, now, isMember, onClose, onChoose, onSpotOpen } = props;
  const waitlist = useSessionWaitlist(session.public_id, true);
  const max = session.max_participants;
  return (
    <Sheet
      open
      onClose={onClose}
      title={sessionFullTitle(waitlist)}
      summary={<SessionPanelSummary session={session} price={memberPrice(session, isMember)} />}
      footer={<SessionFullFoot waitlist={waitlist} onClose={onClose} onSpotOpen={onSpotOpen} />}
    >
      <SessionFull
        session={session}
        now={now}
        isMember={isMember}
        waitlist={waitlist}
        onChoose={onChoose}
        reason={
          <Flash tone="warn" title={max === null ? 'Every spot is taken.' : `All ${max} spots are taken.`}>
            Nothing was charged.
          </Flash>
        }
      />
    </Sheet>
  );
}
