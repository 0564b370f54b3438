import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Frame } from '../page.ts';
import type { SessionSummary } from '../sessions/session-view.ts';
import { useVisitor } from '../visitor/visitor.ts';
import { enterPanel, leavePanel } from './panel-history.ts';
import { useGuestPanel, type CarriedOver, type PanelStanding } from './use-guest-panel.ts';
import { useRegisterClicks } from './use-register-clicks.ts';
import { RegisterWait } from './register-wait.tsx';

interface RegistrationDeskProps {
  sessions: readonly SessionSummary[];
  frame: Frame;
  /** A guest has registered: the spots on the page are old. */
  onBooked?: () => void;
}

/**
 * Where guests register (SPEC-A 4): a register link opens it in place. The form with all it needs arrives only now; until it is
 * there the waiting panel stands in its room.
 */
export function RegistrationDesk({ sessions, frame, onBooked }: RegistrationDeskProps): ReactNode {
  const [asked, setAsked] = useState<SessionSummary | null>(null);
  const { panel, load } = useGuestPanel();
  const opener = useRef<HTMLElement | null>(null);
  const standing = useRef<PanelStanding>('open');
  const [carried, setCarried] = useState<CarriedOver | null>(null);
  const visitor = useVisitor();
  useRegisterClicks(sessions, {
    open: (session, link) => {
      // A link inside the panel goes with it: the focus returns to the one that opened the first.
      if (!asked) {
        opener.current = link ?? opener.current;
        standing.current = 'open';
      }
      enterPanel(session.public_id);
      setAsked(session);
      load();
    },
    close: () => {
      if (!asked) return;
      // Money is under way: back to the panel's own entry.
      if (standing.current === 'locked') history.forward();
      // A place was taken: the page that shows the places is old now (SPEC-A 4, success reloads the page).
      else if (standing.current === 'booked') location.reload();
      else {
        setAsked(null);
        // Two dialogs stood one after the other: only the link knows where the focus came from. After the dialog has gone:
        // nothing outside a modal dialog takes the focus.
        setTimeout(() => opener.current?.focus(), 0);
      }
    },
  });
  // Members register on the session's own page, beside price and terms.
  useEffect(() => {
    if (!asked || visitor.kind !== 'member') return;
    if (location.pathname === asked.href.split('?')[0]) leavePanel();
    // Instead of the panel's entry: going back must not lead here again.
    else location.replace(asked.href);
  }, [asked, visitor]);
  const wanted = visitor.kind === 'member' ? null : asked;
  const Panel = panel.kind === 'ready' && visitor.kind === 'guest' ? panel.Panel : null;
  const waiting = wanted !== null && Panel === null;
  return (
    <>
      <RegisterWait open={waiting} failed={panel.kind === 'failed'} onRetry={load} onClose={leavePanel} />
      {wanted && Panel ? (
        <Panel
          key={wanted.public_id}
          session={wanted}
          frame={frame}
          carried={carried}
          onCarry={setCarried}
          onClose={leavePanel}
          onStanding={(next) => {
            standing.current = next;
            if (next === 'booked') onBooked?.();
          }}
        />
      ) : null}
    </>
  );
}
