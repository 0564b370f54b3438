import type { Session } from '@detroit-well/api-client/contract';
import { Badge } from '@detroit-well/ui/components/badge';
import { Flash } from '@detroit-well/ui/components/flash';
import { Sheet, SheetSummary } from '@detroit-well/ui/components/sheet';
import { sessionDateText } from '../format/session-date.ts';
import { priceOf } from '../format/price-of.ts';
import { SessionFull, SessionFullFoot, sessionFullTitle } from './session-full.tsx';
import { useSessionWaitlist } from './use-session-waitlist.ts';
import './registering.css';

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
  const { day, longDate, hours } = sessionDateText(session);
  const { badge } = priceOf(session, isMember);
  const max = session.max_participants;
  return (
    <Sheet
      open
      onClose={onClose}
      title={sessionFullTitle(waitlist)}
      summary={
        <SheetSummary
          day={day}
          title={session.title}
          detail={`${longDate}, ${hours}`}
          badge={<Badge tone={badge === 'Member Rate' ? 'signal' : 'soft'}>{badge}</Badge>}
        />
      }
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
