import { useEffect, useState } from 'react';
import { isSignedIn } from '../session/presence.ts';
import { closeDraft, readDraft, writeDraft } from './draft-store.ts';

export interface Draft<Typed> {
  /** What had been typed when the form opened. */
  readonly found: Typed | null;
  /** The sign-in ended while the form was open: it opens again by itself and takes the focus. */
  readonly interrupted: boolean;
  /** Whether the form shows a draft; `discarded` once the member has given it up. */
  readonly state: 'none' | 'restored' | 'discarded';
  /** Keeps what is typed now; `null` when it is the same as without a draft. */
  readonly keep: (typed: Typed | null) => void;
  /** The member discards the draft. */
  readonly discard: () => void;
  /** The form was submitted or cancelled. */
  readonly end: () => void;
}

/** Keeps what is typed into a form for this tab, so that neither a lost sign-in nor a reload loses it (ADR-049). */
export function useDraft<Typed>(name: string): Draft<Typed> {
  const [opened] = useState(() => readDraft(name));
  const [state, setState] = useState<Draft<Typed>['state']>(opened ? 'restored' : 'none');

  // Storage is outside React.
  useEffect(() => {
    const leave = (): void => closeDraft(name, !isSignedIn());
    closeDraft(name, false);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [name]);

  return {
    // Written by `keep`, under the same name.
    found: (opened?.typed ?? null) as Typed | null,
    interrupted: opened?.interrupted ?? false,
    state,
    keep: (typed) => {
      writeDraft(name, typed);
      if (typed !== null && state === 'discarded') setState('none');
    },
    discard: () => {
      writeDraft(name, null);
      setState('discarded');
    },
    end: () => {
      writeDraft(name, null);
      setState('none');
    },
  };
}
