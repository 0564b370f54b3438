import { paths, portalUrl } from '@detroit-well/config/paths';
import { fromCents } from '@detroit-well/pricing';
import { newIntent } from '@detroit-well/api-client';
import { useRef, useState } from 'react';
import type { Frame } from '../page.ts';
import { rateOf } from '../sessions/session-card-view.ts';
import type { SessionSummary } from '../sessions/session-view.ts';
import { useVisitor } from '../visitor/visitor.ts';
import type { DirectState } from './direct-state.ts';

/** Time to read the sentence before the dashboard opens. Milliseconds. */
const readingMs = 1_200;

export interface DirectRegistration {
  state: DirectState;
  register: () => void;
  /** Registers at the price the server named. */
  acceptPrice: () => void;
}

/** Registers a member at the press of the button: session and amount, then My Trainings on the portal. */
export function useDirectRegistration(session: SessionSummary, frame: Frame): DirectRegistration {
  const visitor = useVisitor();
  const [state, setState] = useState<DirectState>({ kind: 'idle' });
  const underWay = useRef(false);
  /** What was agreed to at the press, as long as its answer is not known: asked once more, it is the same request. */
  const intent = useRef<{ key: string; amount: string } | null>(null);

  async function send(shown: string): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    intent.current ??= { key: newIntent(), amount: shown };
    setState({ kind: 'sending' });
    try {
      // Only members come here; the client and its session are not part of the page's first script.
      const { registerDirectly } = await import('./register-directly.ts');
      const next = await registerDirectly({ session, ...intent.current, frame });
      if (next.kind !== 'unknown') intent.current = null;
      setState(next);
      if (next.kind === 'done') {
        setTimeout(() => location.assign(portalUrl(frame.portalUrl, paths.dashboard.training())), readingMs);
      }
    } catch {
      // The file itself could not be fetched: nothing was sent.
      setState({ kind: 'failed', message: 'Network error. Please check your connection and try again.' });
    } finally {
      underWay.current = false;
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
