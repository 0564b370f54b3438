import { useSyncExternalStore } from 'react';

/** Below this width the week is a list. */
const wide = '(min-width: 900px)';

function subscribe(notify: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** Whether the screen has room for the seven days beside each other. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
