import { loadFile } from '@detroit-well/ui/load-file';
import { bookingMessages } from '@detroit-well/booking/messages';
import { paths, portalUrl } from '@detroit-well/config/paths';
import { fromCents } from '@detroit-well/pricing';
import { useEffect, useRef, useState } from 'react';
import type { PageContext } from '../page.ts';
import { rateOf } from '../sessions/visitor-session.ts';
import type { SessionSummary } from '../sessions/session-view.ts';
import { useVisitor } from '../visitor/visitor.ts';
import type { DirectState } from './direct-state.ts';
import type { DirectFlow } from './register-directly.ts';

/** Time to read the message before the dashboard opens. Milliseconds. */
const readingMs = 1_200;

export interface DirectRegistration {
  readonly state: DirectState;
  readonly register: () => void;
  /** Registers at the server's price. */
  readonly acceptPrice: () => void;
}

/**
 * Registers a member with session and amount, then opens My Trainings on the portal.
 *
 * @param onFull called when the server finds the session full.
 */
export function useDirectRegistration(
  session: SessionSummary,
  context: PageContext,
  onFull: () => void,
): DirectRegistration {
  const visitor = useVisitor();
  const member = visitor.kind === 'member' ? visitor : null;
  const [state, setState] = useState<DirectState>({ kind: 'idle' });
  const flow = useRef<DirectFlow | null>(null);
  /** Changes with the member: reports of an earlier member's flow are dropped. */
  const owner = useRef<object>({});
  const running = useRef(false);

  // When another member signs in, drop the previous member's messages, attempts and responses still in flight.
  useEffect(() => {
    if (!member) return;
    return () => {
      owner.current = {};
      flow.current = null;
      running.current = false;
      setState({ kind: 'idle' });
    };
  }, [member]);

  /** `accept`: the visitor accepted the price of the last response. */
  async function send(accept: boolean): Promise<void> {
    if (running.current) return;
    running.current = true;
    const mine = owner.current;
    const report = (next: DirectState): void => {
      if (owner.current !== mine) return;
      setState(next);
      if (next.kind === 'full') onFull();
      if (next.kind !== 'done') return;
      const registered = paths.dashboard.training({ registered: session.public_id });
      setTimeout(() => location.assign(portalUrl(context.portalUrl, registered)), readingMs);
    };
    setState({ kind: 'sending' });
    try {
      // Only members need the client and its session, so the page's first script does not include them.
      const { createDirectFlow } = await loadFile(() => import('./register-directly.ts'));
      if (owner.current !== mine) return;
      if (!accept && !flow.current?.getState().isPending) flow.current = null;
      const amount = fromCents(rateOf(session, visitor).cents);
      const memberId = member?.id ?? '';
      flow.current ??= createDirectFlow({ memberId, session, amount, context, onState: report });
      await flow.current.send();
    } catch {
      // The script could not be loaded: nothing was sent.
      report({ kind: 'failed', message: bookingMessages.networkError });
    } finally {
      if (owner.current === mine) running.current = false;
    }
  }

  return { state, register: () => void send(false), acceptPrice: () => void send(true) };
}
