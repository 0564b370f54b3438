import { useEffect, useState } from 'react';
import { closeDraft, readDraft, writeDraft } from './draft-store.ts';

export interface Draft<Typed> {
  /** The draft that existed when the form opened. */
  readonly found: Typed | null;
  /** The sign-in ended while the form was open. The form reopens by itself and takes the focus. */
  readonly interrupted: boolean;
  /** The state of the draft; `discarded` after the person has discarded it. */
  readonly state: 'none' | 'restored' | 'discarded';
  /** Stores the current input; `null` when it equals the values without a draft. */
  readonly keep: (typed: Typed | null) => void;
  readonly discard: () => void;
  /** Deletes the draft after the form was submitted or cancelled. */
  readonly end: () => void;
}

const never = (): boolean => false;

/**
 * Keeps the input of a form in this tab, so that a lost sign-in or a reload does not lose it (ADR-049).
 *
 * @param signInEnded whether the sign-in has ended, when the form closes.
 */
export function useDraft<Typed>(name: string, signInEnded: () => boolean = never): Draft<Typed> {
  const [opened] = useState(() => readDraft(name));
  const [state, setState] = useState<Draft<Typed>['state']>(opened ? 'restored' : 'none');

  // Session storage is outside React.
  useEffect(() => {
    const leave = (): void => closeDraft(name, signInEnded());
    closeDraft(name, false);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [name, signInEnded]);

  return {
    // `keep` wrote it under the same name.
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
