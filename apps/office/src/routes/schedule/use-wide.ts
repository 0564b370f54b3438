import { useSyncExternalStore } from 'react';

/** Below this width the week is a list. */
const forWeek = '(min-width: 900px)';
/** The width of the week and a panel beside it. */
const forPanel = '(min-width: 1280px)';

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

/** Whether it has room for the selected session beside them. */
export const useRoomForPanel = (): boolean => useMedia(forPanel);
