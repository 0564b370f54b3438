import { isApiError, type Client } from '@detroit-well/api-client';
import { withoutMailTail } from '@detroit-well/config/paths';
import { describe } from '@detroit-well/api-client/errors';
import { useState, useSyncExternalStore } from 'react';
import { loadGuestClient } from '../../guest-client/load-guest-client.ts';
import { summarise, type SessionSummary } from '../../sessions/session-view.ts';

type Status = Awaited<ReturnType<Client['openings']['confirm']>>['status'];

/** The page behind the link, as a person sees it. */
export type OpeningState =
  /** The server renders this; only the browser knows the token. */
  | { kind: 'reading' }
  /** Opening the link changes nothing, because mail scanners open links. */
  | { kind: 'asking'; problem: string | null }
  | { kind: 'sending'; action: 'confirm' | 'withdraw' }
  | { kind: 'invalid' }
  | { kind: 'withdrawn' }
  | { kind: 'known'; status: Status; session: SessionSummary };

export interface UsedOpening {
  readonly state: OpeningState;
  readonly confirm: () => void;
  readonly withdraw: () => void;
}

const onHash = (listener: () => void): (() => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

/** Confirms or withdraws the request whose token is in the fragment of the address. */
export function useOpening(apiUrl: string): UsedOpening {
  const token = useSyncExternalStore(
    onHash,
    () => decodeURIComponent(withoutMailTail(location.hash.slice(1))),
    () => null,
  );
  /** The outcome of a token; another link in the same tab starts again. */
  const [last, setLast] = useState<{ token: string; state: OpeningState } | null>(null);
  const start: OpeningState =
    token === null
      ? { kind: 'reading' }
      : token === ''
        ? { kind: 'invalid' }
        : { kind: 'asking', problem: null };
  const state = last !== null && last.token === token ? last.state : start;

  async function send(action: 'confirm' | 'withdraw'): Promise<void> {
    if (!token || state.kind === 'sending') return;
    const show = (next: OpeningState): void => setLast({ token, state: next });
    show({ kind: 'sending', action });
    try {
      const { openings } = await loadGuestClient(apiUrl);
      if (action === 'withdraw') {
        await openings.withdraw({ body: { token } });
        return show({ kind: 'withdrawn' });
      }
      const { status, session } = await openings.confirm({ body: { token } });
      show({ kind: 'known', status, session: summarise(session) });
    } catch (error) {
      if (isApiError(error) && error.is('verification_link_invalid')) return show({ kind: 'invalid' });
      const operation = action === 'confirm' ? 'confirmOpening' : 'withdrawOpening';
      show({ kind: 'asking', problem: describe(error, operation).message });
    }
  }

  return { state, confirm: () => void send('confirm'), withdraw: () => void send('withdraw') };
}
