import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { useState, type ReactNode } from 'react';
import type { Frame } from '../page.ts';
import { Arrival } from '../registration/arrival.tsx';
import type { InLine } from './take-place-in-line.ts';

type Waiting = InLine | { kind: 'idle' } | { kind: 'sending' };

/** The line for a full session, for members (Decision 2.14). Waiting costs nothing. */
export function JoinWaitlist({ sessionId, frame }: { sessionId: string; frame: Frame }): ReactNode {
  const [waiting, setWaiting] = useState<Waiting>({ kind: 'idle' });

  async function join(): Promise<void> {
    setWaiting({ kind: 'sending' });
    try {
      // Only members of full sessions come here; the calls are not part of the page's first script.
      const { takePlaceInLine } = await import('./take-place-in-line.ts');
      setWaiting(await takePlaceInLine(frame, sessionId));
    } catch {
      setWaiting({ kind: 'failed', message: 'Failed to join waitlist. Please try again.' });
    }
  }

  if (waiting.kind === 'joined') {
    const { position } = waiting;
    return (
      <Arrival>
        <Flash tone="ok" title={position > 0 ? `You are number ${position} in line.` : 'You are in line.'}>
          We write to you when a place is yours.
        </Flash>
      </Arrival>
    );
  }
  return (
    <div className="stack">
      {waiting.kind === 'failed' ? <Flash tone="bad" title={waiting.message} /> : null}
      <Button full busy={waiting.kind === 'sending'} busyLabel="Joining..." onClick={() => void join()}>
        Join Waitlist
      </Button>
      <p className="sm muted">We write to you when a place is yours. Nothing is charged until you take it.</p>
    </div>
  );
}
