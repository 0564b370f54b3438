import { paths, portalUrl } from '@detroit-well/config/paths';
import { fromCents } from '@detroit-well/pricing';
import { newIdempotencyKey } from '@detroit-well/api-client';
import { useEffect, useRef, useState } from 'react';
import type { Frame } from '../page.ts';
import { rateOf } from '../sessions/session-card-view.ts';
import type { SessionSummary } from '../sessions/session-view.ts';
import { useVisitor } from '../visitor/visitor.ts';
import type { DirectState } from './direct-state.ts';

/** Time to read the message before the dashboard opens. Milliseconds. */
const readingMs = 1_200;

interface Intent {
  key: string;
  amount: string;
}

export interface DirectRegistration {
  state: DirectState;
  register: () => void;
  /** Registers at the server's price. */
  acceptPrice: () => void;
}

/** Registers a member with session and amount, then opens My Trainings on the portal. */
export function useDirectRegistration(session: SessionSummary, frame: Frame): DirectRegistration {
  const visitor = useVisitor();
  const member = visitor.kind === 'member' ? visitor : null;
  const [state, setState] = useState<DirectState>({ kind: 'idle' });
  /** The attempt whose response is not known. A retry sends the same request. */
  const intent = useRef<Intent | null>(null);
  const underWay = useRef<Intent | null>(null);

  // When another member signs in, drop the previous member's messages, attempts and responses still in flight.
  useEffect(() => {
    if (!member) return;
    return () => {
      intent.current = null;
      underWay.current = null;
      setState({ kind: 'idle' });
    };
  }, [member]);

  async function send(shown: string): Promise<void> {
    if (underWay.current) return;
    const mine = (intent.current ??= { key: newIdempotencyKey(), amount: shown });
    underWay.current = mine;
    setState({ kind: 'sending' });
    try {
      // Only members need the client and its session, so the page's first script does not include them.
      const { registerDirectly } = await import('./register-directly.ts');
      if (underWay.current !== mine) return;
      const next = await registerDirectly({ session, ...mine, frame });
      if (underWay.current !== mine) return;
      if (next.kind !== 'unknown') intent.current = null;
      setState(next);
      if (next.kind === 'done') {
        setTimeout(() => location.assign(portalUrl(frame.portalUrl, paths.dashboard.training())), readingMs);
      }
    } catch {
      // The script could not be loaded: nothing was sent.
      if (underWay.current !== mine) return;
      setState({ kind: 'failed', message: 'Network error. Please check your connection and try again.' });
    } finally {
      if (underWay.current === mine) underWay.current = null;
    }
  }

  return {
    state,
    register: () => void send(fromCents(rateOf(session, visitor).cents)),
    acceptPrice: () => {
      if (state.kind === 'price_changed') void send(state.now);
    },
  };
}
