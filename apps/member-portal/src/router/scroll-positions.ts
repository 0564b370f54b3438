import type { View } from './create-router.ts';

const storageKey = 'scroll-positions';

/**
 * Stores the scroll position of each history entry, also across reloads. The browser cannot do this, because it restores
 * positions before a lazily loaded screen has its height.
 */
export function createScrollPositions() {
  const positions = new Map<string, number>(stored());
  return {
    save: (entry: string): void => void positions.set(entry, scrollY),
    persist: (): void => {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
      } catch {
        // Storage is blocked or full: a reload starts at the top.
      }
    },
    /** Scrolls a new view to its stored position, its fragment, or the top. Returns whether it had a stored position. */
    restore: ({ navigation, entry, url }: View): boolean => {
      const left = navigation === 'pop' || navigation === 'load' ? positions.get(entry) : undefined;
      if (left !== undefined) scrollTo(0, left);
      else if (url.hash) document.getElementById(decodeURI(url.hash.slice(1)))?.scrollIntoView();
      else if (navigation !== 'load') scrollTo(0, 0);
      return left !== undefined;
    },
  };
}

function stored(): [string, number][] {
  try {
    // `persist` wrote it.
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}
