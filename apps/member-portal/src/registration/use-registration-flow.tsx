import { loadFile } from '@detroit-well/ui/load-file';
import type { Session } from '@detroit-well/api-client/contract';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { PartBoundary } from '../outcomes/part-boundary.tsx';
import { useInterruptedPanel } from './use-panel-draft.ts';
import type { RegistrationFlow as Flow, RegistrationFlowProps } from './registration-flow.tsx';

interface RegistrationFlowOptions extends Omit<RegistrationFlowProps, 'request' | 'onChecking'> {
  /** Called when the flow's files could not be fetched, before any API call. */
  readonly onUnreachable: (error: unknown) => void;
}

export interface RegistrationFlow {
  /** The session that is being checked. */
  readonly checking: string | null;
  /** `joins`: with the membership chosen that gives the member rate. */
  readonly register: (session: Session, options?: { readonly joins: boolean }) => void;
  readonly screen: ReactNode;
}

/** Registers from a list of sessions. The check, panels and payment are fetched at the first press. */
export function useRegistrationFlow({
  onUnreachable,
  ...options
}: RegistrationFlowOptions): RegistrationFlow {
  const [RegistrationFlow, setFlow] = useState<typeof Flow | null>(null);
  const [request, setRequest] = useState<RegistrationFlowProps['request'] | null>(null);
  const [checking, setChecking] = useState<string | null>(null);

  const register = async (session: Session, joins: boolean): Promise<void> => {
    setChecking(session.public_id);
    try {
      const loaded = await loadFile(() => import('./registration-flow.tsx'));
      setFlow(() => loaded.RegistrationFlow);
      setRequest({ session, joins });
    } catch (error) {
      setChecking(null);
      onUnreachable(error);
    }
  };

  useInterruptedPanel((session) => void register(session, false));

  return {
    checking,
    register: (session, { joins } = { joins: false }) => void register(session, joins),
    screen:
      RegistrationFlow && request ? (
        <PartBoundary>
          <RegistrationFlow {...options} request={request} onChecking={setChecking} />
        </PartBoundary>
      ) : null,
  };
}
