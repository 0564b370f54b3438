import { useSyncExternalStore } from 'react';

/** Below this width the week is a list. */
const forWeek = '(min-width: 900px)';
/** From here on the selected session opens over the week, and from the second on it stands beside it. */
const forSheet = '(min-width: 1200px)';
const forColumn = '(min-width: 1380px)';

function useMedia(media: string): boolean {
  const subscribe = (notify: () => void): (() => void) => {
    const query = matchMedia(media);
    query.addEventListener('change', notify);
    return () => query.removeEventListener('change', notify);
  };
  return useSyncExternalStore(subscribe, () => matchMedia(media).matches);
}

/** Whether the screen has room for the seven days beside each other. */
export const useWide = (): boolean => useMedia(forWeek);

/** How the screen shows the selected session; null: on its own page. */
export function usePanel(): 'column' | 'sheet' | null {
  const hasSheet = useMedia(forSheet);
  const hasColumn = useMedia(forColumn);
  if (hasColumn) return 'column';
  return hasSheet ? 'sheet' : null;
}
