import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import type { ReactNode } from 'react';
import { Arrival } from '../registration/arrival.tsx';
import { standingInLine } from './line-words.ts';
import type { WaitingLine } from './use-line.ts';

/** The line for a full session, for members (Decision 2.14). Waiting costs nothing. */
export function JoinWaitlist({ waiting: { line, pressed, join } }: { waiting: WaitingLine }): ReactNode {
  // What came by a press stands where the button stood; what the page opened with takes nothing away.
  const arrived = (notice: ReactNode) => (pressed ? <Arrival>{notice}</Arrival> : notice);
  switch (line.kind) {
    case 'asking':
      return null;
    case 'waiting':
      return arrived(
        <Flash tone="ok" title={standingInLine(line)} live={pressed}>
          We write to you when a place is yours.
        </Flash>,
      );
    case 'offered':
      return arrived(
        <Flash tone="ok" title={standingInLine(line)} live={pressed}>
          After that it goes to the next in line.
        </Flash>,
      );
    case 'free':
      return arrived(<Flash tone="note" title={line.message} live={pressed} />);
    case 'apart':
    case 'sending':
    case 'failed':
      return (
        <div className="stack">
          {line.kind === 'failed' ? <Flash tone={line.tone} title={line.message} /> : null}
          <Button full busy={line.kind === 'sending'} busyLabel="Joining..." onClick={join}>
            Join Waitlist
          </Button>
          <p className="sm muted">
            We write to you when a place is yours. Nothing is charged until you take it.
          </p>
        </div>
      );
  }
}
