import { bookingMessages } from '@detroit-well/booking/messages';
import { paths, portalUrl } from '@detroit-well/config/paths';
import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { TextLink } from '@detroit-well/ui/components/text-link';
import { waitlistPosition, waitlistTurn } from '@detroit-well/ui/patterns/notify-choices';
import type { ReactNode } from 'react';
import type { Frame } from '../page.ts';
import { FocusOnMount } from '../layout/focus-on-mount.tsx';
import type { OnWaitlist } from './waitlist-state.ts';
import type { UsedWaitlist } from './use-waitlist.ts';

interface JoinWaitlistProps {
  waiting: UsedWaitlist;
  frame: Pick<Frame, 'portalUrl'>;
}

/** The waitlist of a full session, for members (SPEC-A 7.14): join it, see the position, leave it. Waiting is free. */
export function JoinWaitlist({ waiting, frame }: JoinWaitlistProps): ReactNode {
  const { line, pressed } = waiting;
  // A notice that follows a press replaces the button and takes the focus. A notice shown on load does not.
  const arrived = (notice: ReactNode) => (pressed ? <FocusOnMount>{notice}</FocusOnMount> : notice);
  switch (line.kind) {
    case 'asking':
      return null;
    case 'waiting':
    case 'offered':
      return (
        <div className="stack">
          {arrived(<Position place={line} live={pressed} />)}
          <LeaveOrSee place={line} waiting={waiting} frame={frame} />
        </div>
      );
    case 'free':
      return arrived(<Flash tone="note" title={line.message} live={pressed} />);
    case 'left':
    case 'apart':
    case 'sending':
    case 'failed':
      return (
        <div className="stack">
          {line.kind === 'failed' ? <Flash tone={line.tone} title={line.message} /> : null}
          {line.kind === 'left'
            ? arrived(<Flash tone="ok" title="You left the waitlist." live={pressed} />)
            : null}
          <Form waiting={waiting} sending={line.kind === 'sending'} />
          <p className="sm muted">{bookingMessages.waitlist}</p>
        </div>
      );
  }
}

function Position({ place, live }: { place: OnWaitlist; live: boolean }): ReactNode {
  const { entry, kind, problem } = place;
  return (
    <>
      <Flash tone="ok" title={waitlistPosition(entry)} live={live}>
        {kind === 'offered' ? 'After that it can go to the next person.' : waitlistTurn(entry)}
      </Flash>
      {problem ? <Flash tone={problem.tone} title={problem.message} /> : null}
    </>
  );
}

/** A position is given up here. An offer is declined on the waitlist page, which asks for confirmation. */
function LeaveOrSee({ place, waiting, frame }: JoinWaitlistProps & { place: OnWaitlist }): ReactNode {
  const { session_id } = place.entry;
  return (
    <div className="row">
      {place.kind === 'waiting' ? (
        <Button
          variant="line"
          size="sm"
          busy={place.leaving === true}
          busyLabel="Leaving..."
          onClick={waiting.leave}
        >
          Leave Waitlist
        </Button>
      ) : null}
      <TextLink
        arrow={false}
        href={portalUrl(frame.portalUrl, paths.dashboard.waitlist({ session: session_id }))}
      >
        View my waitlist
      </TextLink>
    </div>
  );
}

/** The choices load with their script. Until then, or without it, joining notifies by email. */
function Form({
  waiting: { form: JoinForm, smsOffered, join },
  sending,
}: {
  waiting: UsedWaitlist;
  sending: boolean;
}) {
  if (JoinForm) return <JoinForm smsOffered={smsOffered} sending={sending} onJoin={join} />;
  return (
    <Button full busy={sending} busyLabel="Joining..." onClick={() => join()}>
      Join Waitlist
    </Button>
  );
}
