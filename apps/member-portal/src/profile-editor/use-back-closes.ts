import { useEffect, useEffectEvent } from 'react';

/**
 * Marks the history entry of an open modal, and gives it an address of its own. The rest of the state stays, so that the
 * router restores the same scroll position.
 */
function pushEntry(address: string): void {
  // Where the address itself opened the modal, Back leads to the page without it.
  if (location.search === address) history.replaceState(history.state, '', location.pathname);
  history.pushState({ ...(history.state as object | null), modal: true }, '', address);
}

const atModal = (): boolean => (history.state as { modal?: boolean } | null)?.modal === true;

/**
 * Gives an open modal an entry in the history, so that Back closes it instead of leaving the page. `onBack` answers
 * whether the modal closes; otherwise its entry is restored. A modal that closes in another way calls `dropEntry`.
 *
 * @param address the query by which the page opens the modal, for example after another sign-in.
 */
export function useBackCloses(address: string, onBack: () => boolean): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!atModal()) pushEntry(address);
    const follow = (): void => {
      if (!atModal() && !back()) pushEntry(address);
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [address]);
}

export function dropEntry(): void {
  if (atModal()) history.back();
}
