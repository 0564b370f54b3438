import { useEffect, useEffectEvent } from 'react';

/**
 * Adds a history entry for an open modal, with its own URL. It keeps the rest of the state, so that the router restores the
 * same scroll position.
 */
function pushEntry(address: string): void {
  // When the URL opened the modal, Back leads to the page without it.
  if (location.search === address) history.replaceState(history.state, '', location.pathname);
  history.pushState({ ...(history.state as object | null), modal: true }, '', address);
}

const atModal = (): boolean => (history.state as { modal?: boolean } | null)?.modal === true;

/**
 * Adds a history entry for an open modal, so that Back closes the modal instead of leaving the page. `onBack` returns whether
 * the modal closes; if not, the entry is restored. A modal that closes in another way calls `dropEntry`.
 *
 * @param address the query with which the page opens the modal, for example after a new sign-in.
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
