import { useState, type ReactNode } from 'react';
import type { Frame } from '../page.ts';
import type { SessionSummary } from '../sessions/session-view.ts';
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
  useRegisterClicks(sessions, (session) => {
    setAsked(session);
    load();
  });
  const Panel = panel.kind === 'ready' ? panel.Panel : null;
  const waiting = asked !== null && Panel === null;
  return (
    <>
      <RegisterWait
        open={waiting}
        failed={panel.kind === 'failed'}
        onRetry={load}
        onClose={() => setAsked(null)}
      />
      {asked && Panel ? (
        <Panel key={asked.public_id} session={asked} frame={frame} onClose={() => setAsked(null)} />
      ) : null}
    </>
  );
}
