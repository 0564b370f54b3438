import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Frame } from '../page.ts';
import type { SessionSummary } from '../sessions/session-view.ts';
import { useVisitor } from '../visitor/visitor.ts';
import { useGuestPanel } from './use-guest-panel.ts';
import { useRegisterClicks } from './use-register-clicks.ts';
import { RegisterWait } from './register-wait.tsx';

interface RegistrationDeskProps {
  sessions: readonly SessionSummary[];
  frame: Frame;
}

/**
 * Where guests register (Spec A 4): a register link opens it in place. The form with all it needs arrives only now; until it is
 * there the waiting panel stands in its room.
 */
export function RegistrationDesk({ sessions, frame }: RegistrationDeskProps): ReactNode {
  const [asked, setAsked] = useState<SessionSummary | null>(null);
  const { panel, load } = useGuestPanel();
  const opener = useRef<HTMLElement | null>(null);
  useRegisterClicks(sessions, (session, link) => {
    opener.current = link;
    setAsked(session);
    load();
  });
  const visitor = useVisitor();
  /** Two dialogs stand one after the other: only the link knows where the focus came from. */
  function close(): void {
    setAsked(null);
    // After the dialog has gone: nothing outside a modal dialog takes the focus.
    setTimeout(() => opener.current?.focus(), 0);
  }
  // Members register on the session's own page, beside price and terms.
  useEffect(() => {
    if (asked && visitor.kind === 'member' && !location.href.includes(asked.href)) {
      location.assign(asked.href);
    }
  }, [asked, visitor]);
  const wanted = visitor.kind === 'member' ? null : asked;
  const Panel = panel.kind === 'ready' && visitor.kind === 'guest' ? panel.Panel : null;
  const waiting = wanted !== null && Panel === null;
  return (
    <>
      <RegisterWait open={waiting} failed={panel.kind === 'failed'} onRetry={load} onClose={close} />
      {wanted && Panel ? (
        <Panel key={wanted.public_id} session={wanted} frame={frame} onClose={close} />
      ) : null}
    </>
  );
}
