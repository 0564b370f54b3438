import type { Session } from '@detroit-well/api-client/contract';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { PartBoundary } from '../layouts/part-boundary.tsx';
import { useInterruptedPanel } from './use-panel-draft.ts';
import type { RegisteringFlow as Flow, RegisteringFlowProps } from './registering-flow.tsx';

export interface RegisteringFlowOptions {
  readonly now: Date;
  /** Whether a membership is active. */
  readonly isMember: boolean;
  /** The waiver or consent is missing; the sentence says so. */
  readonly onBlocked: (reason: string) => void;
  readonly onDone: (session: Session) => void;
  /** Told when the check finds a session full; true where the caller shows it itself. */
  readonly onFull?: (session: Session) => boolean;
  /** The files of the flow could not be fetched: nothing was asked. */
  readonly onUnreachable: (error: unknown) => void;
}

export interface RegisteringFlow {
  /** The session that is being checked. */
  readonly checking: string | null;
  readonly register: (session: Session) => void;
  /** The modal or panel of the current step. */
  readonly screen: ReactNode;
}

/** Registers from a list of sessions. Checks, panels and payment are fetched at the first press. */
export function useRegisteringFlow({ onUnreachable, ...options }: RegisteringFlowOptions): RegisteringFlow {
  const [RegisteringFlow, setFlow] = useState<typeof Flow | null>(null);
  const [request, setRequest] = useState<RegisteringFlowProps['request'] | null>(null);
  const [checking, setChecking] = useState<string | null>(null);

  const register = async (session: Session): Promise<void> => {
    setChecking(session.public_id);
    try {
      const loaded = await import('./registering-flow.tsx');
      setFlow(() => loaded.RegisteringFlow);
      setRequest({ session });
    } catch (error) {
      setChecking(null);
      onUnreachable(error);
    }
  };

  useInterruptedPanel((session) => void register(session));

  return {
    checking,
    register: (session) => void register(session),
    screen:
      RegisteringFlow && request ? (
        <PartBoundary>
          <RegisteringFlow {...options} request={request} onChecking={setChecking} />
        </PartBoundary>
      ) : null,
  };
}
