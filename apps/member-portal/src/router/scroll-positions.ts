import type { View } from './create-router.ts';

const storageKey = 'scroll-positions';

/**
 * Remembers how far each entry of the history was scrolled, also over a reload. The browser cannot: it restores before
 * a screen that is loaded later has its height.
 */
export function createScrollPositions() {
  const positions = new Map<string, number>(stored());
  return {
    save: (entry: string): void => void positions.set(entry, scrollY),
    persist: (): void => {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
      } catch {
        // Storage is forbidden or full: a reload begins at the top.
      }
    },
    /** Scrolls a new view to where it was left, to its fragment, or to the top. Returns whether it was seen before. */
    restore: ({ arrival, entry, url }: View): boolean => {
      const left = arrival === 'pop' || arrival === 'load' ? positions.get(entry) : undefined;
      if (left !== undefined) scrollTo(0, left);
      else if (url.hash) document.getElementById(decodeURI(url.hash.slice(1)))?.scrollIntoView();
      else if (arrival !== 'load') scrollTo(0, 0);
      return left !== undefined;
    },
  };
}

function stored(): [string, number][] {
  try {
    // Written by `persist`.
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}
