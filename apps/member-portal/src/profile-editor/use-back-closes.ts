import { useEffect, useEffectEvent } from 'react';

/** Marks the history entry of an open modal. The rest of the state stays, so that the router restores the same scroll position. */
function pushEntry(): void {
  history.pushState({ ...(history.state as object | null), modal: true }, '');
}

const atModal = (): boolean => (history.state as { modal?: boolean } | null)?.modal === true;

/**
 * Gives an open modal an entry in the history, so that Back closes it instead of leaving the page. `onBack` answers
 * whether the modal closes; otherwise its entry is restored. A modal that closes in another way calls `dropEntry`.
 */
export function useBackCloses(onBack: () => boolean): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!atModal()) pushEntry();
    const follow = (): void => {
      if (!atModal() && !back()) pushEntry();
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
}

export function dropEntry(): void {
  if (atModal()) history.back();
}
