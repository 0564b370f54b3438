import { useEffect, useRef, useState } from 'react';
import type { Frame } from '../page.ts';
import type { SessionSummary } from '../sessions/session-view.ts';
import { useVisitor } from '../visitor/visitor.ts';
import { enterPanel, leavePanel } from './panel-history.ts';
import { useGuestPanel, type CarriedOver, type PanelStatus } from './use-guest-panel.ts';
import { useRegisterClicks } from './use-register-clicks.ts';
import { RegisterWait } from './guest-panel-loading.tsx';

interface RegistrationDeskProps {
  readonly sessions: readonly SessionSummary[];
  readonly frame: Frame;
  /** A guest has registered, so the spots on the page are out of date. */
  readonly onBooked?: () => void;
}

/**
 * Opens guest registration in place when a register link is pressed (SPEC-A 4). The form's script loads only then; a waiting
 * panel is shown until it arrives.
 */
export function RegistrationDesk({ sessions, frame, onBooked }: RegistrationDeskProps) {
  const [asked, setAsked] = useState<SessionSummary | null>(null);
  const { panel, load } = useGuestPanel();
  const opener = useRef<HTMLElement | null>(null);
  const standing = useRef<PanelStatus>('open');
  const [carried, setCarried] = useState<CarriedOver | null>(null);
  const visitor = useVisitor();
  useRegisterClicks(sessions, {
    open: (session, link) => {
      // A link inside the panel disappears with it, so the focus returns to the link that opened the first panel.
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
      // A payment is in progress: return to the panel's history entry.
      if (standing.current === 'locked') history.forward();
      // A seat was taken, so the page is out of date (SPEC-A 4, success reloads the page).
      else if (standing.current === 'booked') location.reload();
      else {
        setAsked(null);
        // Two dialogs followed each other, so only the link's ref knows where the focus came from. The timeout lets the
        // dialog close first: nothing outside a modal dialog can take the focus.
        setTimeout(() => opener.current?.focus(), 0);
      }
    },
  });
  // Members register on the session's page, beside price and terms.
  useEffect(() => {
    if (!asked || visitor.kind !== 'member') return;
    if (location.pathname === asked.href.split('?')[0]) leavePanel();
    // Replaces the panel's history entry, so that Back does not return here.
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
