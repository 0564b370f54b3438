import { useEffect, useRef, useState } from 'react';
import type { PageContext } from '../page.ts';
import type { SessionSummary } from '../sessions/session-view.ts';
import { useVisitor } from '../visitor/visitor.ts';
import { enterPanel, leavePanel } from './panel-history.ts';
import type { CarriedOver, PanelStatus } from './guest-panel.tsx';
import { useGuestPanel } from './use-guest-panel.ts';
import { useRegisterClicks } from './use-register-clicks.ts';
import { GuestPanelLoading } from './guest-panel-loading.tsx';

interface GuestPanelHostProps {
  readonly sessions: readonly SessionSummary[];
  readonly context: PageContext;
  /** A guest has registered, so the spots on the page are out of date. */
  readonly onBooked?: () => void;
}

/**
 * Opens guest registration in place when a register link is pressed (SPEC-A 4). The form's script loads only then; a waiting
 * panel is shown until it arrives.
 */
export function GuestPanelHost({ sessions, context, onBooked }: GuestPanelHostProps) {
  const [selected, setSelected] = useState<SessionSummary | null>(null);
  const { panel, load } = useGuestPanel();
  const opener = useRef<HTMLElement | null>(null);
  const panelStatus = useRef<PanelStatus>('open');
  const [carried, setCarried] = useState<CarriedOver | null>(null);
  const visitor = useVisitor();
  useRegisterClicks(sessions, {
    open: (session, link) => {
      // A link inside the panel disappears with it, so the focus returns to the link that opened the first panel.
      if (!selected) {
        opener.current = link ?? opener.current;
        panelStatus.current = 'open';
      }
      enterPanel(session.public_id);
      setSelected(session);
      load();
    },
    close: () => {
      if (!selected) return;
      // A payment is in progress: return to the panel's history entry.
      if (panelStatus.current === 'locked') history.forward();
      // A seat was taken, so the page is out of date (SPEC-A 4, success reloads the page).
      else if (panelStatus.current === 'booked') location.reload();
      else {
        setSelected(null);
        // Two dialogs followed each other, so only the link's ref knows where the focus came from. The timeout lets the
        // dialog close first: nothing outside a modal dialog can take the focus.
        setTimeout(() => opener.current?.focus(), 0);
      }
    },
  });
  // Members register on the session's page, beside price and terms.
  useEffect(() => {
    if (!selected || visitor.kind !== 'member') return;
    if (location.pathname === selected.href.split('?')[0]) leavePanel();
    // Replaces the panel's history entry, so that Back does not return here.
    else location.replace(selected.href);
  }, [selected, visitor]);
  const guestSession = visitor.kind === 'member' ? null : selected;
  const Panel = panel.kind === 'ready' && visitor.kind === 'guest' ? panel.Panel : null;
  const loading = guestSession !== null && Panel === null;
  return (
    <>
      <GuestPanelLoading
        open={loading}
        failed={panel.kind === 'failed'}
        onRetry={load}
        onClose={leavePanel}
      />
      {guestSession && Panel ? (
        <Panel
          key={guestSession.public_id}
          session={guestSession}
          context={context}
          carried={carried}
          onCarry={setCarried}
          onClose={leavePanel}
          onStatusChange={(next) => {
            panelStatus.current = next;
            if (next === 'booked') onBooked?.();
          }}
        />
      ) : null}
    </>
  );
}
